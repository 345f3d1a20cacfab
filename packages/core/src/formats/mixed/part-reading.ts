/* What is read of a part of a text by itself, and of the text as a whole. */
import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import type { BoardSplitter, BoardText, ReadBoard } from '../parts/format.ts';
import { isWithin } from '../parts/is-within.ts';
import { compactText } from '../reading/compact.ts';

/** Lines of a text that may be boards. */
export interface Part {
  /** The number of its own first line, which is below the boards of the part before. */
  readonly start: number;
  /** The numbers of the first and the last line of its boards. */
  readonly from: number;
  readonly to: number;
  /** The whole text without the lines of the others, which are blank. */
  readonly text: string;
}

/** What is read of a text. */
export interface PartReading {
  readonly texts: readonly BoardText[];
  /** Those that are no board. */
  readonly refused: readonly BoardText[];
  readonly boards: readonly Board[];
  /** Whether the red car of one of them is guessed. */
  readonly isGuessed: boolean;
  /** Whether it has a question about a board. */
  readonly isAsked: boolean;
  readonly fenced: boolean;
}

/**
 * What is read of a text.
 *
 * @param start - the first line that is not said of other boards, too: what is refused above it is refused there
 * @param from - the first line of its boards: questions about them are asked there
 */
export function readAll(
  text: string,
  splitter: BoardSplitter,
  read: (text: BoardText) => ReadBoard,
  { start, from } = { start: 1, from: 1 },
): PartReading {
  const all = [...splitter.push(text), ...splitter.end()].map((one) => ({ one, result: read(one).result }));
  const isAsked = ({ result }: { readonly result: ReadBoard['result'] }) =>
    !result.ok && result.error.code.startsWith('ambiguous-');
  const own = all.flatMap((each) => {
    if (isAsked(each)) return [{ ...each, one: atLine(each.one, Math.max(each.one.line, from)) }];
    return each.result.ok || each.one.line >= start ? [each] : [];
  });
  const texts = own.map(({ one }) => one);
  return {
    texts,
    refused: own.flatMap(({ one, result }) => (result.ok ? [] : [one])),
    boards: own.flatMap(({ result }) => (result.ok ? [result.value] : [])),
    isGuessed: texts.some(({ shape }) => shape && 'board' in shape && shape.primaryGuessed !== undefined),
    isAsked: own.some(isAsked),
    fenced: splitter.fenced,
  };
}

export const atLine = (one: BoardText, line: number): BoardText => ({
  ...one,
  line,
  ...(one.shape && { shape: { ...one.shape, line } }),
});

/**
 * Whether the boards of a part are those of the one before or behind it without some of their vehicles, as a list of a few is. A board in a
 * format, and one that is drawn in rows, are whole.
 */
export function isPartial(part: PartReading, parts: readonly PartReading[]): boolean {
  const isWhole = ({ format, shape }: BoardText) =>
    shape ? 'board' in shape && /^(?:rows|a line) of cells/.test(shape.read) : format !== undefined;
  if (part.texts.every(isWhole)) return false;
  const index = parts.indexOf(part);
  const beside = [parts[index - 1], parts[index + 1]].flatMap((one) => one?.boards ?? []);
  // a list that does not say its size is read as 6×6
  const isOf = (one: Board) =>
    beside.some(
      (other) =>
        other.vehicles.length > one.vehicles.length &&
        isWithin(one, other) &&
        ((one.width === other.width && one.height === other.height) || (one.width === 6 && one.height === 6)),
    );
  return part.boards.length > 0 && part.boards.every(isOf);
}

/** Whether the boards of a part are the last ones of the part directly above it: `unjam daily` prints its puzzle as a drawing and in one line. */
export function isShownAbove(part: Part & PartReading, parts: readonly (Part & PartReading)[]): boolean {
  const above = parts.find(({ to }) => to === part.from - 1);
  return above !== undefined && isSame(part.boards, above.boards.slice(-part.boards.length));
}

/** What tells a text from others: where it stands, and its board. */
export const keyOf = ({ line, text, shape }: BoardText): string =>
  `${line} ${text} ${shape && 'board' in shape ? compactText(shape.board) : ''}`;

/** Texts without those that stand in what is said of all parts, which each part has read. */
export function withoutTwins(texts: readonly BoardText[]): BoardText[] {
  return [...new Map(texts.map((one) => [keyOf(one), one])).values()];
}

export const isSame = (boards: readonly Board[], others: readonly Board[]): boolean =>
  boards.length === others.length &&
  boards.every((board, i) => compactText(board) === compactText(at(others, i)));
