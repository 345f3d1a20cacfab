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
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardSplitter, BoardText, ReadBoard } from '../parts/format.ts';
import { isFence } from '../reading/line-splitter.ts';
import { isProse } from '../reading/prose.ts';
import { type Block, blocksOf, type Kind } from './line-kinds.ts';
import {
  isPartial,
  isSame,
  isShownAbove,
  type Part,
  type PartReading,
  readAll,
  withoutTwins,
} from './part-reading.ts';
import { saidOfAll } from './said-of-all.ts';
import { ofWholeText } from './whole-text.ts';

/** The most parts that are read by themselves, and the most lines of all of these together. */
const MOST_RUNS = 24;
const MOST_LINES = 200_000;

/**
 * A splitter that gives what `splitter` gives, or the boards of each part where the parts are written differently. It takes whole
 * texts, shorter than a piece of `inEqualPieces`.
 *
 * @param again - another splitter like that one
 * @param read - reads a text that a splitter gives
 * @param says - whether lines say an exit, a size, a red car or the like
 */
export function orEachWay(
  splitter: BoardSplitter,
  again: () => BoardSplitter,
  read: (text: BoardText) => ReadBoard,
  says: (lines: readonly string[]) => boolean,
): BoardSplitter {
  return ofWholeText(splitter, (text) => {
    const runs = runsOf(text.split(LINE_BREAK), says);
    if (runs.length < 2) return undefined;
    const parts = runs.map((run) => ({ ...run, ...readAll(run.text, again(), read, run) }));
    const meant = parts.filter(isMeant);
    if (meant.length === 0) return undefined;
    const fenced = parts.some((one) => one.fenced);
    const apart = () =>
      withoutTwins(
        parts.flatMap((one) => {
          if (!isMeant(one)) return refusedIn(one);
          return isPartial(one, parts) || isShownAbove(one, parts) ? [] : one.texts;
        }),
      );
    if (meant.length > 1) return { texts: apart(), fenced };
    const whole = readAll(text, splitter, read);
    const { boards } = at(meant, 0);
    if (whole.boards.length < boards.length) return { texts: apart(), fenced };
    const isUnused = (one: Run & PartReading) =>
      !isMeant(one) && !whole.refused.some(({ line }) => line >= one.from && line <= one.to);
    // where the whole says no more than one part, the others were passed over
    const passed = isSame(whole.boards, boards) ? parts.filter(isUnused) : [];
    const texts = [...whole.texts, ...passed.flatMap(refusedIn)].sort((a, b) => a.line - b.line);
    return { texts, fenced };
  });
}

/** Lines of a text that are written in one way. */
interface Run extends Part {
  readonly kind: Kind;
}

/** Whether a part is a board, or may be one. In a program, many lines with numbers are a list in which a red car can be guessed. */
const isMeant = ({ kind, boards, isGuessed, isAsked }: Run & PartReading): boolean =>
  isAsked || (boards.length > 0 && (surelyBoards.has(kind) || !isGuessed));

/** Kinds whose lines are a board and nothing else. Lists and arrays of numbers may be moves or walls. */
const surelyBoards: ReadonlySet<Kind> = new Set<Kind>([
  'cells',
  'spaced',
  'numbers',
  'emoji',
  'box',
  'quoted',
  'line',
  'strings',
  'tuples',
  'objects',
]);

/** The texts of a part that are boards with a mistake. */
const refusedIn = ({ refused, kind, start, to }: Run & PartReading): readonly BoardText[] =>
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
 * The parts of some lines that are written in one way. What is between two boards is said of the one below it, and what is above the first
 * of all, as saidOfAll has it.
 */
function runsOf(lines: readonly string[], says: (lines: readonly string[]) => boolean): readonly Run[] {
  const runs: Block[] = [];
  for (const block of blocksOf(lines)) {
    const last = runs.at(-1);
    if (last?.kind === block.kind) runs[runs.length - 1] = { ...last, to: block.to };
    else runs.push(block);
  }
  if (runs.length < 2 || runs.length > MOST_RUNS || runs.length * lines.length > MOST_LINES) return [];
  const [first] = runs;
  const above = lines.slice(0, first?.from);
  const ofAll = saidOfAll(above, lines.slice((first?.to ?? 0) + 1), says);
  return runs.map(({ kind, from, to }, i) => {
    const start = (runs[i - 1]?.to ?? -1) + 1;
    const end = i === runs.length - 1 ? lines.length : to + 1;
    const head = i === 0 ? above : ofAll;
    const isOwn = (n: number) => n < above.length || (n >= start && n < end);
    const textOf = (line: string, n: number) =>
      (n >= from && n <= to) || isFence(line) ? line : isOwn(n) ? unquoted(head[n] ?? line) : '';
    const text = lines.map(textOf).join('\n');
    return { kind, start: i === 0 ? 1 : start + 1, from: from + 1, to: to + 1, text };
  });
}
