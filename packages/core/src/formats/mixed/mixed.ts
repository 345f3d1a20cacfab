/*
 * Boards of one text that are written in different ways, each of which is read by itself:
 *
 *     AA.B.. / ...B.. / ...                   rows
 *
 *     [("X", 2, 0, 2, "H"), …]                then a list
 *
 *     🟥🟥⬜⬜🟦⬜ / …                          then emoji
 *
 * Read together, the first way that has a board would hide the others.
 */
import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import type { Vehicle } from '../../board/vehicle.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardSplitter, BoardText, ReadBoard } from '../parts/format.ts';
import { compactText } from '../reading/compact.ts';
import { PIECE } from '../reading/equal-pieces.ts';
import { isFence } from '../reading/line-splitter.ts';
import { isProse } from '../reading/prose.ts';
import { type Block, blocksOf, type Kind } from './line-kinds.ts';

/** The most parts that are read by themselves, and the most lines of all of these together. */
const MOST_RUNS = 24;
const MOST_LINES = 200_000;

/**
 * A splitter that gives what `splitter` gives, or the boards of each part where the parts are written differently. It takes whole
 * texts, shorter than a piece of `inEqualPieces`.
 *
 * @param again - another splitter like that one
 * @param read - reads a text that a splitter gives
 */
export function orEachWay(
  splitter: BoardSplitter,
  again: () => BoardSplitter,
  read: (text: BoardText) => ReadBoard,
): BoardSplitter {
  let isFirst = true;
  let fenced: boolean | undefined;
  return {
    push(text) {
      const isWhole = isFirst && text.length < PIECE;
      isFirst = false;
      const runs = isWhole ? runsOf(text.split(LINE_BREAK)) : [];
      if (runs.length < 2) return splitter.push(text);
      const parts = runs.map((run) => ({ ...run, ...readAll(run.text, again(), read, run) }));
      const meant = parts.filter(isMeant);
      if (meant.length === 0) return splitter.push(text);
      fenced = parts.some((one) => one.fenced);
      const apart = () =>
        withoutTwins(
          parts.flatMap((one) => {
            if (!isMeant(one)) return refusedIn(one);
            return isPartial(one, parts) || isShownAbove(one, parts) ? [] : one.texts;
          }),
        );
      if (meant.length > 1) return apart();
      const whole = readAll(text, splitter, read);
      const { boards } = at(meant, 0);
      if (whole.boards.length < boards.length) return apart();
      const isUnused = (one: Run & Reading) =>
        !isMeant(one) && !whole.refused.some(({ line }) => line >= one.from && line <= one.to);
      // where the whole says no more than one part, the others were passed over
      const passed = isSame(whole.boards, boards) ? parts.filter(isUnused) : [];
      return [...whole.texts, ...passed.flatMap(refusedIn)].sort((a, b) => a.line - b.line);
    },
    end: () => (fenced === undefined ? splitter.end() : []),
    get fenced() {
      return fenced ?? splitter.fenced;
    },
  };
}

/** Lines of a text that are written in one way. */
interface Run {
  readonly kind: Kind;
  /** The number of its own first line, which is below the boards of the run before. */
  readonly start: number;
  /** The numbers of the first and the last line of its boards. */
  readonly from: number;
  readonly to: number;
  /** The whole text without the lines of the others, which are blank. */
  readonly text: string;
}

