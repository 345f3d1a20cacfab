import { at } from '../../at.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import type { Problem } from '../../errors.ts';
import { isBlank, isComment, LONGEST_BOARD_TEXT, type TextLine, tooLarge } from '../../text/lines.ts';
import { grid, spacedWidth } from '../grid/grid.ts';
import { line as lineFormat } from '../line/line.ts';
import type { BoardFormat, Neighbours, TableRow } from '../parts/format.ts';
import { isGridRow } from '../parts/grid-row.ts';
import { couldBeRow, hashRows } from '../parts/hash-rows.ts';
import { nameIn } from '../parts/named-rows.ts';
import { areShortLines, formatOfBlock, isPerhapsLine, isSurelyLine, linesAround } from './detect.ts';

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

/** The text of one board for a format to parse, or the problem with it. */
export interface BoardText {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Default 1. */
  readonly column?: number | undefined;
  readonly name?: string | undefined;
  /** Undefined if no format fits. */
  readonly format?: BoardFormat | undefined;
  readonly problem?: Problem | undefined;
  /** Whether it stands outside of the blocks between ``` in a text that has some: then it is prose if it is not a board. */
  readonly outside?: boolean;
  /** Whether a line of ``` or ~~~ has come before the text was complete. */
  readonly fenced?: boolean;
}

interface LineSplitter {
  /** Takes the next line; returns the boards that are complete now. */
  take(text: string, number: number): BoardText[];
  /** Ends the block that is open. */
  flush(): BoardText[];
  /** Returns the name for the next board and forgets it. */
  takeName(): string | undefined;
  /** Ends the text; returns the problem with a name that has no board. */
  end(): BoardText[];
  /** Whether a line of ``` or ~~~ has come: then what is not a board outside of such lines is prose. */
  readonly fenced: boolean;
}

/** Where the present line stands to blocks between ``` or ~~~: in a text without one so far, in one, or after one. */
type Fence = 'none' | 'inside' | 'outside';

