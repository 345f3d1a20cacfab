import type { Board } from '../board/board.ts';
import { BoardError, type Problem } from '../errors.ts';
import { LONGEST_BOARD_TEXT, nothingWritten } from '../text/lines.ts';
import { createBoardReader, type ReadBoard, type ReaderOptions } from './reader.ts';

/** A board, or why there is none: `error` is the first problem, `problems` are all of them. */
export type BoardResult =
  | { readonly ok: true; readonly value: Board }
  | { readonly ok: false; readonly error: Problem; readonly problems: readonly Problem[] };

/**
 * Reads the one board of a text in any format; the format is recognised.
 *
 * @param text - one board, with a name or comments around it if any
 * @param options - `format`: the format, default recognised; `primary`: the label of the primary; `exit`: its edge
 * @returns the board, legal and frozen
 * @throws BoardError with the first problem's `code`, `message`, `place` and `expected`, and all `problems`: where the
 *   text holds no board, an illegal one, or more than one (`createBoardReader` reads many)
 *
 * @example
 * const board = parseBoard('..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....');
 * board.vehicles.length // 6
 */
export function parseBoard(text: string, options?: ReaderOptions): Board {
  const parsed = tryParseBoard(text, options);
  if (!parsed.ok) throw new BoardError(parsed.problems);
  return parsed.value;
}

/**
 * As `parseBoard`, for texts that may be wrong: problems are returned, nothing is thrown.
 *
 * @example
 * const parsed = tryParseBoard('XX..\nAA..');
 * if (!parsed.ok) parsed.problems.map(({ message }) => message)
 */
export function tryParseBoard(text: string, options?: ReaderOptions): BoardResult {
  const [first, second] = firstTwo(text, options);
  const read = first?.result.ok === true ? (second ?? first) : first;
  if (read === undefined) return refused([nothingWritten]);
  if (!read.result.ok) return refused(read.result.error);
  return second === undefined ? read.result : refused([severalBoards(second)]);
}

const refused = (problems: readonly Problem[]): BoardResult => {
  const [first = nothingWritten] = problems;
  return { ok: false, error: first, problems };
};

/** The first two boards of a text, or what is wrong with them; the rest is not read. */
function firstTwo(text: string, options?: ReaderOptions): readonly ReadBoard[] {
  const reader = createBoardReader(options);
  const read: ReadBoard[] = [];
  for (let start = 0; start < text.length && read.length < 2; start += LONGEST_BOARD_TEXT) {
    read.push(...reader.push(text.slice(start, start + LONGEST_BOARD_TEXT)));
  }
  return read.length < 2 ? [...read, ...reader.end()] : read;
}

const severalBoards = ({ line }: ReadBoard): Problem => ({
  code: 'several-boards',
  message: 'the text holds more than one board',
  expected: 'one board, or createBoardReader to read them all',
  at: { text: { line, column: 1 } },
});
