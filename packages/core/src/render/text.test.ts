import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirror, transpose } from '../board/board.ts';
import { validate } from '../board/validate.ts';
import { legalBoards, letterLabels } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { renderText } from './text.ts';

const small = boardOf(['aa.o', 'XX.o', '#..o']);

describe('a board of 4 by 3 with its exit at each edge', () => {
  test.each([
    [
      'right',
      small,
      ['╭────────────╮', '│ a──a  ·  o │', '│ X──X  ·  o  →', '│▐█▌ ·  ·  o │', '╰────────────╯'],
    ],
    [
      'left',
      mirror(small),
      ['  ╭────────────╮', '  │ o  ·  a──a │', '←   o  ·  X──X │', '  │ o  ·  · ▐█▌│', '  ╰────────────╯'],
    ],
    [
      'bottom',
      transpose(small),
      ['╭─────────╮', '│ a  X ▐█▌│', '│ a  X  · │', '│ ·  ·  · │', '│ o──o──o │', '╰─── ↓ ───╯'],
    ],
    [
      'top',
      transpose(mirror(small)),
      ['╭─── ↑ ───╮', '│ o──o──o │', '│ ·  ·  · │', '│ a  X  · │', '│ a  X ▐█▌│', '╰─────────╯'],
    ],
  ])('%s', (_, board, lines) => {
    expect(renderText(board).split('\n')).toEqual(lines);
  });
});

// the vehicles 0 X, 1 a, 2 o, in the order of their labels: a is 1
test.each([
  [{ vehicle: 1, by: 1 }, ['│ a──a  →  o │', '│ X──X  ·  o  →', '│▐█▌ ·  ·  o │']],
  // a slide that something blocks
  [{ vehicle: 0, by: 2 }, ['│ a──a  ·  o │', '│ X──X  →  o  →', '│▐█▌ ·  ·  o │']],
])('an arrow where the move %j leads', (move, lines) => {
  expect(renderText(small, { move }).split('\n').slice(1, -1)).toEqual(lines);
});

test('arrows up and left, and in colour', () => {
  const board = boardOf(['..a.', '..a.', '....', '..XX']);
  const drawn = (vehicle: number, by: number) =>
    renderText(board, { move: { vehicle, by } }).split('\n').slice(1, -1);
  expect(drawn(0, -2).at(-1)).toBe('│ ←  ←  X──X  →');
  expect(drawn(1, 1)).toEqual(['│ ·  ·  a  · │', '│ ·  ·  a  · │', '│ ·  ·  ↓  · │', '│ ·  ·  X──X  →']);
  const down = boardOf(['....', '..a.', '..a.', 'XX..']);
  expect(renderText(down, { move: { vehicle: 1, by: -1 } }).split('\n')[1]).toBe('│ ·  ·  ↑  · │');
  const styled = renderText(board, { move: { vehicle: 0, by: -1 }, colour: true });
  expect(styled).toContain('\u001b[1;38;5;160m ← \u001b[0m');
});

test.each([
  [{ vehicle: 9, by: 1 }, 'options.move: vehicle is 9; expected a whole number from 0 to 2'],
  [{ vehicle: 0, by: 3 }, 'options.move.by is 3; expected a slide that ends on the board'],
])('the move %j is refused', (move, message) => {
  expect(() => renderText(small, { move })).toThrow(new RangeError(message));
});

test('longer and wider labels widen every cell', () => {
  const labelled = (label: string) => {
    const made = validate({
      width: 3,
      height: 2,
      vehicles: [
        {
          label,
          primary: true,
          squares: [
            { row: 0, column: 0 },
            { row: 0, column: 1 },
          ],
        },
      ],
      walls: [{ row: 1, column: 0 }],
    });
    return made.ok ? renderText(made.value).split('\n') : [];
  };
  expect(labelled('red')).toEqual([
    '╭───────────────╮',
    '│ red──red   ·   →',
    '│▐███▌  ·    ·  │',
    '╰───────────────╯',
  ]);
  expect(labelled('漢')).toEqual(['╭────────────╮', '│ 漢──漢  ·   →', '│▐██▌ ·   ·  │', '╰────────────╯']);
});

test('with colours the primary is red, and the characters are the same', () => {
  const coloured = renderText(small, { colour: true });
  expect(coloured).toContain('\u001b[1;38;5;231;48;5;160m X─\u001b[0m');
  expect(
    coloured
      .split('\u001b')
      .map((piece) => piece.replace(/^\[[\d;]*m/, ''))
      .join(''),
  ).toBe(renderText(small));
});

test('all lines of a board are framed and equally long, and none ends with blanks', () => {
  fc.assert(
    fc.property(legalBoards({ labels: letterLabels }), (board) => {
      const lines = renderText(board).split('\n');
      expect(lines).toHaveLength(board.height + 2);
      const margin = board.exit === 'left' ? 2 : 0;
      for (const line of lines) {
        expect(line).toMatch(/[│╮╯→]$/);
        expect([...line].length).toBe(margin + 3 * board.width + (line.endsWith('→') ? 3 : 2));
      }
      const marks = { right: '→', left: '←', top: '↑', bottom: '↓' };
      expect([...lines.join('')].filter((mark) => mark === marks[board.exit])).toHaveLength(1);
    }),
    { numRuns: randomRuns(100) },
  );
});
