// The boards that the player has drawn and named, and what can be done with them.

import { computed } from '@preact/signals';
import { type BoardEntry, boardsOf, changeEntries, type MyBoard, mergeEntries } from './my-boards.ts';
import { boardEntries } from './state.ts';

export const myBoards = computed(() => boardsOf(boardEntries.value));

/** Keeps boards; one that is kept already gets its new name. */
export function keepBoards(boards: readonly MyBoard[]): void {
  if (boards.length > 0) boardEntries.value = changeEntries(boardEntries.value, boards);
}

/**
 * Keeps the boards of a file. One that is kept already stays as it is, with its time, so that another tab or device does not take it for
 * changed; the file's name for it counts if that was given later.
 */
export function addBoards(entries: readonly BoardEntry[]): void {
  const times = new Map(
    boardEntries.value.map(({ board, name, at }) => [board, name === undefined ? -1 : at]),
  );
  const isHere = ({ board }: BoardEntry): boolean => (times.get(board) ?? -1) >= 0;
  const later = entries.filter((one) => isHere(one) && one.at > (times.get(one.board) ?? 0));
  if (later.length > 0) boardEntries.value = mergeEntries(boardEntries.value, later);
  keepBoards(boardsOf(entries.filter((one) => !isHere(one))));
}

export function deleteBoard(board: string): void {
  boardEntries.value = changeEntries(boardEntries.value, [{ board }]);
}
