/*
 * The formats of spaced rows without those in which blanks may be empty cells: no cell is marked as empty, and the glyphs of a row do
 * not stand below those of the first. Such rows are read by their shape.
 *
 *     |XX A|
 *     | B A|
 */
import { drawing } from '../drawing/drawing.ts';
import { framed } from '../framed/framed.ts';
import type { BoardFormat } from '../parts/format.ts';

/** What stands between the bars of a row, or the whole row where it has none. */
const ROW = /^\s*(?:\d+\s*)?\|([^|]*)|^(\s*\S(?:\s+\S)+\s*)$/u;
const EMPTY = /[.\-_*]/;

/** The format, which does not recognise such rows if it is one of spaced rows. */
export const withoutBlankCells = (format: BoardFormat): BoardFormat =>
  format.id === framed.id || format.id === drawing.id
    ? { ...format, recognises: (block) => format.recognises(block) && !haveBlankCells(block, format.id) }
    : format;

function haveBlankCells(block: readonly string[], id: string): boolean {
  const rows = block.flatMap((line) => {
    const [, inside, spaced] = ROW.exec(line) ?? [];
    return (id === framed.id ? inside : (inside ?? spaced)) ?? [];
  });
  if (rows.some((row) => EMPTY.test(row))) return false;
  const places = rows.map((row) => row.trimEnd().replace(/\S/g, '.'));
  const counts = new Set(places.map((row) => row.replace(/ /g, '').length));
  return counts.size === 1 && new Set(places).size > 1;
}
