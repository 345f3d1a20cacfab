/*
 * Boards of one text between blank lines, each of which is read by itself:
 *
 *     > AA.B..
 *     > ...B..               rows behind the marks of a mail
 *
 *     A: row 1, columns 1 to 2; X: row 3, columns 2 to 3; …
 *
 * Guarantee: the parts count only if each of two or more is a board, whose red car may be a guess only where a board consists of numbers,
 * and if they are written in different ways or say something of their own. Where some parts are no boards, more boards are read of the
 * others than of the whole text.
 */
import { at } from '../../basics/at.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardSplitter, BoardText, ReadBoard } from '../parts/format.ts';
import { isWithin } from '../parts/is-within.ts';
import { BEGINS_WITH_RECORD } from '../reading/equal-pieces.ts';
import { isProse } from '../reading/prose.ts';
import { LEAST_VEHICLES } from './line-kinds.ts';
import { partsOf, textsOf } from './paragraphs.ts';
import {
  atLine,
  isPartial,
  isSame,
  isShownAbove,
  keyOf,
  type Part,
  type PartReading,
  readAll,
} from './part-reading.ts';
import { ofWholeText } from './whole-text.ts';

/**
 * A splitter that gives what `splitter` gives, or the boards of each part. It takes whole texts, shorter than a piece of `inEqualPieces`.
 *
 * @param again - another splitter like that one
 * @param read - reads a text that a splitter gives
 * @param says - whether lines say an exit, a size, a red car or the like
 */
export function orEachPart(
  splitter: BoardSplitter,
  again: () => BoardSplitter,
  read: (text: BoardText) => ReadBoard,
  says: (lines: readonly string[]) => boolean,
): BoardSplitter {
  return ofWholeText(splitter, (text) => {
    // records are read as they arrive
    if (BEGINS_WITH_RECORD.test(text) || !BLANK_LINE.test(text)) return undefined;
    const found = partsOf(text.split(LINE_BREAK));
    if (!found) return undefined;
    const texts = [...splitter.push(text), ...splitter.end()];
    const { fenced } = splitter;
    const { lines, parts } = found;
    const forms = new Set(texts.map(formOf));
    const areReadAlike = new Set(texts.map(rolesOf)).size === 1 && !forms.has('');
    if (texts.length >= parts.length && areReadAlike && !says(lines)) {
      return { texts, fenced };
    }
    const each = textsOf(found, says).map((part) => ({
      ...part,
      ...readAll(part.text, again(), read, part),
    }));
    const meant = each.filter((one) => isMeant(one) && !isPartial(one, each) && !isShownAbove(one, each));
    const whole = texts.filter((one) => read(one).result.ok);
    // a line below the last board may be about that board; then a line between two boards may be about the upper one
    const isBelow = says(lines.slice(at(parts, parts.length - 1).to + 1));
    // a part that alone can be read in several ways is read as others that are written like it, if nothing else is said of it
    const asOthers = (one: Part & PartReading): readonly BoardText[] => {
      const areAlike = forms.size === 1 && whole.length === parts.length;
      const isOpen = one.isAsked && one.boards.length === 0;
      if (!areAlike || !isOpen) return [];
      const inWhole = whole.filter(({ line }) => line >= one.start && line <= one.to);
      const [only] = inWhole;
      const isSaid = says(one.text.split(LINE_BREAK));
      const isMeantSo = !isBelow && only !== undefined && isAmong(read(only), one.refused);
      return inWhole.length === 1 && (!isSaid || isMeantSo) ? inWhole : [];
    };
    // where something else is said of it, the user is asked
    const insteadOf = (one: Part & PartReading): readonly BoardText[] => {
      const others = asOthers(one);
      const isOpen = one.isAsked && one.boards.length === 0 && !isBelow && says(one.text.split(LINE_BREAK));
      return others.length > 0 || !isOpen ? others : questionsIn(one);
    };
    const isAll = each.every(
      (one) => (isMeant(one) && one.refused.length === 0) || insteadOf(one).length > 0,
    );
    const count = meant.reduce((sum, { boards }) => sum + boards.length, 0);
    const isMore = count > whole.length || (count === whole.length && whole.length < texts.length);
    const known = each.filter((one) => meant.includes(one) || insteadOf(one).length > 0);
    if (known.length < 2 || !(isAll || isMore)) {
      return { texts: [...texts, ...askedIn(each, texts, read)], fenced };
    }
    const first = new Set(at(each, 0).texts.map(keyOf));
    const own = each.flatMap((one, i) => {
      if (!meant.includes(one) && isMeant(one)) return [];
      if (!meant.includes(one)) return insteadOf(one).length > 0 ? insteadOf(one) : refusedIn(one);
      // a small board above the first part was taken for a heading, which every part has
      const isRepeated = (text: BoardText) => i > 0 && one.texts.length > 1 && first.has(keyOf(text));
      const texts = one.texts.filter((text) => !(text.line < one.start && isRepeated(text)));
      // what is read together with a heading above all parts begins there
      return texts.map((text) => (text.line < one.start ? atLine(text, one.from) : text));
    });
    return { texts: own.map((one) => ({ ...one, fenced: true })), fenced };
  });
}

