// Rates the puzzles of an atlas: predicts from their hardest boards how hard they are for a person.
//
// Source: core/difficulty. Guarantee: the same boards give the same ratings, digit for digit, on any machine.
//
//     'oooooooooooo…' at 6 columns  ->  { rating: 34, predictedSeconds: 42, themes: ['one-way'] }
import { createHash } from 'node:crypto';
import { rate } from '@unjam/core';
import type { ThemeId } from '@unjam/core/difficulty';
import { boardOf } from '../store/board-text.ts';

/** The predicted difficulty of a puzzle for a person. */
export interface PuzzleRating {
  /** 0 to 100. */
  readonly rating: number;
  /** The time within which half of all players have solved it, in whole seconds. */
  readonly predictedSeconds: number;
  readonly themes: readonly ThemeId[];
}

/** Boards to rate, in the format of AtlasRow. */
export interface BoardsToRate {
  readonly width: number;
  readonly boards: readonly string[];
}

/**
 * Rates some boards.
 *
 * @throws TypeError for a text that is not a board, or a board without a solution; an atlas has neither
 */
export function rateBoards({ width, boards }: BoardsToRate): PuzzleRating[] {
  return boards.map((text) => {
    const board = boardOf(text, width);
    if (!board) throw new TypeError(`${text} is not a board`);
    const result = rate(board);
    if (result.kind !== 'rated') throw new TypeError(`${text} cannot be rated: ${result.kind}`);
    const { rating, seconds, themes } = result.rating;
    return { rating, predictedSeconds: Math.round(seconds.value), themes };
  });
}

/** Boards of several lengths and sizes: if their ratings stay the same, so does the model. */
const PROBES: readonly BoardsToRate[] = [
  {
    width: 6,
    boards: [
      'oZBBBooZooCooZAACoDDEoxoooEoooFFFooo',
      'ZZBoCoDEBoCFDEAACFoEGGGFooooooHHoooo',
      'oZZBCCDDEBooooEAAFGGHoxFIoHJJKILLLoK',
    ],
  },
  { width: 5, boards: ['BBHooGoHCCGAAIoDDoIJEEFFJ'] },
  { width: 4, boards: ['EoBBECCCAAoFDDoF'] },
];

let model: string | undefined;

/**
 * The model that ratings come from: the first digits of the SHA-256 of its ratings of some boards. All ratings of one
 * atlas come from one model.
 *
 * @example
 * ratingModel() // '3f0c5a91e2d4'
 */
export function ratingModel(): string {
  model ??= createHash('sha256')
    .update(JSON.stringify(PROBES.map(rateBoards)))
    .digest('hex')
    .slice(0, 12);
  return model;
}
