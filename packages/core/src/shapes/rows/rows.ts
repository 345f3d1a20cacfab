/*
 * Boards as rows of cells, in any wrapping: lines of a text that are equally long when cut in one of several ways.
 *
 *     Level 12 (6x6)         a header
 *     > | A | A | . |        a mail quote, bars
 *     > | . | X | X | ->     an arrow: the exit
 *     > | . | . | . |
 */

import { at } from '../../basics/at.ts';
import { once } from '../../basics/once.ts';
import { isBlank, splitLines } from '../../text/lines.ts';
import { isRuleAbove, isRuleBelow } from '../../text/rules.ts';
import type { ShapeOptions } from '../parts/answer.ts';
import type { Budget } from '../parts/budget.ts';
import { type Candidate, type Found, isRead, nearer, refusedFor, unsearched } from '../parts/candidate.ts';
import { isUsualEmpty } from '../parts/glyphs.ts';
import { type About, type Matrix, widthOf } from '../parts/matrix.ts';
import { NOTHING_SAID, type Said, saidIn, withSaid } from '../sentences/about.ts';
import { cutKinds, cutNames } from '../sentences/cuts.ts';
import { saidAround } from '../sentences/prose.ts';
import { withoutRemarks } from '../sentences/remarks.ts';
import { hasPrefix, type Line, unwrapped } from '../sentences/unwrap.ts';
import { type Block, blockOf, stacked } from './block.ts';
import { cellInBorder } from './cell-in-border.ts';
import { framesBelow } from './frames-below.ts';
import { joined } from './joined.ts';
import { lostBar } from './lost-bar.ts';
import { foundOf, LOOKS, likeBefore, matrixFound, waysBefore } from './matrix-found.ts';
import { runsIn } from './runs.ts';
import { mayBeRow, withMistake, withoutLostRow, withoutParts, withoutTorn } from './torn.ts';

/**
 * The boards that a text draws; none where no lines look like rows.
 *
 * @param outer - what is said around the text about its boards
 */
export function rowsIn(
  text: string,
  options: ShapeOptions,
  budget: Budget,
  outer: Said = NOTHING_SAID,
): Found[] {
  const written = splitLines(text);
  // most blocks of a long text are the same with and without marks of comments, so they are cut once
  const known = new Map<string, Block>();
  const read = (more: boolean, lines = written) => {
    const blocks = blocksOf(unwrapped(lines, more)).map((block) => {
      const key = keyOf(block);
      const same = known.get(key) ?? blockOf(block, budget);
      known.set(key, same);
      return same;
    });
    const around = saidAround(
      blocks.map((block) => block.lines),
      (i) => mayDraw(at(blocks, i)),
    );
    const each = blocks.map((block, i) => {
      if (isHeading(block.lines)) return [];
      const own = boardsOf(
        block,
        options,
        budget,
        withSaid({ line: 1, ...(around[i] ?? NOTHING_SAID) }, outer),
      );
      return own.map((one, i) =>
        withoutLostRow(one, own.length === 1 ? block.lines : ownLines(block.lines, own, i)),
      );
    });
    const all = blocks.flatMap((block) => block.lines);
    const mayBeOne =
      blocks.length > 1 && all.length <= MOST_SPACED && budget.look(cutKinds.length * all.length);
    if (mayBeOne && !each.every((found) => found.some(isRead))) {
      // blank lines may stand between the rows of one board
      const whole = cutKinds.flatMap((kind) => joined(runsIn(all, kind).parts));
      const found = whole.map(({ matrix, about }) =>
        matrixFound([matrix], withSaid(about, outer), options, budget),
      );
      const readable = found.find(isRead);
      if (readable) return [readable];
    }
    const apart = blocks.flatMap(({ lines: own }, i) => (each[i]?.some(isRead) ? [] : own));
    const whole = each.flat().filter(isRead);
    const found = blocks.flatMap(({ lines: own }, i) => {
      const here = each[i] ?? [];
      return (whole.length > 0 && here.length === 0 && withMistake(own, whole)) || here;
    });
    const boards = withoutParts(found.map((one) => withoutTorn(one, apart)));
    return apart.some(({ text }) => mayBeRow(text)) ? boards.map(withoutBlanks) : boards;
  };
  const found = read(false);
  const bare = once(() => withoutRemarks(written));
  if (found.some(isRead)) {
    if (found.length < 2) return found;
    // rows with remarks behind some of them may look like several boards
    const whole = bare();
    const joined = whole ? read(false, whole) : [];
    return joined.length > 0 && joined.length < found.length && joined.every(isRead) ? joined : found;
  }
  const unmarked = hasPrefix(written) ? read(true) : found;
  if (unmarked.some(isRead)) return unmarked;
  const lines = bare();
  const remarked = lines ? read(false, lines) : [];
  return remarked.some(isRead) || unmarked.length === 0 ? remarked : unmarked;
}