/**
 * The questions about parts of which the whole text says nothing. A list of some vehicles of a board beside it is none.
 *
 * @param whole - what the whole text gives
 */
function askedIn(
  parts: readonly (Part & PartReading)[],
  whole: readonly BoardText[],
  read: (text: BoardText) => ReadBoard,
): readonly BoardText[] {
  const ofParts = parts.flatMap((one) => one.boards);
  if (ofParts.length === 0) return [];
  const ofWhole = whole.map((one) => ({ one, result: read(one).result }));
  const boards = [...ofParts, ...ofWhole.flatMap(({ result }) => (result.ok ? result.value : []))];
  // in the whole text, the board of one part may begin at the heading of another
  const isOfParts = ({ result }: (typeof ofWhole)[number]) =>
    result.ok && ofParts.some((board) => isSame([board], [result.value]));
  return parts.flatMap((part) => {
    const isIn = ({ line }: BoardText) => line >= part.start && line <= part.to;
    if (ofWhole.some((each) => isIn(each.one) && !(part.boards.length === 0 && isOfParts(each)))) return [];
    return refusedIn(part).filter(({ shape }) => {
      const answer = shape && 'answer' in shape ? shape.answer : undefined;
      return (
        answer?.kind === 'question' &&
        !answer.readings.some(
          ({ board }) =>
            board.vehicles.length < LEAST_VEHICLES || boards.some((other) => isWithin(board, other)),
        )
      );
    });
  });
}

const questionsIn = ({ refused }: PartReading): readonly BoardText[] =>
  refused.filter(({ shape }) => shape && 'answer' in shape && shape.answer.kind === 'question');

/** Whether a board is one of the readings that a question offers. */
const isAmong = ({ result }: ReadBoard, asked: readonly BoardText[]): boolean =>
  asked.some(({ shape }) => {
    const answer = shape && 'answer' in shape ? shape.answer : undefined;
    const readings = answer?.kind === 'question' ? answer.readings : [];
    return result.ok && readings.some(({ board }) => isSame([board], [result.value]));
  });

/** The texts of a part that are a board with a mistake, or one that can be read in several ways. */
const refusedIn = ({ refused, start, to }: Part & PartReading): readonly BoardText[] =>
  refused.filter((one) => {
    if (one.line < start || one.line > to || isProse(one)) return false;
    if (!one.shape) return one.format !== undefined;
    const answer = 'answer' in one.shape ? one.shape.answer : undefined;
    return answer?.kind === 'question' || answer?.bestAlmost !== undefined;
  });

const isMeant = ({ boards, isGuessed, from, to, text }: Part & PartReading): boolean =>
  boards.length > 0 && (!isGuessed || hasNoMark(text.split(LINE_BREAK).slice(from - 1, to)));

/** Whether lines are rows or vehicles of numbers alone, below a title or not: the red car is a guess wherever a board is written so. */
function hasNoMark(lines: readonly string[]): boolean {
  const own = TITLE.test(at(lines, 0)) ? lines.slice(1) : lines;
  return (
    MATRIX.test(own.slice(0, 2).join(' ')) ||
    (own.length >= LEAST_VEHICLES &&
      own.every((line) => NUMBERS.test(line)) &&
      VEHICLE.test(own.at(-1) ?? ''))
  );
}

/** Words, with a number or without. */
const TITLE = /^[^\p{L}\d]*\p{L}[\p{L}\d .:#-]*$/u;
/** The beginning of rows of numbers in brackets. */
const MATRIX = /^[^=[{(]*(?:(?:\[\s*\])*[^=[{(]*=\s*)?[[{(]\s*[[{(][\d\s,-]+[\])}],?\s*/;
const NUMBERS = /^\s*\d{1,2}(?:[\s,;]+\d{1,2})*\s*$/;
/** A row, a column, a length and a direction. */
const VEHICLE = /^\s*\d+(?:[\s,;]+\d+){3,}\s*$/;

/** How a board was read: how it is written, and what its glyphs or columns mean. */
const rolesOf = (one: BoardText): string =>
  one.shape && 'board' in one.shape ? (one.shape.read.split(';')[0] ?? '') : formOf(one);

/** How a board is written; empty for what is none. */
function formOf({ format, shape, problem }: BoardText): string {
  if (!shape) return problem ? '' : (format?.id ?? '');
  return 'board' in shape ? (shape.read.split(/[;,]/)[0] ?? '') : '';
}

const BLANK_LINE = /\n[^\S\n]*\r?\n/;
