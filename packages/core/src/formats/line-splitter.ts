import { at } from '../at.ts';
import { LARGEST_SIDE } from '../board/validate.ts';
import type { Problem } from '../errors.ts';
import { isBlank, isComment, LONGEST_BOARD_TEXT, type TextLine, tooLarge } from '../text/lines.ts';
import { areShortLines, formatOfBlock, isPerhapsLine, isSurelyLine, neighbours } from './detect.ts';
import type { BoardFormat } from './format.ts';
import { grid, isGridRow, spacedWidth } from './grid.ts';
import { line as lineFormat } from './line.ts';
import { nameIn } from './rows.ts';

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
  readonly column?: number;
  readonly name?: string | undefined;
  /** Undefined if no format fits. */
  readonly format?: BoardFormat | undefined;
  readonly problem?: Problem | undefined;
}

export interface LineSplitter {
  /** Takes the next line; returns the boards that are complete now. */
  take(text: string, number: number): BoardText[];
  /** Ends the block that is open. */
  flush(): BoardText[];
  /** Returns the name for the next board and forgets it. */
  takeName(): string | undefined;
  /** Ends the text; returns the problem with a name that has no board. */
  end(): BoardText[];
}

/** A splitter of lines; without a format it recognises the format of each block of lines. */
export function lineSplitter(format?: BoardFormat): LineSplitter {
  let block: TextLine[] = [];
  let size = 0;
  /** Blank lines directly above the block: they may be rows of a grid in which the space is an empty cell. */
  let above: TextLine[] = [];
  let name: TextLine | undefined;
  let skipsBlock = false;
  /** Whether the previous line was a whole board. */
  let afterLine = false;

  const takeName = () => {
    const taken = name && nameIn(name.text);
    name = undefined;
    return taken;
  };

  const end = (): BoardText[] => {
    const rest = name ? [{ text: name.text, line: name.number }] : [];
    name = undefined;
    return rest;
  };

  const whole = ({ text, number }: TextLine, chosen: BoardFormat): BoardText[] => {
    const before = flush();
    afterLine = true;
    return [...before, { text, line: number, format: chosen, name: takeName() }];
  };

  const flush = (): BoardText[] => {
    const lines = [...spacedRowsAbove(above, block), ...block];
    const written = block;
    block = [];
    above = [];
    size = 0;
    afterLine = false;
    const [first] = written;
    if (!first) return [];
    const chosen = format ?? formatOfBlock(written.map((line) => line.text));
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

  const takeWritten = (line: TextLine): BoardText[] => {
    const { text } = line;
    if (format?.shape.kind === 'line') return whole(line, format);
    if (!format) {
      if (isSurelyLine(text) || (afterLine && isPerhapsLine(text))) return whole(line, lineFormat);
      if (text.includes('/') && isGridRow(text, [])) return whole(line, grid);
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
    if (!areLines()) return before;
    const boards = block;
    block = [];
    return [...before, ...boards.flatMap((board) => whole(board, lineFormat))];
  };

  return {
    take(text, number) {
      const line = { text, number };
      if (!isBlank(text) && !isComment(text)) return skipsBlock ? [] : takeWritten(line);
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
  };
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
  return spacedWidth(rest.length > 0 && !isGridRow(first, neighbours(texts, 0)) ? rest : texts);
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
    if (between && !isRow(line.text, neighbours(texts, index))) {
      parts.push(part);
      part = [];
    }
    part.push(line);
  });
  return [...parts, part];
}
