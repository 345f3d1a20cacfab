/*
 * Texts in which no format finds a board are read by their shape. A text is kept until one of its boards is in a format:
 *
 *     Card 1                      not a board in any format: kept
 *     AA...O / P..Q.O / ...       a board: all that was kept is given out, and the rest of the text is read by formats, and by
 *                                 its shape only as later-boards.ts says
 *
 *     1 h 2 2 3                   never a board in a format: at the end the whole text is read by its shape
 *     2 v 3 1 2
 */

import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import type { BoardReading, FailedBoard, Reading } from '../../shapes/parts/answer.ts';
import { cellsInName } from '../../shapes/parts/cells-in-name.ts';
import { LINE_BREAK, unknownFormat } from '../../text/lines.ts';
import type { BoardSplitter, BoardText, FormatSet, ReadBoard, ReadTextOptions } from '../parts/format.ts';
import { withoutBroken } from './broken-values.ts';
import { compactText } from './compact.ts';
import type { Doubt } from './doubt.ts';
import { doubtOfLine, doubtOfRows } from './glyph-doubts.ts';
import { type ByShape, type LaterBoards, laterBoards } from './later-boards.ts';
import { endOf, hasRowsAlone, isAlone, linesAround } from './lines-around.ts';
import { areMarkedAbove } from './marked-above.ts';
import { isProse } from './prose.ts';
import { readPiece } from './read-piece.ts';
import { refusedBehind } from './refused-behind.ts';
import { saidBeside } from './said-beside.ts';
import type { ShapeReader } from './shape-reader.ts';
import {
  isOtherJson,
  LONGEST,
  otherJson,
  refusedMarks,
  tooLong,
  unclearBlanks,
  unclosedArray,
} from './shape-refusals.ts';
import { isSurelyMeant } from './surely-meant.ts';

/** The most texts that are kept: each takes more memory than its characters. The rest of more of them is no better. */
const MOST_KEPT = 20_000;

