import { computed } from '@preact/signals';
import type { Board } from '@unjam/core';
import { commonText } from '../language/english/common.ts';
import type { Position } from '../model/link.ts';
import { checked } from '../model/present-draft.ts';
import { draftName, page } from '../model/state.ts';
import { attempt, boardNow, position } from '../model/store.ts';

/** What is shared: in the editor the drawn board, elsewhere the present attempt. */
export const shared = computed<Shared | undefined>(() => {
  if (page.value !== 'edit') {
    const { board, name } = attempt.value;
    return { board, boardNow: boardNow.value, name, position: position.value };
  }
  if (!checked.value.ok) return undefined;
  const board = checked.value.value;
  return {
    board,
    boardNow: board,
    name: draftName.value.trim() || commonText().myBoard,
    position: { board, moves: [], cursor: 0 },
  };
});

export interface Shared {
  readonly board: Board;
  /** The board after the moves so far. */
  readonly boardNow: Board;
  readonly name: string;
  readonly position: Position;
}
