// <unjam-board> for any page: the element, and the reader of its attributes.

import { tryParseBoard } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { readAttributesWith } from './attribute-reader.ts';
import { stateAfterText } from './state-after-text.ts';

export { UnjamBoard } from './board-element.ts';
export type * from './element-types.ts';

readAttributesWith((text, moves) => {
  const board = tryParseBoard(text);
  if (!board.ok) return board;
  const state = stateAfterText(board.value, moves);
  return state.ok ? ok({ board: board.value, state: state.value }) : state;
});