/** A splitter that gives what `splitter` gives, or the boards of the text by its shape if none of that is a board. */
export function orByShape(
  splitter: BoardSplitter,
  options: ReadTextOptions,
  formats: FormatSet,
  reader: ShapeReader,
): BoardSplitter {
  let text = '';
  let kept: BoardText[] | undefined = [];
  let doubt: Doubt | undefined;
  let later: LaterBoards | undefined;
  /** Whether one of some texts is a board without doubt, as long as none before is doubted. */
  const settles = (texts: readonly BoardText[], before: readonly BoardText[], isEnd: boolean): boolean => {
    let settled = false;
    let lines: string[] | undefined;
    const reads = new Map<BoardText, ReadBoard>();
    const readOf = (one: BoardText): ReadBoard => {
      const read = reads.get(one) ?? readPiece(one, options, formats);
      reads.set(one, read);
      return read;
    };
    for (const [i, one] of texts.entries()) {
      if (one.problem?.code === 'binary-input') return true;
      if (doubt) return false;
      const read = readOf(one);
      if (areMarkedAbove(one, i, texts, before, readOf)) doubt = 'torn';
      else if (read.result.ok) {
        const [above, below] = [texts[i - 1] ?? before.at(-1), texts[i + 1]];
        lines ??= text.slice(0, MOST_BESIDE).split(LINE_BREAK);
        const beside = linesAround(lines, one, above, below);
        const linesOf = (other: BoardText | undefined) =>
          other && !readOf(other).result.ok ? other.text.split('\n') : [];
        const [wrongAbove, wrongBelow] = [linesOf(above), linesOf(below)];
        const isRightBelow = below !== undefined && below.line <= endOf(one) + beside.near.length + 1;
        const around = {
          ...beside,
          refused: [...wrongAbove, ...wrongBelow],
          beside: isRightBelow ? [...wrongAbove, ...wrongBelow] : wrongAbove,
          isFirst: !above,
        };
        // more rows may follow behind a blank line: a board with fewer rows than columns is not yet known to be whole
        const { width, height } = read.result.value;
        const isOpen = !isEnd && below === undefined && one.format?.id === 'grid' && height < width;
        if (isOpen) continue;
        const alone = one.format?.id === 'line' && isAlone(around);
        doubt =
          alone && one.format
            ? doubtOfLine(read.result.value, one.format)
            : hasRowsAlone(read.result.value, around)
              ? doubtOfRows(read.result.value, one, options)
              : reader.doubtOf(read.result.value, one, around, options);
        settled = true;
      } else settled ||= read.result.problems.every(({ code }) => code === 'ambiguous-primary');
    }
    return settled && !doubt;
  };
  return {
    push(part) {
      if (!kept) {
        const found = splitter.push(part);
        return later ? withoutProse(later.take(part, found)) : found;
      }
      // what is something else from its beginning to its end is refused in its own words
      const isOther = text === '' && formats.otherKind?.(part) !== undefined;
      text += part;
      const texts = splitter.push(part);
      // a text that is too long to be read by its shape is read by formats alone
      const isBoard =
        !isOther && (settles(texts, kept, false) || (doubt !== undefined && text.length > LONGEST));
      kept = kept.concat(texts);
      const isLong = !isBoard && !isOther && text.length > LONGEST;
      if (!isOther && !isLong && !isBoard && kept.length <= MOST_KEPT) return [];
      let ready: readonly BoardText[] = isLong ? [tooLong, ...kept] : kept;
      if (isBoard && !doubt) {
        later = laterBoards(options, formats, shapesIn(options, reader), reader);
        ready = withoutProse(later.take(text, kept, true));
      }
      kept = undefined;
      text = '';
      return [...ready];
    },
    end() {
      const rest = splitter.end();
      if (!kept) {
        if (!later) return rest;
        const found = later.take('', rest);
        return withoutProse([...found, ...later.end().map((one) => ({ ...one, fenced: splitter.fenced }))]);
      }
      const isBoard = settles([...kept, ...rest], [], true);
      const texts = [...kept, ...rest];
      if (isBoard)
        return withoutProse(
          laterBoards(options, formats, shapesIn(options, reader), reader).take(text, texts, true),
        );
      return doubt
        ? (doubted(text, texts, doubt, options, formats, reader) ?? withoutProse(texts))
        : (byShape(text, texts, options, formats, reader) ?? texts);
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}

/** The boards of a text without the sentences beside them, and refused where what seems to be their name looks like cells. */
const withoutProse = (texts: readonly BoardText[]): BoardText[] =>
  texts.flatMap((one) => {
    if (isProse(one)) return [];
    const problem = cellsInName(one.name ?? '');
    return problem ? { ...one, problem } : one;
  });

/** Whether a board was read by its shape as a format read it, without a guess. */
const isSurely = ({ board, primaryGuessed }: Reading, read: Board): boolean =>
  primaryGuessed === undefined && compactText(board) === compactText(read);

/** The most characters at the beginning of a text in which is looked for what its boards are said to be. */
const MOST_BESIDE = 1 << 16;

/**
 * The boards of a text by its shape where a format read one of them with doubt; undefined where nothing is better than what
 * the formats read.
 */
function doubted(
  text: string,
  read: readonly BoardText[],
  doubt: Doubt,
  options: ReadTextOptions,
  formats: FormatSet,
  reader: ShapeReader,
): BoardText[] | undefined {
  if (doubt === 'marks' && options.wall === '#') return undefined;
  const answer = reader.readShapes(text, shapeOptionsOf(options));
  if (doubt === 'exit') {
    const readOf = (one: BoardText) => readPiece(one, options, formats);
    return withoutProse(saidBeside(text, read, readOf, answer, reader, options));
  }
  // reading by shape may take the mark for a wall, too
  if (
    doubt === 'marks' &&
    !(answer.kind === 'read' && answer.boards.every(({ board }) => board.walls.length === 0))
  )
    return [refusedMarks(read[0]?.line ?? 1)];
  if (answer.kind === 'read') {
    const legal = read.flatMap((one) => {
      const { result } = readPiece(one, options, formats);
      return result.ok ? result.value : [];
    });
    const isWhole = answer.boards.length === legal.length && answer.failed.length === 0;
    // the shape says the same, so there is no doubt left and nothing to say
    if (isWhole && answer.boards.every((one, i) => isSurely(one, at(legal, i)))) return undefined;
    // a shape that explains more of the text without a failure is not less right
    const isMore = answer.boards.length > legal.length && answer.failed.length === 0;
    if (doubt === 'glyphs' && !isWhole && !isMore) return undefined;
    return [...answer.boards, ...answer.failed].sort(byLine).map(textOf);
  }
  if (doubt === 'blanks' && answer.kind === 'refused')
    return [{ text: '', line: read[0]?.line ?? 1, problem: unclearBlanks(read[0]?.line ?? 1) }];
  // a sentence may name another red car than the one that the format takes
  const isNamed = answer.kind === 'refused' && answer.problem.code === 'ambiguous-primary';
  // a board whose cells stand in pairs is what its format read, where its half is no board
  if (doubt === 'pairs' && !isNamed && answer.kind === 'refused') return undefined;
  if (doubt === 'glyphs' && !isNamed && (answer.kind === 'refused' || read.length > 1)) return undefined;
  return [textOf({ line: read[0]?.line ?? 1, answer })];
}

/**
 * The boards of a text by its shape; undefined where the formats say better what is wrong. A text that is surely meant to be
 * in a format counts as a board only if its shape has one clear reading.
 */
function byShape(
  text: string,
  refused: readonly BoardText[],
  options: ReadTextOptions,
  formats: FormatSet,
  reader: ShapeReader,
): BoardText[] | undefined {
  const answer = reader.readShapes(text, shapeOptionsOf(options));
  const isInFormat = refused.every(isSurelyMeant);
  if (answer.kind === 'read') {
    if (isInFormat && answer.failed.length > 0 && answer.boards.length <= answer.failed.length)
      return undefined;
    const found = [...answer.boards, ...answer.failed].sort(byLine);
    const read = (part: string) => reader.readShapes(part, shapeOptionsOf(options));
    return [...found.map(textOf), ...refusedBehind(text, refused, found, read)];
  }
  const parted = withoutBroken(text, refused);
  if (parted) {
    const rest = reader.readShapes(parted.text, shapeOptionsOf(options));
    if (rest.kind === 'read')
      return [...[...rest.boards, ...rest.failed].map(textOf), ...parted.broken].sort(byLine);
  }
  if (answer.kind === 'question') return isInFormat ? undefined : [textOf({ line: 1, answer })];
  if (answer.certain) return [textOf({ line: answer.problem.at?.text?.line ?? 1, answer })];
  const isJson = isOtherJson(text, refused);
  if (answer.bestAlmost === undefined)
    return isJson ? [otherJson(firstWritten(text))] : isInFormat ? undefined : unclosedArray(text);
  if (!isJson && !refused.every((one) => hasNoFormat(one, options, formats))) return undefined;
  const fenced = refused.some((one) => one.fenced === true);
  return [{ ...textOf({ line: answer.problem.at?.text?.line ?? 1, answer }), fenced }];
}

/** Reads the boards of a part of a text by their shape. */
const shapesIn =
  (options: ReadTextOptions, reader: ShapeReader): ByShape =>
  (text, work) => {
    const answer = reader.readShapes(text, shapeOptionsOf(options), work);
    if (answer.kind !== 'read') return [{ line: 1, answer }];
    return [...answer.boards, ...answer.failed].sort(byLine);
  };

/** The options without those of a reader, which `readShapes` does not have. */
function shapeOptionsOf(options: ReadTextOptions): ReadTextOptions {
  const { format, formats, ...rest } = options as ReadTextOptions & { format?: unknown; formats?: unknown };
  return rest;
}

/** The number of the first line that is not blank. */
const firstWritten = (text: string): number =>
  text.split(LINE_BREAK).findIndex((line) => line.trim() !== '') + 1;

const byLine = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line;

const textOf = (shape: BoardReading | FailedBoard): BoardText => ({ text: '', line: shape.line, shape });

/** Lists of which the formats say only what they look like; how they were almost read says more. */
const LISTS = /^this looks like (?:a list of vehicles|CSV)/;

/** Objects with other properties, or with names without quotes, as they stand in programs. */
const OTHER_OBJECTS = /^unknown property|^the board|^unexpected "[a-z]/i;

/** Whether the formats have nothing to say about a text: it is in none, or not surely meant to be in the one that took it. */
function hasNoFormat(text: BoardText, options: ReadTextOptions, formats: FormatSet): boolean {
  const { result } = readPiece(text, options, formats);
  if (result.ok || isSurelyMeant(text)) return false;
  const isJson = text.format?.id === 'json';
  return result.problems.every(
    ({ code, message }) =>
      message === unknownFormat.message ||
      LISTS.test(message) ||
      (isJson ? OTHER_OBJECTS.test(message) : code === 'unexpected-character'),
  );
}
