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

import { LINE_BREAK, unknownFormat } from '../../text/lines.ts';
import type { BoardSplitter, BoardText, FormatSet, ReadBoard, ReadTextOptions } from '../parts/format.ts';
import { withoutBroken } from './broken-values.ts';
import type { Doubt } from './doubt.ts';
import { doubted } from './doubted.ts';
import { doubtOfLine, doubtOfRows } from './glyph-doubts.ts';
import { type ByShape, type LaterBoards, laterBoards } from './later-boards.ts';
import { endOf, hasRowsAlone, isAlone, linesAround } from './lines-around.ts';
import { areMarkedAbove } from './marked-above.ts';
import { readPiece } from './read-piece.ts';
import { refusedBehind } from './refused-behind.ts';
import type { ShapeReader } from './shape-reader.ts';
import { isOtherJson, LONGEST, otherJson, tooLong, unclosedArray } from './shape-refusals.ts';
import { byLine, shapeOptionsOf, textOf, withoutProse } from './shape-texts.ts';
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

/** The most characters at the beginning of a text in which is looked for what its boards are said to be. */
const MOST_BESIDE = 1 << 16;

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

/** The number of the first line that is not blank. */
const firstWritten = (text: string): number =>
  text.split(LINE_BREAK).findIndex((line) => line.trim() !== '') + 1;

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
