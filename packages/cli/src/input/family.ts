/*
 * Which puzzles belong together: those of one cluster, and their mirror images. A program that has learned one of them
 * knows the others, so a fair test keeps them in one split.
 *
 * Source: our own. Guarantee: two boards have one family exactly if one can be reached from the other or from its image
 * upside down, with the primary's exit turned to the right and labels left out.
 *
 *     XX.B   and   XX..   one family: B has slid down      X X . B  and  . . . .   one family: upside down
 *     ...B         ...B                                    . . . B       . . . B
 *     ....         ...B                                    . . . .       X X . B
 */
import { createHash } from 'node:crypto';
import type { Board } from '@unjam/core';
import { mirror, transpose } from '@unjam/core/board';
import { hardestBoards, leastBoard } from '@unjam/core/engine';
import { compactText } from '@unjam/core/formats';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';

/** @returns the same 16 hexadecimal digits for every puzzle of the family; undefined where the cluster is too large */
export function familyOf(board: Board): string | undefined {
  const hardest = hardestBoards(board);
  return hardest && familyFrom(hardest);
}

/** The family of a puzzle, from all the hardest states of its cluster. */
export function familyFrom(hardest: readonly Board[]): string {
  const upright = hardest.map(toTheRight);
  const upsideDown = upright.map((board) => transpose(mirror(transpose(board))));
  // the hardest state, and of several the least, is the same wherever in the cluster one begins
  const texts = [upright, upsideDown].map((boards) =>
    compactText(boardOfLayout(layoutOf(leastBoard(boards)))),
  );
  return createHash('sha256')
    .update(texts.sort()[0] ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** The board turned and mirrored so that its exit is on the right. */
function toTheRight(board: Board): Board {
  const across = board.exit === 'top' || board.exit === 'bottom' ? transpose(board) : board;
  return across.exit === 'left' ? mirror(across) : across;
}

export const splits = ['train', 'validation', 'test'] as const;
export type Split = (typeof splits)[number];

/** The split of a family: about 80 of 100 in train, 10 in validation, 10 in test. */
export function splitOf(family: string): Split {
  const share = Number.parseInt(family.slice(0, 8), 16) / 2 ** 32;
  return share < 0.8 ? 'train' : share < 0.9 ? 'validation' : 'test';
}
