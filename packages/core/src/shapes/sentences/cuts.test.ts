// Sentences above rows whose cells stand apart, with as many words as the rows have cells.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const ROWS = '. . . . C C\nB B . . . .\n. . X X . .\n. . . . E E\nF D D A . .\nF . . A . .';

test.each([
  'The exit is on the left.',
  'And this one:\nThe exit is on the left.',
  'Level 2\nThe exit is on the left',
  'The exit is at the left side.',
])('%s', (heading) => {
  for (const text of [`${heading}\n${ROWS}`, `${ROWS}\n${heading}`]) {
    const answer = readShapes(text);
    expect(
      answer.kind === 'read' && answer.boards.map(({ board }) => `${board.height} ${board.exit}`),
    ).toEqual(['6 left']);
  }
});

test('rows of words are rows', () => {
  const rows = 'red red . blue blue pink\n. . . . . pink\n. . tan . . pink\n. . tan . . .';
  const answer = readShapes(rows, { primary: 'red' });
  expect(answer.kind === 'read' && answer.boards.map(({ board }) => board.vehicles.length)).toEqual([4]);
});
