/*
 * Which roles the glyphs of a board may have: the assignments that are worth trying, what each costs, and whether it is rarer
 * than a mistake in the text.
 *
 *     a a . # .      `.` and `#` are no vehicles: one is empty, the other a wall; a wall is `#` before it is `.`
 */

import { at } from '../../basics/at.ts';
import { append, greatestOf } from '../../basics/many.ts';
import type { ShapeOptions } from '../parts/answer.ts';
import { FEW_CELLS } from '../parts/candidate.ts';
import type { Form } from '../parts/forms.ts';
import {
  emptyCost,
  isPrimaryMark,
  isSurelyWall,
  isUsualEmpty,
  vehicleCost,
  wallCost,
} from '../parts/glyphs.ts';
import { type About, type Matrix, widthOf } from '../parts/matrix.ts';
import type { EmptyForm } from './second-empty.ts';

/** One assignment of roles. */
export interface Roles {
  /** Undefined where no cell is empty. */
  readonly empty: EmptyForm | undefined;
  readonly wall: Form | undefined;
  readonly vehicles: readonly Form[];
  /** Glyphs that are neither: a reading with any is not legal. */
  readonly others: readonly Form[];
}

/** The value of an option where no glyph has the role. */
const NONE = 'none';

/** The assignments that are worth trying, those without another glyph first where there are any. */
export function assignments(
  forms: readonly EmptyForm[],
  options: ShapeOptions,
  width: number,
  empties: readonly string[] | undefined,
): Roles[] {
  const misfits = forms.filter(({ vehicles }) => vehicles.length === 0);
  const found = emptiesAmong(forms, misfits, options, empties).flatMap((empty) => {
    const left = misfits.filter((form) => form !== empty);
    const named =
      options.wall === undefined
        ? []
        : forms.filter(({ glyph }) => isGlyph(glyph, options.wall) && glyph !== empty?.glyph);
    const [only] = left;
    const walls: (Form | undefined)[] = only && mayBeWall(only, options, width) ? [only] : [undefined];
    if (left.length === 0 && options.wall !== NONE) {
      // beside 0 for empty cells and numbers for vehicles, -1 is no vehicle
      const minus = empty?.glyph === '0' ? forms.find(({ glyph }) => glyph === '-1') : undefined;
      if (minus && options.wall === undefined) walls[0] = minus;
      append(
        walls,
        forms.filter((form) => form !== empty && isWallInLine(form.glyph, forms)),
      );
    }
    return (named.length > 0 ? named : walls).map((wall) => ({
      empty,
      wall,
      vehicles: forms.filter((form) => form !== empty && form !== wall && form.vehicles.length > 0),
      others: left.filter((form) => form !== wall),
    }));
  });
  const legal = found.filter(({ others }) => others.length === 0);
  return legal.length > 0 ? legal : found;
}

/** The glyphs that may be empty; undefined for a board without an empty cell. */
function emptiesAmong(
  forms: readonly EmptyForm[],
  misfits: readonly EmptyForm[],
  options: ShapeOptions,
  known: readonly string[] | undefined,
): readonly (EmptyForm | undefined)[] {
  if (options.empty !== undefined) {
    const wanted = forms.filter(({ glyph }) => isGlyph(glyph, options.empty));
    return options.empty === NONE && wanted.length === 0 ? [undefined] : wanted;
  }
  if (known) return forms.filter(({ glyph }) => known.includes(glyph));
  // of several glyphs that are no vehicles one is empty and one a wall
  if (misfits.length > 1) return misfits;
  return [...forms, undefined];
}

/** Squares of other colours, which are taken for vehicles before a black one. */
const COLOURED = [...'🟥🟦🟧🟨🟩🟪🟫'];

/** Signs that are hardly vehicles, and may be walls. */
const SIGN_IN_LINE = /^[+*]$/;

/** Whether a glyph may be a wall where several of them lie in a line. A black square is a car for sure where no other colour was left. */
const isWallInLine = (glyph: string, forms: readonly Form[]): boolean =>
  isSurelyWall(glyph) ||
  SIGN_IN_LINE.test(glyph) ||
  (glyph === '⬛' && COLOURED.some((colour) => forms.every((form) => form.glyph !== colour)));

/** Up to so many cells of `x` may be a red car with a mistake; more are empty cells where no other glyph can be. */
const LONGEST_RED = 4;

/** Whether a glyph has a role that is rarer than a mistake in the text; an option that names the glyph settles it. */
export function isDoubtful({ empty, wall, vehicles }: Roles, cells: number, options: ShapeOptions): boolean {
  const isSmall = cells < FEW_CELLS;
  if (wall && options.wall === undefined && isSmall && /^x$/i.test(wall.glyph)) return true;
  if (wall && isRareAlone(wall, options)) return true;
  if (options.empty !== undefined) return false;
  // two kinds of glyphs are more often a pattern than a board
  const isRed = ({ glyph }: Form): boolean =>
    options.primary === undefined ? isPrimaryMark(glyph) || /^r$/i.test(glyph) : glyph === options.primary;
  if (isSmall && vehicles.length === 1 && !vehicles.some(isRed)) return true;
  if (!empty) return isSmall || !vehicles.some(({ glyph }) => isPrimaryMark(glyph));
  if (/^[X@]$/.test(empty.glyph)) return true;
  if (empty.glyph === 'x' && (isSmall || empty.cells.length <= LONGEST_RED)) return true;
  return emptyCost(empty.glyph) >= UNUSUAL && (isSmall || empty.cells.length === 1);
}

