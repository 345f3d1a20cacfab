// The boards that a player has drawn and named.

import { isRecord } from '../device/is-record.ts';
import { LONGEST_NAME } from './longest-name.ts';

export interface MyBoard {
  readonly name: string;
  /** The board as `compactText` writes it. */
  readonly board: string;
}

/** What is stored of a board: its last name, or none since it was deleted, and when that was. */
export interface BoardEntry {
  readonly board: string;
  readonly name?: string;
  /** Milliseconds since 1970; 0 where it was stored by an app that did not know it. */
  readonly at: number;
}

/** The most deletions that are remembered, and the most characters of a board. */
const MOST_DELETED = 500;
const LONGEST_BOARD = 20_000;

/** Entries from any value; what is not the entry of a board is left out. */
export const readEntries = (value: unknown): readonly BoardEntry[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    if (!isRecord(one) || typeof one.board !== 'string' || one.board.length > LONGEST_BOARD) return [];
    const { board, name } = one;
    const at = typeof one.at === 'number' && one.at > 0 ? one.at : 0;
    if (typeof name === 'string') return [{ name: name.slice(0, LONGEST_NAME), board, at }];
    // a board without a name was deleted, and it is known when
    return at > 0 ? [{ board, at }] : [];
  });

/** The entries of both; of a board that is in both the later one, and of two of the same time always the same one. */
export function mergeEntries(a: readonly BoardEntry[], b: readonly BoardEntry[]): readonly BoardEntry[] {
  const merged = new Map(a.map((one) => [one.board, one]));
  for (const one of b) {
    const known = merged.get(one.board);
    if (!known || isLater(one, known)) merged.set(one.board, one);
  }
  const all = [...merged.values()];
  const deleted = all.filter(({ name }) => name === undefined).sort((x, y) => y.at - x.at);
  const forgotten = new Set(deleted.slice(MOST_DELETED));
  return all.filter((one) => !forgotten.has(one));
}

const isLater = (a: BoardEntry, b: BoardEntry): boolean =>
  a.at !== b.at ? a.at > b.at : (a.name ?? '') > (b.name ?? '');

/** The boards that are not deleted. */
export const boardsOf = (entries: readonly BoardEntry[]): readonly MyBoard[] =>
  entries.flatMap(({ name, board }) => (name === undefined ? [] : [{ name, board }]));
