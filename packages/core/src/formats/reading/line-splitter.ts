import { at } from '../../basics/at.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import { isBlank, isComment, LONGEST_BOARD_TEXT, type TextLine, tooLarge } from '../../text/lines.ts';
import { spacedWidth } from '../grid/grid.ts';
import { areShortLines, isPerhapsLine } from '../line/is-line.ts';
import { line as lineFormat } from '../line/line.ts';
import { linesAround } from '../parts/block.ts';
import type { BoardFormat, BoardText, FormatSet, LineShape, RowsShape } from '../parts/format.ts';
import { areRows, isGridRow } from '../parts/grid-row.ts';
import { couldBeRow, hashRows } from '../parts/hash-rows.ts';
import { nameIn } from '../parts/named-rows.ts';
import { formatOfBlock } from './detect.ts';

/*
 * Splits lines into boards that have no brackets around them:
 *
 *     Card 1                                      the name of the next board
 *     ..AA
 *     XX..                                        rows, up to a blank line, a comment or a name
 *
 *     AABBXX..CC..DDDD                            a board on one line
 *     ..AA/XX..                                   another one
 */

/** Whether a line opens or closes code in Markdown. More than three `~` are a rule that somebody drew between two boards. */
export const isFence = (text: string): boolean => /^\s{0,3}(?:```|~~~(?!~))/.test(text);

/** Splits lines that are not in brackets; without a format it recognises the format of each block of lines. */
export class LineSplitter {
  readonly #format: BoardFormat | undefined;
  readonly #formats: FormatSet;
  /** The formats that write a board on one line. */
  readonly #lineFormats: readonly (BoardFormat & { readonly shape: LineShape })[];
  /** The lines of the board that is open. */
  #block: TextLine[] = [];
  /** Their characters. */
  #size = 0;
  /** Blank lines directly above the block: they may be rows of a grid in which the space is an empty cell. */
  #above: TextLine[] = [];
  /** The line that names the next board. */
  #name: TextLine | undefined;
  /** Whether the rest of a block that is too long is passed over. */
  #skipsBlock = false;
  /** Whether the previous line was a whole board. */
  #afterBoard = false;
  /** Whether the lines are between fences; undefined until a fence has come. */
  #isBetween: boolean | undefined;

  constructor(format: BoardFormat | undefined, formats: FormatSet) {
    this.#format = format;
    this.#formats = formats;
    this.#lineFormats = formats.recognised.filter(isLineFormat);
  }

  /** Whether a fence, a line of ``` or ~~~, has come: then text outside of fences that is no board is prose. */
  get fenced(): boolean {
    return this.#isBetween !== undefined;
  }

  /** Takes the next line; returns the boards that are complete now. */
  take(text: string, number: number): BoardText[] {
    const line = { text, number };
    if (isFence(text)) return this.#takeFence();
    if (!this.#format && this.#formats.divides?.(text, this.#block)) return this.flush();
    const written = !isComment(text) || this.#mayBelong(text);
    if (!isBlank(text) && written) return this.#skipsBlock ? [] : this.#takeWritten(line);
    this.#skipsBlock = false;
    const block = this.#block;
    if (text === '' || !isBlank(text) || block.length > LARGEST_SIDE) return this.flush();
    if (block.length > 0 && widthOfSpaced(block) === text.length) {
      block.push(line);
      return [];
    }
    const above = block.length === 0 ? this.#above : [];
    const pieces = this.flush();
    this.#above = [...above, line].slice(-LARGEST_SIDE);
    return pieces;
  }

  /** Ends the block that is open. */
  flush(): BoardText[] {
    this.#afterBoard = false;
    this.#size = 0;
    const above = this.#above;
    const block = this.#block.splice(0);
    this.#above = [];
    if (block.length === 0) return [];
    const rowsAbove = spacedRowsAbove(above, block);
    const pieces = cutAtComments(block).flatMap((part, index) =>
      this.#piecesOf(part, index === 0 ? rowsAbove : []),
    );
    return this.#isBetween === false ? pieces.map(asOutside) : pieces;
  }

  /** Returns the name for the next board and forgets it. */
  takeName(): string | undefined {
    const name = this.#name && nameIn(this.#name.text);
    this.#name = undefined;
    return name;
  }

  /** At the end of the text: the name that has no board, if there is one. */
  end(): BoardText[] {
    const name = this.#name;
    return name ? [{ text: name.text, line: name.number, outside: this.#isBetween === false }] : [];
  }

  #takeFence(): BoardText[] {
    const pieces = this.flush();
    this.#skipsBlock = false;
    this.#isBetween = !this.#isBetween;
    return this.#isBetween ? pieces.map(asOutside) : pieces;
  }

  /** Takes a line that is neither blank nor a comment. */
  #takeWritten(line: TextLine): BoardText[] {
    const { text, number } = line;
    if (this.#format?.shape.kind === 'line') return this.#whole(line, this.#format);
    if (!this.#format) {
      const row = this.#formats.inTable?.(text, number);
      if (row) return [...this.flush(), { name: this.takeName(), ...row }];
      const chosen =
        this.#lineFormats.find(({ shape }) => shape.isBoard(text, this.#afterBoard)) ??
        // rows on one line, unless a drawing has begun, whose labels may hold a slash
        (areRows(text) && !this.#isInDrawing() ? formatOfBlock([text], this.#formats) : undefined);
      if (chosen) return this.#whole(line, chosen);
    }
    const before = this.#afterBoard ? this.flush() : [];
    this.#block.push(line);
    this.#size += text.length + 1;
    if (this.#size > LONGEST_BOARD_TEXT) {
      const start = at(this.#block, 0);
      this.#block = [];
      this.#skipsBlock = true;
      return [...before, { ...start, line: start.number, problem: tooLarge(start.number) }];
    }
    if (this.#formats.recognised.some((each) => each.ends?.(text))) return [...before, ...this.flush()];
    // more rows than a grid may have, and each of them could be a board
    const areLines =
      !this.#format &&
      this.#block.length === LARGEST_SIDE + 1 &&
      areShortLines(this.#block.map((row) => row.text));
    if (!areLines) return before;
    const boards = this.#block.splice(0);
    return [...before, ...boards.flatMap((board) => this.#whole(board, lineFormat))];
  }

  /** Whether the block is the beginning of a board whose last line its format knows. */
  #isInDrawing(): boolean {
    const texts = this.#block.map((line) => line.text);
    return this.#formats.recognised.some((each) => each.ends && texts.length > 0 && each.recognises(texts));
  }

  /** Takes a line that is a whole board. */
  #whole({ text, number }: TextLine, format: BoardFormat): BoardText[] {
    const before = this.flush();
    this.#afterBoard = true;
    return [...before, { text, line: number, format, name: this.takeName() }];
  }

  /** Whether a line that begins with # may be a link, or a row of the block. */
  #mayBelong(text: string): boolean {
    return (
      this.#lineFormats.some(({ shape }) => shape.hash && shape.isBoard(text, false)) ||
      ((this.#format?.shape.kind ?? 'rows') === 'rows' &&
        couldBeRow(text) &&
        (this.#size < LONG_BLOCK || !/[a-z]{2}/.test(text)))
    );
  }

  /** The boards of lines without a blank one or a comment among them. */
  #piecesOf(written: readonly TextLine[], rowsAbove: readonly TextLine[]): BoardText[] {
    const lines = [...rowsAbove, ...written];
    const [first] = written;
    if (!first) return [];
    const texts = written.map((line) => line.text);
    const chosen = this.#format ?? formatOfBlock(texts, this.#formats);
    if (!chosen && written.length === 1) return this.#rename(first);
    const shape = chosen?.shape;
    if (shape?.kind === 'rows')
      return cutAtNames(lines, shape).flatMap((part) =>
        // below each name a whole board of 3x3 or 4x4 on a line
        !this.#format && part.length < lines.length && this.#isLine(part)
          ? this.#piecesOf(part, [])
          : pieceOf(part, chosen, this.takeName()),
      );
    if (shape?.kind !== 'line') return [pieceOf(lines, chosen, this.takeName())];
    return written.flatMap((line, index) =>
      index > 0 || written.length === 1 || isPerhapsLine(line.text)
        ? pieceOf([line], chosen, this.takeName())
        : this.#rename(line),
    );
  }

  #isLine(lines: readonly TextLine[]): boolean {
    const texts = lines.map(({ text }) => text);
    return formatOfBlock(texts, this.#formats)?.shape.kind === 'line';
  }

  /** Takes the name of the next board; returns the problem with a name before it that has no board. */
  #rename(line: TextLine): BoardText[] {
    const unnamed = this.end();
    this.#name = line;
    return unnamed;
  }
}

const isLineFormat = (format: BoardFormat): format is BoardFormat & { readonly shape: LineShape } =>
  format.shape.kind === 'line';

const asOutside = (piece: BoardText): BoardText => ({ ...piece, outside: true });

/** A block of so many characters ends above a comment in words. */
const LONG_BLOCK = 20_000;

/** The lines before, between and after comments. */
function cutAtComments(lines: readonly TextLine[]): TextLine[][] {
  const rows = hashRows(lines.map((line) => line.text));
  const parts: TextLine[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (isComment(line.text) && !rows.has(index)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

const pieceOf = (
  lines: readonly TextLine[],
  format: BoardFormat | undefined,
  name: string | undefined,
): BoardText => ({
  text: lines.map((line) => line.text).join('\n'),
  line: at(lines, 0).number,
  format,
  name,
});

/** The width of a block, without its name line, as a grid whose only glyph for an empty cell is the space. */
function widthOfSpaced(block: readonly TextLine[]): number | undefined {
  const texts = block.map((line) => line.text);
  const [first = '', ...rest] = texts;
  return spacedWidth(rest.length > 0 && !isGridRow(first, linesAround(texts, 0)) ? rest : texts);
}

/**
 * The blank lines next to a block that are rows of it: the space is an empty cell, and they are as long as its rows.
 */
function spacedRowsAbove(above: readonly TextLine[], block: readonly TextLine[]): readonly TextLine[] {
  const width = above.length > 0 && widthOfSpaced(block);
  return above.slice(above.findLastIndex((line) => line.text.length !== width) + 1);
}

/** Splits lines before each name between rows. */
function cutAtNames(lines: readonly TextLine[], { isRow }: RowsShape): TextLine[][] {
  const texts = lines.map((line) => line.text);
  const parts: TextLine[][] = [];
  let part: TextLine[] = [];
  lines.forEach((line, index) => {
    const between = part.length > 1 && index < lines.length - 1 && !isBlank(line.text);
    if (between && !isRow(line.text, linesAround(texts, index))) {
      parts.push(part);
      part = [];
    }
    part.push(line);
  });
  return [...parts, part];
}
