import { describe, expect, test } from 'vitest';
import { ok } from '../basics/result.ts';
import { joinSlides, type Solution } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { book } from '../testing/book.ts';
import { playground, prolog, seedBoards } from '../testing/seeds.ts';
import { arrows } from './arrows/arrows.ts';
import { cells } from './cells/cells.ts';
import { frames } from './frames/frames.ts';
import { letters } from './letters/letters.ts';
import type { Notation } from './parts/notation.ts';

// The solutions that the four sources print are read, and written again character for character.

function solutionOf(notation: Notation, text: string, board: Parameters<Notation['parse']>[1]): Solution {
  const parsed = notation.parse(text, board);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const played = replay(board, parsed.value);
  expect(played.ok && played.value.solved).toBe(true);
  return parsed.value;
}

describe("the solutions that Bird's chapter prints, in cells", () => {
  test.each([
    ['g2', 16],
    ['hardest', 93],
  ] as const)('%s: %i steps', (name, steps) => {
    const text = `[${book[name].breadthFirst?.map(([label, cell]) => `('${label}',${cell})`).join(',')}]`;
    const solution = solutionOf(cells, text, seedBoards[name]);
    expect(solution).toHaveLength(steps);
    expect(cells.print(joinSlides(solution), seedBoards[name])).toEqual(ok(text));
  });
});

test('the Haskell tutorial in frames: eight boards, seven steps', () => {
  const text = playground.frames.map((rows) => rows.join('\n')).join('\n\n');
  const solution = solutionOf(frames, text, seedBoards.playground);
  expect(solution).toHaveLength(7);
  expect(frames.print(solution, seedBoards.playground)).toEqual(ok(text));
});

describe('the Prolog solver in arrows', () => {
  test.each([
    ['1', 9],
    ['26', 23],
    ['40', 44],
  ] as const)('puzzle %s: %i moves', (name, moves) => {
    const text = prolog.puzzles[name].arrows;
    const board = seedBoards[`prolog-${name}`];
    const solution = solutionOf(arrows, text, board);
    expect(solution).toHaveLength(moves);
    expect(arrows.print(solution, board)).toEqual(ok(text));
    const wrapped = text.replaceAll(/(?<=(?:, [^,]+){5}), /g, ', ⤸\n');
    expect(arrows.parse(wrapped, board)).toEqual(ok(solution));
  });
});

test('the bitboard report in letters: a move a line', () => {
  const text = 'YD1\nGR2\n0D3\nXR4';
  expect(letters.print(solutionOf(letters, text, seedBoards.report), seedBoards.report)).toEqual(ok(text));
});
