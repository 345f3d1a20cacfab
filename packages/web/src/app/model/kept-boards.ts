// The boards that the player has drawn and named, and what can be done with them. The first visit does not need them, so they are read
// with the first part that does.

import { computed, signal } from '@preact/signals';
import { keep, keptSignal } from '../device/kept.ts';
import { type BoardEntry, boardsOf, type MyBoard, mergeEntries, readEntries } from './my-boards.ts';

/** The player's boards, and those that were deleted. */
export const boardEntries = signal<readonly BoardEntry[]>([]);

keep(keptSignal('boards', boardEntries, readEntries, mergeEntries));

export const myBoards = computed(() => boardsOf(boardEntries.value));

/** Entries after a change, which counts as later than what is stored, whatever the clock says. */
function changeEntries(
  entries: readonly BoardEntry[],
  changed: readonly Omit<BoardEntry, 'at'>[],
): readonly BoardEntry[] {
  const latest = entries.reduce((at, one) => Math.max(at, one.at), 0);
  const at = Math.max(Date.now(), latest + 1);
  return mergeEntries(
    entries,
    changed.map((one) => ({ ...one, at })),
  );
}

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
