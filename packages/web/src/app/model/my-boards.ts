// The boards that a player has drawn and named.

import { isRecord } from '../device/is-record.ts';

export interface MyBoard {
  readonly name: string;
  /** The board as `compactText` writes it. */
  readonly board: string;
}

/** The most boards that are kept, and the most characters of a name and of a board. */
const MOST = 500;
export const LONGEST_NAME = 40;
const LONGEST_BOARD = 20_000;

/** Boards from any value; what is not a board with a name is left out. */
export const readMyBoards = (value: unknown): readonly MyBoard[] =>
  (Array.isArray(value) ? value : [])
    .filter(
      (one): one is MyBoard =>
        isRecord(one) &&
        typeof one.name === 'string' &&
        typeof one.board === 'string' &&
        one.board.length <= LONGEST_BOARD,
    )
    .map(({ name, board }) => ({ name: name.slice(0, LONGEST_NAME), board }))
    .slice(0, MOST);

/** The boards of both lists; a board that is in both has the name of the second. */
export function mergeBoards(a: readonly MyBoard[], b: readonly MyBoard[]): readonly MyBoard[] {
  const names = new Map([...a, ...b].map(({ board, name }) => [board, name]));
  return [...names].map(([board, name]) => ({ board, name })).slice(0, MOST);
}
