// The boards that the player has drawn and named, and what can be done with them.

import { computed } from '@preact/signals';
import { boardsOf, changeEntries, type MyBoard } from './my-boards.ts';
import { boardEntries } from './state.ts';

export const myBoards = computed(() => boardsOf(boardEntries.value));

/** Keeps boards; one that is kept already gets its new name. */
export function keepBoards(boards: readonly MyBoard[]): void {
  if (boards.length > 0) boardEntries.value = changeEntries(boardEntries.value, boards);
}

export function deleteBoard(board: string): void {
  boardEntries.value = changeEntries(boardEntries.value, [{ board }]);
}