/** Whether one mark or letter alone is rather a mistake than a wall, because few people write walls with it. */
export const isRareAlone = ({ glyph, cells }: Form, { wall }: ShapeOptions): boolean =>
  wall === undefined && cells.length === 1 && (wallCost(glyph) >= RARE || /^w$/i.test(glyph));

const isGlyph = (glyph: string, wanted: string | undefined): boolean =>
  wanted !== undefined && (glyph === wanted || (glyph === ' ' && /^(?:space|blank)?$/.test(wanted)));

/**
 * Whether a glyph may be a wall: one that is usual for walls, and no `x` that touches another, which is a vehicle with a mistake.
 * Other letters are walls only where the option says so.
 */
function mayBeWall({ glyph, cells }: Form, { wall }: ShapeOptions, width: number): boolean {
  if (glyph === ' ') return false;
  if (wall !== undefined) return isGlyph(glyph, wall);
  if (wallCost(glyph) >= UNUSUAL) return false;
  if (glyph === 'X' && cells.length < 2) return false;
  const touches = (cell: number) =>
    cells.includes(cell + width) || (cells.includes(cell + 1) && (cell + 1) % width !== 0);
  return !/^x$/i.test(glyph) || !cells.some(touches);
}

/** What a glyph costs in a role in which few people write it. */
const RARE = 2;
/** What a glyph costs in a role that it never has. */
const UNUSUAL = 3;

/** The labels of vehicles that are signs, or a letter that is empty on other boards, so that people are told of them. */
export const oddLabels = ({ vehicles, empty }: Roles): readonly string[] =>
  vehicles.flatMap(({ glyph }) =>
    vehicleCost(glyph) >= UNUSUAL || (glyph === 'o' && isUsualEmpty(empty?.glyph)) ? glyph : [],
  );

export function costOf(roles: Roles, matrix: Matrix): number {
  const { empty, wall, vehicles } = roles;
  const isPlain = isAsWritten(roles, matrix);
  let cost = isPlain ? 0 : empty ? emptyCost(empty.glyph) : 2;
  let long = 0;
  for (const { glyph, vehicles: pieces } of vehicles) {
    cost += vehicleCost(glyph) + (pieces.length - 1);
    for (const { length } of pieces) long += length > 3 ? Math.min(length - 3, 2) : 0;
  }
  if (!isPlain) cost += Math.min(long, 3) + Math.min(stuckIn(vehicles, matrix) * 0.5, 1.5);
  if (empty?.cells.length === 1 || empty?.others) cost += 1;
  // where both are on a board, 0 is as often empty, and -1 a wall
  if (empty?.glyph === '-1' && vehicles.some(({ glyph }) => glyph === '0')) cost += 3;
  if (wall) {
    const walls = wall.cells.length;
    if (SIGN_IN_LINE.test(wall.glyph) && wall.vehicles.length > 0) cost += 0.5;
    cost += wallCost(wall.glyph) + Math.min(walls, 6) * 0.25 + Math.max(walls - 6, 0);
    if (walls > (empty?.cells.length ?? 0) && !isSmall(matrix)) cost += 3;
  }
  return cost;
}

const isSmall = (matrix: Matrix): boolean => widthOf(matrix) * matrix.rows.length < FEW_CELLS;

/** Whether this is what the format `matrix` writes of a board, whose vehicles may be as long as the board. */
const isAsWritten = ({ empty, wall, vehicles }: Roles, { says, border }: Matrix): boolean =>
  says === 'rows of cells' &&
  border === undefined &&
  (empty?.glyph ?? '0') === '0' &&
  (wall?.glyph ?? '-1') === '-1' &&
  vehicles.every(({ glyph, vehicles: pieces }) => /^[1-9]\d*$/.test(glyph) && pieces.length === 1) &&
  greatestOf(vehicles.map(({ glyph }) => Number(glyph))) === vehicles.length;

/** The number of vehicles that fill their row or column and can never move. */
function stuckIn(vehicles: readonly Form[], matrix: Matrix): number {
  const width = widthOf(matrix);
  return vehicles
    .flatMap(({ vehicles: pieces }) => pieces)
    .filter((cells) => cells.length === (at(cells, 1) - at(cells, 0) === 1 ? width : matrix.rows.length))
    .length;
}

export function countCost({ vehicles, wall }: Roles, { count }: About): number {
  if (count === undefined) return 0;
  const found = vehicles.reduce((sum, form) => sum + form.vehicles.length, 0);
  return count === found || count === found + (wall?.cells.length ?? 0) ? 0 : 2;
}