/** The lines of one of several boards: those behind the rows of the board before, up to its own last row. */
function ownLines(lines: readonly Line[], boards: readonly Found[], index: number): readonly Line[] {
  const endOf = (one: Found | undefined) => (one ? one.line + (one.candidates[0]?.board.height ?? 1) : 1);
  const [start, end] = [endOf(boards[index - 1]), endOf(boards[index])];
  return lines.filter(({ number }) => number >= start && number < end);
}

/** All that a block is cut by. */
const keyOf = (block: readonly Line[]): string =>
  block.map(({ number, offset, exit, text }) => `${number} ${offset} ${exit} ${text}`).join('\n');

/** The most lines among which the rows of one board may stand apart. */
const MOST_SPACED = 256;

/** The board, whose readings are doubtful where no usual glyph stands for empty cells. */
const withoutBlanks = (found: Found): Found => ({
  ...found,
  candidates: found.candidates.map((one): Candidate => {
    const empty = one.choices.find(({ option }) => option === 'empty')?.value;
    return isUsualEmpty(empty) ? one : { ...one, doubtful: true };
  }),
});

/** Whether a blank line is a row of empty cells: it has as many tabs, or is as long, as the next row with blanks. */
function isEmptyRow(lines: readonly Line[], index: number): boolean {
  const { text } = at(lines, index);
  if (text === '') return false;
  const beside = [
    lines.slice(Math.max(0, index - MOST_EMPTY), index).findLast((line) => !isBlank(line.text)),
    lines.slice(index + 1, index + 1 + MOST_EMPTY).find((line) => !isBlank(line.text)),
  ];
  const tabs = (line: string) => line.split('\t').length;
  return beside.some(
    (line) =>
      line &&
      (text.includes('\t')
        ? tabs(line.text) === tabs(text)
        : / /.test(line.text) && line.text.length === text.length),
  );
}

/** The most rows of empty cells below each other. */
const MOST_EMPTY = 16;

/** Lines without a blank one or a rule among them. */
function blocksOf(lines: readonly Line[]): (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const [i, line] of lines.entries()) {
    const block = at(blocks, blocks.length - 1);
    const isRule = isRuleBelow(line.text, () => block.map(({ text }) => text));
    if (isRule || (isBlank(line.text) && !isEmptyRow(lines, i))) blocks.push([]);
    else block.push(line);
  }
  const written = blocks
    .map(withoutRuleAbove)
    .filter((block) => block.length > 0)
    .flatMap(framesBelow);
  // rows with a blank line between two
  const isSpaced = written.length > 2 && written.every((block) => block.length === 1);
  return isSpaced ? [written.flat()] : written;
}

const withoutRuleAbove = ([first, ...rest]: readonly Line[]): Line[] =>
  !first || isRuleAbove(first.text, () => rest.map(({ text }) => text)) ? rest : [first, ...rest];

/** Whether lines are the number of a board, with words below it that say something of the board: `Level 3`, `Exit: left`. */
const isHeading = ([first, ...below]: readonly Line[]): boolean =>
  first !== undefined &&
  NUMBER.test(first.text) &&
  below.length > 0 &&
  below.length < MOST_OF_HEADING &&
  below.every(({ text }) => WORDS.test(text));

