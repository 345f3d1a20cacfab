// My boards as a file that the command reads too: each a line of JSON, in which a name may be any text.
//
//     {"name":"The red maze","version":1,"width":6,"height":6,"exit":"right","primary":"X",…}

import { formatBoard, type Problem, type Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText, tryParseNameless } from '@unjam/core/formats';
import { editText } from '../language/english/edit.ts';
import { loadIndex } from './catalogue.ts';
import { LONGEST_NAME } from './longest-name.ts';
import type { MyBoard } from './my-boards.ts';

export const writeBoards = (boards: readonly MyBoard[]): string =>
  boards
    .map(({ name, board }) => {
      const read = tryParseNameless(board);
      // what cannot be read is written as it is stored, so that nothing is lost
      const object = read.ok ? JSON.parse(formatBoard(read.value, 'json')) : { board };
      return `${JSON.stringify({ name, ...object })}\n`;
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

/** Links of the app and ids of its puzzles, whose boards the catalogue has. */
const LINK = /#1\/[a-z]|\bp-[\da-z]{7}\b/;

/** What reads links to puzzles, where a text has one. */
async function boardOfIds(text: string): Promise<((id: string) => string | undefined) | undefined> {
  if (!LINK.test(text)) return undefined;
  const { byId } = await loadIndex();
  return (id) => byId(id)?.board;
}

/**
 * The boards of a text in any format or shape. Fails if there is none.
 *
 * @param kept - boards that have names already; another one without a name is called by its number
 */
export async function readBoards(
  text: string,
  kept: readonly MyBoard[] = [],
): Promise<Result<BoardsRead, Problem>> {
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
  for (const { line, name, result } of anyBoards(text, {}, Infinity, await boardOfIds(text))) {
    if (!result.ok) {
      // a board that is not legal has no place of its own
      unread ??= { ...result.error, at: { text: { line, column: 1 }, ...result.error.at } };
      continue;
    }
    const comment = /^# *(\S.*)$/.exec(lines[line - 2] ?? '')?.[1];
    const board = compactText(result.value);
    const before = kept.find((one) => one.board === board)?.name;
    const called = comment ?? name ?? before ?? editText().boardName(boards.length + 1);
    boards.push({ name: called.slice(0, LONGEST_NAME), board });
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