/** What is read of a text. */
interface Reading {
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
function readAll(
  text: string,
  splitter: BoardSplitter,
  read: (text: BoardText) => ReadBoard,
  { start, from } = { start: 1, from: 1 },
): Reading {
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

const atLine = (one: BoardText, line: number): BoardText => ({
  ...one,
  line,
  ...(one.shape && { shape: { ...one.shape, line } }),
});

/** Whether the boards of a part are those of the one before or behind it without some of their vehicles, as a list of a few is. */
function isPartial(part: Reading, parts: readonly Reading[]): boolean {
  const index = parts.indexOf(part);
  const beside = [parts[index - 1], parts[index + 1]].flatMap((one) => one?.boards ?? []);
  const isOf = ({ vehicles }: Board) =>
    beside.some(
      (other) =>
        other.vehicles.length > vehicles.length && vehicles.every((one) => isAmong(one, other.vehicles)),
    );
  return part.boards.length > 0 && part.boards.every(isOf);
}

/** Whether the boards of a part are the last ones of the part directly above it: `unjam daily` prints its puzzle as a drawing and in one line. */
function isShownAbove(part: Run & Reading, parts: readonly (Run & Reading)[]): boolean {
  const above = parts.find(({ to }) => to === part.from - 1);
  return above !== undefined && isSame(part.boards, above.boards.slice(-part.boards.length));
}

/** Texts without those that stand in what is said of all parts, which each part has read. */
function withoutTwins(texts: readonly BoardText[]): BoardText[] {
  const keyOf = ({ line, text, shape }: BoardText) =>
    `${line} ${text} ${shape && 'board' in shape ? compactText(shape.board) : ''}`;
  return [...new Map(texts.map((one) => [keyOf(one), one])).values()];
}

const isAmong = (one: Vehicle, vehicles: readonly Vehicle[]): boolean =>
  vehicles.some(
    ({ orientation, lane, offset, length }) =>
      orientation === one.orientation && lane === one.lane && offset === one.offset && length === one.length,
  );

const isSame = (boards: readonly Board[], others: readonly Board[]): boolean =>
  boards.length === others.length &&
  boards.every((board, i) => compactText(board) === compactText(at(others, i)));

/** Whether a part is a board, or may be one. In a program, many lines with numbers are a list in which a red car can be guessed. */
const isMeant = ({ kind, boards, isGuessed, isAsked }: Run & Reading): boolean =>
  isAsked || (boards.length > 0 && (surelyBoards.has(kind) || !isGuessed));

/** Kinds whose lines are a board and nothing else. Lists and arrays of numbers may be moves or walls. */
const surelyBoards: ReadonlySet<Kind> = new Set<Kind>([
  'cells',
  'spaced',
  'numbers',
  'emoji',
  'box',
  'line',
  'strings',
  'tuples',
  'objects',
]);

/** The texts of a part that are boards with a mistake. */
const refusedIn = ({ refused, kind, start, to }: Run & Reading): readonly BoardText[] =>
  refused.filter((one) => {
    if (one.line < start || one.line > to || isProse(one)) return false;
    if (surelyBoards.has(kind)) return true;
    const answer = one.shape && 'answer' in one.shape ? one.shape.answer : undefined;
    return answer?.kind === 'refused' && answer.bestAlmost !== undefined;
  });

const LONGEST_HEADING = 400;
/** What opens or closes a text in a program; a part may have the one without the other. */
const QUOTES = /(?:\s*=\s*)?(?:"""|'''|`(?!``))\s*[,;)]?\s*$/;

const unquoted = (line: string): string => (line.length > LONGEST_HEADING ? line : line.replace(QUOTES, ''));

/**
 * The parts of some lines that are written in one way. What is written above the first board is said of all, and what is between two
 * of the board below it.
 */
function runsOf(lines: readonly string[]): readonly Run[] {
  const runs: Block[] = [];
  for (const block of blocksOf(lines)) {
    const last = runs.at(-1);
    if (last?.kind === block.kind) runs[runs.length - 1] = { ...last, to: block.to };
    else runs.push(block);
  }
  if (runs.length < 2 || runs.length > MOST_RUNS || runs.length * lines.length > MOST_LINES) return [];
  const above = at(runs, 0).from;
  return runs.map(({ kind, from, to }, i) => {
    const start = (runs[i - 1]?.to ?? -1) + 1;
    const end = i === runs.length - 1 ? lines.length : to + 1;
    const isOwn = (n: number) => n < above || (n >= start && n < end);
    const textOf = (line: string, n: number) =>
      (n >= from && n <= to) || isFence(line) ? line : isOwn(n) ? unquoted(line) : '';
    const text = lines.map(textOf).join('\n');
    return { kind, start: i === 0 ? 1 : start + 1, from: from + 1, to: to + 1, text };
  });
}