const NUMBER =
  /^[^\p{L}\d]{0,6}(?:level|puzzle|board|card|game|problem|challenge)[ _#№-]{0,3}\d{1,4}[.):]?\s*$/iu;
const WORDS = /^[^\p{L}\d]{0,3}\p{L}{3,20}\s?[:= ]\s?\p{L}{2,20}\s*$/u;
const MOST_OF_HEADING = 4;

/** Whether a block may draw a board, whatever is said around it. */
function mayDraw(block: Block): boolean {
  if (isHeading(block.lines)) return false;
  if (block.inLines().length > 0 || lostBar(block.lines, LOOKS)) return true;
  const cuts = block.cuts();
  return !cuts || cuts.seen.length > 0 || cuts.raw !== undefined || cuts.ragged !== undefined;
}

/** The boards of a block. Where the cuts see different numbers of boards, those with the most readings count. */
function boardsOf(block: Block, options: ShapeOptions, budget: Budget, outer: Said): Found[] {
  const inLines = block.inLines();
  if (inLines.length > 0)
    return inLines.map(({ matrix, about }) => matrixFound([matrix], withSaid(about, outer), options, budget));
  const { lines } = block;
  const line = lines[0]?.number ?? 1;
  const moved = lostBar(lines, LOOKS) ?? cellInBorder(lines, LOOKS);
  if (moved) return [moved];
  const before = asBefore(lines, options, budget, outer);
  if (before) return before;
  const cuts = block.cuts();
  if (!cuts || (budget.isSpent && waysBefore(budget).length === 0))
    return [{ line, looksLike: LOOKS, ...unsearched(LOOKS, { line, column: 1 }) }];
  const { seen, raw, ragged } = cuts;
  const counts = [...new Set([...seen.map((drawn) => drawn.length), ...(raw ? [1] : [])])];
  const ways = counts.map((count) => {
    const same = seen.filter((drawn) => drawn.length === count);
    const found = Array.from({ length: count }, (_, index) => {
      const each = same.map((drawn) => at(drawn, index));
      const about = withSaid(each[0]?.about ?? aboutBlock(lines), outer);
      const matrices = each.map(({ matrix }) => matrix);
      return matrixFound(matrices, about, options, budget, count === 1 ? raw : undefined);
    });
    return areParts(same[0]?.map(({ matrix }) => matrix) ?? []) ? withBadPart(found) : found;
  });
  const legal = (way: readonly Found[]) => way.filter(isRead).length / way.length;
  const [best] = ways.sort((a, b) => legal(b) - legal(a) || a.length - b.length);
  if (best?.[0] && ragged && !best.some(isRead)) {
    const almost = nearer(best[0].almost, ragged) ?? ragged;
    return [{ ...best[0], almost }];
  }
  if (best) return best;
  return ragged ? [{ line, looksLike: LOOKS, candidates: [], almost: ragged }] : [];
}

/** Whether groups of rows may be parts of one board: all rows are equally long, and the groups have different heights. */
const areParts = (matrices: readonly Matrix[]): boolean =>
  new Set(matrices.map(widthOf)).size === 1 && new Set(matrices.map(({ rows }) => rows.length)).size > 1;

/** The parts of a block; where one of them is no board all are refused, because it may belong to the others. */
function withBadPart(found: Found[]): Found[] {
  const problem = found.find((one) => !isRead(one))?.almost?.problem;
  return problem ? found.map((one) => (isRead(one) ? refusedFor(problem, one) : one)) : found;
}

/** What the lines of a block say of which no cut makes rows. */
const aboutBlock = (block: readonly Line[]): About => ({
  line: block[0]?.number ?? 1,
  ...saidIn(block.map(({ text, whole }) => whole ?? text)),
});

/** The boards of a block that is cut and read like the blocks before it; undefined where one of them is no board then. */
function asBefore(
  block: readonly Line[],
  options: ShapeOptions,
  budget: Budget,
  outer: Said,
): Found[] | undefined {
  const known = waysBefore(budget);
  for (const kind of cutKinds) {
    if (!known.some(({ says }) => says.startsWith(cutNames[kind]))) continue;
    const { drawn, ragged } = runsIn(block, kind);
    if (ragged || drawn.length === 0) continue;
    const found = drawn.flatMap(stacked).map(({ matrix, about: own }) => {
      const about = withSaid(own, outer);
      const searched = likeBefore([matrix], about, options, budget);
      return searched && foundOf(about, searched, [matrix]);
    });
    if (found.every((one) => one !== undefined)) return found;
  }
  return undefined;
}
