/*
 * Takes the border away from rows of glyphs: rings of one glyph, lines and corners of a box, one to three rings deep. What
 * stands in the border instead of its glyph is the exit: a gap, an arrow, a letter, `=`.
 *
 *     * * * * * *          A A . .      and the exit at the right of row 2
 *     * A A . . *    →     B X X .
 *     * B X X . E          B . . .
 *     * B . . . *
 *     * * * * * *
 *
 * A ring of vehicles is no border: at most two places of the border may be something else.
 */

import { at } from '../../basics/at.ts';
import { append } from '../../basics/many.ts';
import { edges } from '../../board/setup.ts';
import { borderCost, emptyCost, namedGlyph, vehicleCost } from '../parts/glyphs.ts';
import { type ExitMark, type Glyph, isBoardLike, type Matrix, widthOf } from '../parts/matrix.ts';

/** The most rings of a border. */
const MOST_RINGS = 3;
/** The most characters and lines inside of a border, where a cell may have several. */
const LONGEST_DRAWN = 64;
/** How much of a side is the border's glyph, at least. */
const MOST_OF_IT = 0.6;
/** The most places in a border that are not its glyph. */
const MOST_GAPS = 2;

const LYING = /^[-=─━═_+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯┏┓┗┛]$/;
const STANDING = /^[|│║┃+┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯┏┓┗┛:!]$/;

/**
 * The rows as they are, and without one, two or three rings of a border.
 *
 * @param wanted - the glyph of the border, or `none`; default: every one is tried
 */
export function insides(matrix: Matrix, wanted?: string): Matrix[] {
  const found: Matrix[] = [];
  let rings: Matrix[] = [matrix];
  if (wanted === undefined || wanted === 'none') found.push(matrix);
  for (let ring = 0; ring < MOST_RINGS && wanted !== 'none'; ring++) {
    rings = rings
      .filter(mayHaveRing)
      .flatMap((outer) => [...peeledBox(outer), ...peeledGlyph(outer, wanted)]);
    append(found, rings);
  }
  return found.filter((inner) => isBoardLike(inner, LONGEST_DRAWN));
}

/** Whether something would be left inside of a ring. */
const mayHaveRing = ({ rows }: Matrix): boolean => rows.length > 2 && rows.every((row) => row.length > 2);

/** Without a box of lines, whose horizontal and vertical lines have different glyphs. */
function peeledBox(matrix: Matrix): Matrix[] {
  const isLine = (glyph: string, edge: string): boolean =>
    (edge === 'top' || edge === 'bottom' ? LYING : STANDING).test(glyph);
  const first = matrix.rows[1]?.[0]?.glyph ?? '';
  if (!STANDING.test(first) || first === '+') return [];
  const inner = peeled(matrix, isLine, first);
  return inner ? [inner] : [];
}

function peeledGlyph(matrix: Matrix, wanted?: string): Matrix[] {
  const counts = new Map<string, number>();
  for (const edge of edges) {
    for (const { glyph } of sideOf(matrix, edge)) counts.set(glyph, (counts.get(glyph) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!most || most[0] === ' ' || (wanted !== undefined && most[0] !== wanted)) return [];
  const inner = peeled(matrix, (glyph) => glyph === most[0], most[0]);
  return inner ? [inner] : [];
}

function peeled(
  matrix: Matrix,
  isBorder: (glyph: string, edge: string) => boolean,
  border: string,
): Matrix | undefined {
  const { rows } = matrix;
  if (rows.length < 4 || widthOf(matrix) < 4) return undefined;
  // a line that ends with the border one cell early lacks a cell of the board
  if (rows.some((row) => row.at(-1)?.isMissing && isBorder(row.at(-2)?.glyph ?? '', 'right')))
    return undefined;
  const exits: ExitMark[] = [];
  const corners = [at(rows, 0), at(rows, rows.length - 1)].flatMap((row) => [row[0], row.at(-1)]);
  let gaps = 0;
  for (const edge of edges) {
    const side = sideOf(matrix, edge).slice(1, -1);
    const open = side.flatMap(({ glyph }, lane) => (isBorder(glyph, edge) ? [] : [{ glyph, lane }]));
    if (open.length > side.length * (1 - MOST_OF_IT)) return undefined;
    gaps += open.length;
    for (const { glyph, lane } of open) {
      if (isVehicleInside(matrix, glyph) || isBracket(glyph, border)) return undefined;
      // beside its own glyph in a corner it is a vehicle
      if (corners.some((corner) => corner?.glyph === glyph)) return undefined;
      exits.push({ edge, lane, drawn: true });
    }
  }
  if (gaps > MOST_GAPS) return undefined;
  const inner = rows.slice(1, -1).map((row) => row.slice(1, -1));
  const lines = thinned({ rows: inner, exits });
  const outer = matrix.exits.flatMap(({ lane, ...mark }) =>
    lane === undefined ? [mark] : lane < 1 ? [] : [{ ...mark, lane: lane - 1 }],
  );
  const both = [...lines.exits, ...outer.filter((mark) => !lines.exits.some((one) => isSame(one, mark)))];
  return {
    rows: lines.rows,
    exits: both,
    cost: matrix.cost + (matrix.border === border ? 0 : borderCost(border)),
    says: matrix.says,
    border,
  };
}

/** Whether a bracket stands among bars, which is a mistake in the border and no exit. */
const isBracket = (glyph: string, border: string): boolean =>
  STANDING.test(border) && /[[\](){}]/.test(glyph);

const isSame = (a: ExitMark, b: ExitMark): boolean => a.edge === b.edge && a.lane === b.lane;

/** Whether a glyph in the border is also one of a vehicle inside, so that the ring is none. */
function isVehicleInside({ rows }: Matrix, glyph: string): boolean {
  if (vehicleCost(glyph) > 0.5 || emptyCost(glyph) <= 1) return false;
  return rows
    .slice(1, -1)
    .some((row) => row.slice(1, -1).filter((inside) => inside.glyph === glyph).length > 0);
}

function sideOf({ rows }: Matrix, edge: string): readonly Glyph[] {
  if (edge === 'top') return at(rows, 0);
  if (edge === 'bottom') return at(rows, rows.length - 1);
  return rows.map((row) => at(row, edge === 'left' ? 0 : row.length - 1));
}

const isBetween = (glyph: string): boolean => /^[ |│║┃¦]$/.test(glyph);

/** Without the columns between the cells, where every second one is blank or a bar; the same of exits. */
function thinned({ rows, exits }: Pick<Matrix, 'rows' | 'exits'>): Pick<Matrix, 'rows' | 'exits'> {
  const width = rows[0]?.length ?? 0;
  for (const first of [0, 1]) {
    if (width < 4 || width % 2 !== (first === 0 ? 1 : width % 2)) continue;
    const isCell = (column: number) => column % 2 === first;
    const between = rows.every((row) => row.every(({ glyph }, i) => isCell(i) || isBetween(glyph)));
    if (!between) continue;
    return {
      rows: rows.map((row) => row.filter((_, i) => isCell(i))),
      exits: exits.map((mark) =>
        mark.lane === undefined || mark.edge === 'left' || mark.edge === 'right'
          ? mark
          : { ...mark, lane: (mark.lane - first) >> 1 },
      ),
    };
  }
  return { rows, exits };
}

/** `, inside a border of #`, or nothing. */
export const saysBorder = ({ border }: Matrix): string =>
  border === undefined ? '' : ` inside a border of ${namedGlyph(border)}`;
