import { compactText } from '@unjam/core/formats';
import { type InputBoard, readProperty } from '../input/boards.ts';

/** What a record in JSON says first: the name of a board, the board in one line, and how it was read if it is in no format. */
export const aboutBoard = (input: Pick<InputBoard, 'name' | 'board' | 'how'>) => ({
  name: input.name,
  board: compactText(input.board),
  ...readProperty(input),
});
