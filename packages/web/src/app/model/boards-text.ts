// My boards as a file that the command reads too: each a line of JSON, in which a name may be any text.
//
//     {"name":"The red maze","version":1,"width":6,"height":6,"exit":"right","primary":"X",…}

import { formatBoard, type Problem, type Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText, tryParseNameless } from '@unjam/core/formats';
import { editText } from '../language/english/edit.ts';
import { LONGEST_NAME } from './longest-name.ts';
import type { MyBoard } from './my-boards.ts';

export const writeBoards = (boards: readonly MyBoard[]): string =>
  boards
    .flatMap(({ name, board }) => {
      const read = tryParseNameless(board);
      return read.ok ? `${JSON.stringify({ name, ...JSON.parse(formatBoard(read.value, 'json')) })}\n` : [];
    })
    .join('');

/** The most characters of a file. */
const LARGEST = 5_000_000;

/** The boards of a text, one or more. */
interface BoardsRead {
  readonly boards: readonly MyBoard[];
  /** Why the first of those that are no boards was not read. */
  readonly unread?: Problem;
}

/** The boards of a text in any format or shape; a board without a name is called by its number. Fails if there is none. */
export async function readBoards(text: string): Promise<Result<BoardsRead, Problem>> {
  if (text.length > LARGEST)
    return err({
      code: 'input-too-large',
      message: `the file has ${text.length} characters`,
      expected: `at most ${LARGEST}`,
    });
  const { anyBoards } = await import('./any-boards.ts');
  const lines = text.split(/\r?\n/);
  const boards: MyBoard[] = [];
  let unread: Problem | undefined;
  for (const { line, name, result } of anyBoards(text)) {
    if (!result.ok) {
      // a board that is not legal has no place of its own
      unread ??= { ...result.error, at: { text: { line, column: 1 }, ...result.error.at } };
      continue;
    }
    const comment = /^# *(\S.*)$/.exec(lines[line - 2] ?? '')?.[1];
    const called = comment ?? name ?? editText().boardName(boards.length + 1);
    boards.push({ name: called.slice(0, LONGEST_NAME), board: compactText(result.value) });
  }
  return unread && boards.length === 0 ? err(unread) : ok({ boards, ...(unread && { unread }) });
}

/** The one board of a text in any format or shape, as `compactText` writes it. */
export async function readBoard(text: string): Promise<Result<string, Problem>> {
  const read = await readBoards(text);
  if (!read.ok) return read;
  const [only, ...more] = read.value.boards;
  if (only && more.length === 0) return ok(only.board);
  return err({
    code: 'several-boards',
    message: 'the text holds more than one board',
    expected: 'one board',
  });
}
