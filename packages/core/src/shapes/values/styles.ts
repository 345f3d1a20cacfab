/*
 * Where the styles and the attributes of an element of HTML say that a vehicle stands.
 *
 *     style="grid-row: 1 / span 3; grid-column: 4"            row 1, height 3, column 4, width 1
 *     style="grid-area: 1 / 4 / 4 / 5"                        the same: lines of the grid, not cells
 *     style="left: 60px; top: 0; width: 120px; height: 60px"  x 60, y 0, width 120, height 60
 *     data-row="2"                                            row 2
 */
import type { Entry } from './value.ts';

const DECLARATION = /(?<![\w-])([a-z][a-z-]{1,30})\s*:\s*([^;:"']{1,60})/gi;
const LENGTH = /^(\d{1,4})(?:px)?$/;
const PLACES: Readonly<{ [property: string]: string }> = {
  left: 'x',
  top: 'y',
  width: 'width',
  height: 'height',
};

/** The attributes with the places of a style in its stead, and without `data-` in front of names. */
export function placedAttributes(attributes: readonly Entry[]): readonly Entry[] {
  const names = new Set(attributes.map(([name]) => name));
  return attributes.flatMap((entry): readonly Entry[] => {
    const [name, value] = entry;
    if (/^style$/i.test(name) && value.kind === 'scalar') {
      const places = placesIn(value.text);
      return places.length > 0 ? places.map(([key, text]): Entry => [key, { ...value, text }]) : [entry];
    }
    const bare = name.replace(/^data-/i, '');
    return names.has(bare) ? [entry] : [[bare, value]];
  });
}

/** The row, the column and the size that a style says, by lines of a grid or by pixels. */
function placesIn(style: string): [string, string][] {
  const found = new Map<string, string>();
  for (const [, name = '', text = ''] of style.matchAll(DECLARATION))
    found.set(name.toLowerCase(), text.trim().toLowerCase());
  const [row, column, rowEnd, columnEnd] = found.get('grid-area')?.split(/\s*\/\s*/) ?? [];
  const rows = linesOf([
    found.get('grid-row') ?? row,
    found.get('grid-row-start'),
    found.get('grid-row-end') ?? rowEnd,
  ]);
  const columns = linesOf([
    found.get('grid-column') ?? column,
    found.get('grid-column-start'),
    found.get('grid-column-end') ?? columnEnd,
  ]);
  if (rows && columns) {
    const [first, height] = rows;
    const [left, width] = columns;
    return Object.entries({ row: first, column: left, width, height }).map(([key, n]) => [key, String(n)]);
  }
  const pixels = Object.entries(PLACES).map(([property, key]): [string, string] => [
    key,
    LENGTH.exec(found.get(property) ?? '')?.[1] ?? '',
  ]);
  return pixels.every(([, text]) => text !== '') ? pixels : [];
}

/** The first line and how many tracks are covered: `2 / span 3`, `2 / 5`, `2`, or the two in properties of their own. */
function linesOf([both, start, end]: readonly (string | undefined)[]): [number, number] | undefined {
  const [first = '', last = end ?? ''] = (both ?? start ?? '').split('/').map((part) => part.trim());
  if (!/^\d{1,2}$/.test(first)) return undefined;
  const span = /^span (\d{1,2})$/.exec(last)?.[1];
  if (span) return [Number(first), Number(span)];
  if (last === '' || last === 'auto') return [Number(first), 1];
  return /^\d{1,2}$/.test(last) ? [Number(first), Number(last) - Number(first)] : undefined;
}
