import { describe, expect, test } from 'vitest';
import { validate } from '../../board/validate.ts';
import { book } from '../../testing/book.ts';
import { boardOf, setupOf, setupOfPairs } from '../../testing/drawn.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { drawing, drawSetup } from './drawing.ts';

describe.each(['g1', 'g2', 'hardest'] as const)(
  'the drawing %s of *Planning solves the Rush Hour problem*',
  (id) => {
    const text = book[id].drawing.join('\n');

    test('is drawn as printed', () => {
      expect(drawing.print(seedBoards[id])).toEqual({ ok: true, value: text });
      expect(drawSetup(setupOfPairs(book[id].vehicles))).toBe(text);
    });

    test('is read, with and without the space that is printed before each row', () => {
      for (const written of [text, text.replace(/^/gm, ' '), `\n${text.replace(/$/gm, ' ')}\n`]) {
        const parsed = drawing.parse(written);
        expect(parsed.ok && validate(parsed.value.setup)).toEqual({ ok: true, value: seedBoards[id] });
      }
    });
  },
);

describe('an illegal setup', () => {
  test('has ! where pieces overlap, which no parser takes for a vehicle', () => {
    const overlapping = setupOfPairs([
      [16, 17],
      [2, 16],
      [15, 17],
    ]);
    expect(drawSetup(overlapping).split('\n').slice(0, 3)).toEqual([
      '. a . . . .',
      '. a . . . .',
      'b ! ! . . .',
    ]);
    const parsed = drawing.parse(drawSetup(overlapping));
    expect(!parsed.ok && parsed.error.message).toBe('unexpected character "!"');
  });

  test('may have long labels, walls under vehicles, and pieces off the board', () => {
    const { vehicles } = setupOf(['XX.']);
    const setup = {
      width: 3,
      height: 2,
      vehicles: [
        ...vehicles,
        {
          label: 'v12',
          squares: [
            { row: 1, column: 2 },
            { row: 2, column: 2 },
          ],
        },
      ],
      walls: [
        { row: 0, column: 0 },
        { row: 1, column: 0 },
        { row: -1, column: 9 },
      ],
    };
    expect(drawSetup(setup)).toBe('! X .\nx . ?');
    expect(drawSetup({ ...setup, width: 0, height: 0 })).toBe('');
  });
});

describe("the primary's label", () => {
  test.each([
    ['X', ['a a .', 'X X .']],
    ['@', ['a a .', '@ @ .']],
    ['R', ['a a .', 'R R .']],
    ['A', ['a a .', '@ @ .']],
    ['o', ['a a .', '@ @ .']],
  ])('%s', (label, expected) => {
    const board = boardOf(['aa.', `${label}${label}.`], { primary: label });
    expect(drawing.print(board)).toEqual({ ok: true, value: expected.join('\n') });
  });

  test('is refused when another vehicle has a label that marks the primary', () => {
    const printed = drawing.print(boardOf(['AA.', 'XX.'], { primary: 'A' }));
    expect(!printed.ok && printed.error.message).toBe(
      'drawing cannot express this board: vehicle X would be taken for the primary, which is @',
    );
  });
});

test('o is a label, and a lone x is a wall', () => {
  const parsed = drawing.parse('o o .\n@ @ x');
  expect(parsed.ok && validate(parsed.value.setup)).toEqual({
    ok: true,
    value: boardOf(['oo.', '@@#'], { primary: '@' }),
  });
});

test.each([
  ['a b c\na b\nX X .', '2:4 ragged-rows'],
  ['a b c\na b ?\nX X .', '2:5 unexpected-character'],
])('%j', (text, expected) => {
  const parsed = drawing.parse(text);
  const problem = parsed.ok ? undefined : parsed.error;
  expect(`${problem?.at?.text?.line}:${problem?.at?.text?.column} ${problem?.code}`).toBe(expected);
});
