/*
 * Boards right below one another get a blank line between them:
 *
 *     AA.O        square boards that are equally wide
 *     XX.O
 *     ...O
 *     B.CC
 *     ..AO
 *     XXAO
 *     ...O
 *     BB..
 *
 *     +----+      boxes
 *     |XX.A|
 *     +----+
 *     +----+
 *     |XX.B|
 *     +----+
 */
import { blocksOf, type Line } from './line.ts';

/** The fewest rows of a board that stands right below another one. */
const LEAST = 3;
const CELLS = /^[^\s+|│╭╰┌└┏┗╔╚]{3,16}$/;
const EDGE = /^\s*[+╭╰┌└┏┗╔╚][-=─━═+┬┴┼╮╯┐┘┓┛╗╝]{2,}\s*$/;

/**
 * Lines in which no board stands right below another one.
 *
 * @returns the lines as they are where none does
 */
export const belowEachOther = (lines: readonly Line[]): readonly Line[] =>
  blocksOf(lines).flatMap(({ above, block }) => [...above, ...(boxes(block) ?? squares(block) ?? block)]);

/** A line between two of them. */
const blankAt = (line: Line): Line => ({ text: '', number: line.number });
const part = (line: Line): Line => ({ ...line, isPart: true });

/** Boxes, each of which ends right above the next one. */
function boxes(block: readonly Line[]): readonly Line[] | undefined {
  const isEdge = block.map(({ text }) => EDGE.test(text));
  if (!isEdge.some((edge, i) => edge && isEdge[i + 1] === true)) return undefined;
  return block.flatMap((line, i) =>
    isEdge[i] && isEdge[i - 1] ? [blankAt(line), part(line)] : [part(line)],
  );
}

/** Square boards in rows of letters, below a line or not. */
function squares(block: readonly Line[]): readonly Line[] | undefined {
  const width = block.at(-1)?.text.trim().length ?? 0;
  const isRow = ({ text }: Line) => CELLS.test(text.trim()) && text.trim().length === width;
  const first = block.findIndex(isRow);
  const rows = block.slice(first);
  if (first < 0 || first > 1 || width < LEAST || rows.length % width !== 0 || rows.length < 2 * width)
    return undefined;
  if (!rows.every(isRow)) return undefined;
  return [
    ...block.slice(0, first),
    ...rows.flatMap((line, i) => (i % width === 0 ? [blankAt(line), part(line)] : [part(line)])),
  ];
}