const isFence = (text: string): boolean => /^\s{0,3}(?:```|~~~)/.test(text);

/** A splitter of lines; without a format it recognises the format of each block of lines. */
export function lineSplitter(format?: BoardFormat, neighbours?: Neighbours): LineSplitter {
  const lineFormats = (neighbours?.formats ?? []).filter(({ shape }) => shape.kind === 'line');
  const hashes = format === undefined || format.shape.kind === 'rows';
  let block: TextLine[] = [];
  let size = 0;
  /** Blank lines directly above the block: they may be rows of a grid in which the space is an empty cell. */
  let above: TextLine[] = [];
  let name: TextLine | undefined;
  let skipsBlock = false;
  /** Whether the previous line was a whole board. */
  let afterLine = false;
  let fence: Fence = 'none';

  const takeName = () => {
    const taken = name && nameIn(name.text);
    name = undefined;
    return taken;
  };

  const end = (): BoardText[] => {
    const rest = name && fence !== 'outside' ? [{ text: name.text, line: name.number }] : [];
    name = undefined;
    return rest;
  };

  const whole = ({ text, number }: TextLine, chosen: BoardFormat): BoardText[] => {
    const before = flush();
    afterLine = true;
    return [...before, { text, line: number, format: chosen, name: takeName() }];
  };

  const flush = (): BoardText[] => {
    const rowsAbove = spacedRowsAbove(above, block);
    const blocks = cutAtComments(block);
    block = [];
    above = [];
    size = 0;
    afterLine = false;
    const pieces = blocks.flatMap((part, index) => piecesOf(part, index === 0 ? rowsAbove : []));
    return fence === 'outside' ? pieces.map((piece) => ({ ...piece, outside: true })) : pieces;
  };

  const piecesOf = (written: readonly TextLine[], rowsAbove: readonly TextLine[]): BoardText[] => {
    const lines = [...rowsAbove, ...written];
    const [first] = written;
    if (!first) return [];
    const chosen =
      format ??
      formatOfBlock(
        written.map((line) => line.text),
        neighbours?.formats,
      );
    if (!chosen && written.length === 1) {
      const unnamed = end();
      name = first;
      return unnamed;
    }
    if (chosen?.shape.kind === 'rows') {
      const { isRow } = chosen.shape;
      return cutAtNames(lines, isRow).map((part) => pieceOf(part, chosen, takeName()));
    }
    if (chosen?.shape.kind !== 'line') return [pieceOf(lines, chosen, takeName())];
    return written.flatMap((line, index) => {
      if (index > 0 || written.length === 1 || isPerhapsLine(line.text)) {
        return pieceOf([line], chosen, takeName());
      }
      const unnamed = end();
      name = line;
      return unnamed;
    });
  };

  /** Whether the open block has more rows than a grid may have, and each of them could be a board. */
  const areLines = (): boolean =>
    format === undefined &&
    block.length === LARGEST_SIDE + 1 &&
    areShortLines(block.map((line) => line.text));

  /** Whether a line that begins with # may be a link, or a row of the block. */
  const mayBelong = (text: string): boolean =>
    lineFormats.some((each) => each.recognises([text])) ||
    (hashes && block.length < MOST_ROWS && couldBeRow(text));

  const takeWritten = (line: TextLine): BoardText[] => {
    const { text } = line;
    if (format?.shape.kind === 'line') return whole(line, format);
    if (!format) {
      const row = neighbours?.tableRow(text);
      if (row) return [...flush(), ...inTable(row, line.number)];
      const chosen = lineFormats.find((each) => each.recognises([text]));
      if (chosen) return whole(line, chosen);
      if (isSurelyLine(text) || (afterLine && isPerhapsLine(text))) return whole(line, lineFormat);
      if (text.includes('/') && isGridRow(text, []))
        return whole(line, formatOfBlock([text], neighbours?.formats) ?? grid);
    }
    const before = afterLine ? flush() : [];
    block.push(line);
    size += text.length + 1;
    if (size > LONGEST_BOARD_TEXT) {
      const start = at(block, 0);
      block = [];
      skipsBlock = true;
      return [...before, { ...start, line: start.number, problem: tooLarge(start.number) }];
    }
    if (neighbours?.formats.some((each) => each.ends?.(text))) return [...before, ...flush()];
    if (!areLines()) return before;
    const boards = block;
    block = [];
    return [...before, ...boards.flatMap((board) => whole(board, lineFormat))];
  };

  return {
    take(text, number) {
      const line = { text, number };
      if (isFence(text)) {
        const pieces = flush();
        skipsBlock = false;
        const opens = fence !== 'inside';
        fence = opens ? 'inside' : 'outside';
        return opens ? pieces.map((piece) => ({ ...piece, outside: true })) : pieces;
      }
      if (format === undefined && neighbours?.isTableFrame(text)) return flush();
      const written = !isComment(text) || mayBelong(text);
      if (!isBlank(text) && written) return skipsBlock ? [] : takeWritten(line);
      skipsBlock = false;
      if (text !== '' && isBlank(text) && block.length <= LARGEST_SIDE) {
        if (block.length > 0 && widthOfSpaced(block) === text.length) {
          block.push(line);
          return [];
        }
        const before = block.length === 0 ? above : [];
        const pieces = flush();
        above = [...before, line].slice(-LARGEST_SIDE);
        return pieces;
      }
      return flush();
    },
    flush,
    takeName,
    end,
    get fenced() {
      return fence !== 'none';
    },
  };
}

/** The lines of the highest board with a border around it and a name above. */
const MOST_ROWS = LARGEST_SIDE + 3;

/** The board of a row of a table of puzzles. */
const inTable = ({ name, board, column }: TableRow, line: number): BoardText[] => [
  { text: board, line, column, name, format: formatOfBlock([board]) },
];

/** The lines before, between and after comments. */
function cutAtComments(lines: readonly TextLine[]): TextLine[][] {
  if (!lines.some((line) => isComment(line.text))) return [[...lines]];
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
  line: lines[0]?.number ?? 1,
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
  if (above.length === 0 || block.length === 0) return [];
  const width = widthOfSpaced(block);
  return above.slice(above.findLastIndex((line) => line.text.length !== width) + 1);
}

/** Splits lines before each name between rows. */
function cutAtNames(
  lines: readonly TextLine[],
  isRow: (line: string, neighbours: readonly string[]) => boolean,
): TextLine[][] {
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
