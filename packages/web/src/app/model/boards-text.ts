// My boards as a file that the command reads too: above each board its name as a comment.
//
//     # The red maze
//     IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM

import { createBoardReader, err, ok, type Problem, type Result } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import { editText } from '../language/english/edit.ts';
import { LONGEST_NAME, type MyBoard } from './my-boards.ts';

export const writeBoards = (boards: readonly MyBoard[]): string =>
  boards.map(({ name, board }) => `# ${name.replaceAll(/\s+/g, ' ')}\n${board}\n`).join('\n');

/** The most characters of a file. */
const LARGEST = 5_000_000;

/** The boards of a file in any format; a board without a name is called by its number. */
export function readBoards(text: string): Result<readonly MyBoard[], Problem> {
  if (text.length > LARGEST)
    return err({
      code: 'input-too-large',
      message: `the file has ${text.length} characters`,
      expected: `at most ${LARGEST}`,
    });
  const lines = text.split(/\r?\n/);
  const reader = createBoardReader();
  const boards: MyBoard[] = [];
  for (const { line, name, result } of [...reader.push(text), ...reader.end()]) {
    if (!result.ok) {
      const [problem] = result.error;
      // a board that is not legal has no place of its own
      if (problem) return err({ ...problem, at: { text: { line, column: 1 }, ...problem.at } });
      continue;
    }
    const comment = /^# *(\S.*)$/.exec(lines[line - 2] ?? '')?.[1];
    const called = comment ?? name ?? editText().boardName(boards.length + 1);
    boards.push({ name: called.slice(0, LONGEST_NAME), board: compactText(result.value) });
  }
  return ok(boards);
}
