import { LARGEST_SIDE, validate } from '../../board/validate.ts';
import { isBlank, LONGEST_BOARD_TEXT, linesOf } from '../../text/lines.ts';
import { cells } from '../cells/cells.ts';
import { drawing } from '../drawing/drawing.ts';
import { framed, isFramedRow } from '../framed/framed.ts';
import { grid } from '../grid/grid.ts';
import { json } from '../json/json.ts';
import { line } from '../line/line.ts';
import type { BoardFormat, NeighbourFormat } from '../parts/format.ts';
import { isGridRow } from '../parts/grid-row.ts';
import { withoutComments } from '../parts/hash-rows.ts';
import { prolog } from '../prolog/prolog.ts';

/**
 * The format of a text, or of the first board in it; undefined if no format fits.
 *
 * @param neighbours - formats to recognise besides those that every reader does
 */
export function detectFormat(
  text: string,
  neighbours: readonly NeighbourFormat[] = [],
): BoardFormat | undefined {
  const word = text.trim();
  const alone = neighbours.find(({ shape, recognises }) => shape.kind === 'line' && recognises([word]));
  if (alone && !word.includes('\n')) return alone;
  const lines = linesOf(text.slice(0, LONGEST_BOARD_TEXT), withoutComments);
  if (!lines.ok) return undefined;
  let block: string[] = [];
  for (const { text: line } of [...lines.value, { text: '' }]) {
    if (!isBlank(line)) {
      block.push(line);
      continue;
    }
    const format = block.length > 0 ? formatOfBlock(block, neighbours) : undefined;
    // a single line may be the name of the board below
    if (format || block.length > 1) return format;
    block = [];
  }
  return undefined;
}

/** The format of lines without a blank or a comment among them, which may begin with a name. */
export function formatOfBlock(
  block: readonly string[],
  neighbours: readonly NeighbourFormat[] = [],
): BoardFormat | undefined {
  const neighbour = neighbours.find((format) => format.recognises(block));
  if (neighbour) return neighbour;
  const opening = block.findIndex(opensBrackets);
  if (opening === 0 || opening === 1) return formatOfBrackets(block.slice(opening).join('\n'));
  if (block.some(isFramedRow)) return framed;
  if (isMost(block, (row) => drawing.shape.kind === 'rows' && drawing.shape.isRow(row, []))) return drawing;
  const last = block.at(-1) ?? '';
  const alone = block.length === 1 || (block.length === 2 && !isGridRow(block[0] ?? '', [last]));
  if (block.some(isSurelyLine) || (alone && isPerhapsLine(last))) return line;
  if (alone) return last.includes('/') && isGridRow(last, []) ? grid : undefined;
  if (!isMost(block, (row, i) => isGridRow(row, linesAround(block, i)))) return undefined;
  const lines = areShortLines(block) && !isLegal(grid, block.join('\n'));
  return lines && block.every((row) => isLegal(line, row)) ? line : grid;
}

/** Whether every line could be either a row of 9 or 16 cells or a whole board of 3x3 or 4x4. */
export const areShortLines = (block: readonly string[]): boolean =>
  block.every((text) => [9, 16].includes(wordIn(text).word.length) && isPerhapsLine(text));

/** The lines just above and below one that are not blank. */
export const linesAround = (lines: readonly string[], index: number): string[] =>
  [lines[index - 1] ?? '', lines[index + 1] ?? ''].filter((text) => !isBlank(text));

const isMost = (block: readonly string[], test: (row: string, index: number) => boolean): boolean =>
  block.filter(test).length * 2 >= block.length;

function isLegal(format: BoardFormat, text: string): boolean {
  const parsed = format.parse(text);
  return parsed.ok && validate(parsed.value.setup).ok;
}

/** Whether a line begins a text in brackets: JSON, a Prolog term, or a list of cells with or without a name. */
export const opensBrackets = (text: string): boolean =>
  /^\s*(?:[[{]|\?-|rush\s*\(|\p{L}[\p{L}\p{N}_'-]*\s*=\s*\[)/u.test(text);

/** The format of a text in brackets. */
export function formatOfBrackets(text: string): BoardFormat | undefined {
  const start = text.trimStart();
  if (/^(?:\{|\[\s*(?:$|[{\]]))/.test(start)) return json;
  if (/^(?:\?-|rush|\[\s*\p{L})/u.test(start)) return prolog;
  if (/^[^[]*\[\s*[(\d-]/.test(start)) return cells;
  return undefined;
}

/**
 * Whether a line is a board in the format `line`, independent of the lines around it: it has a square number of cells,
 * and either more than a row of a grid may have, or at least 9 and a count beside them.
 */
export function isSurelyLine(text: string): boolean {
  const { word, counted } = wordIn(text);
  return isSquare(word.length) && word.length >= (counted ? 9 : LARGEST_SIDE + 1) && isOfCells(word);
}

/** Whether a line could be a board in the format `line`, or such a board with a few cells missing or added. */
export function isPerhapsLine(text: string): boolean {
  const { word } = wordIn(text);
  return (isSquare(word.length) || word.length > LARGEST_SIDE) && isOfCells(word);
}

/** The only word of a line besides counts; empty if there are more words, or if the line has `/`, `|` or `+`. */
function wordIn(text: string): { word: string; counted: boolean } {
  const match = /^\s*(?:(\d+)\s+)?([^\s/|+]+)(?:\s+(\d+))?\s*$/.exec(text);
  return { word: match?.[2] ?? '', counted: (match?.[1] ?? match?.[3]) !== undefined };
}

const isSquare = (count: number): boolean => count >= 4 && Number.isInteger(Math.sqrt(count));

/**
 * Whether a word could be the cells of a board. A vehicle takes at least two cells, so a board has at most one label
 * for every two cells, and the glyphs for empty cells and walls. A short word must also hold a label that can be the
 * primary.
 */
const isOfCells = (word: string): boolean =>
  new Set(word).size <= word.length / 2 + 1 && (word.length > LARGEST_SIDE || /[AX@R]/.test(word));
