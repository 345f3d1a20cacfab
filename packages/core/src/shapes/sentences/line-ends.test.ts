import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';
import { withoutLineEnds } from './line-ends.ts';

test('two boards with a name, as cat -e shows them', () => {
  const lines = ['Card 1', 'XX.A', '...A', '....', '', 'XX.B', '...B', '....', ''];
  const answer = readShapes(lines.map((line) => `${line}$`).join('\n'));
  expect(answer.kind === 'read' && answer.boards.map(({ name, board }) => [name, board.width])).toEqual([
    ['Card 1', 4],
    [undefined, 4],
  ]);
});

test('tabs as cat -A shows them', () => {
  expect(withoutLineEnds('X^IX^I.$\n.^I.^IA$\n.^I.^IA$\n')).toBe('X\tX\t.\n.\t.\tA\n.\t.\tA\n');
});

test('a line without the mark', () => {
  expect(withoutLineEnds('XX.A$\n...A\n....$')).toBe('XX.A$\n...A\n....$');
});
