/*
 * What speaks against a layout of the columns of a list: that it is legal by chance, or leaves columns without a meaning.
 *
 *     1 h 2 2 3 7      label, direction, length, column, row: 7 has no meaning, which costs
 */
import { isPrimaryMark } from '../parts/glyphs.ts';
import type { Facts } from './column-facts.ts';
import type { WantedColumn } from './column-roles.ts';
import type { Layout } from './layouts.ts';
import { movesIn } from './moves-said.ts';
import type { Placed, Size } from './placing.ts';
import { type Table, VALUES } from './table.ts';
import { isAcross, isFalse, isOneTrue, isTrue, lengthOfWord, rolesOfHeading } from './words.ts';

const CELL = /^[A-P]\d{1,2}[.,;]?$/i;
/** A row of cells: glyphs of vehicles with empty cells between them. */
const ROW = /^(?=.*[\p{L}@])(?=.*([.*_-])[^.*_-]*\1)[\p{L}\p{N}@.*_-]{4,16}$/u;

/** What may stand in a cell of a row. */
const isGlyph = (value: string): boolean => /^[\p{L}\p{N}@.*_-][>→]?$/u.test(value);

/**
 * Whether the columns mean something only by chance:
 *
 *     two numbers without a direction are the first and the last cell of vehicles that all lie the same way
 *     numbers are directions, beside words that are directions
 *     lengths are by label, beside numbers that differ and mean nothing, words of which some are lengths, flags of
 *         which several are true, or a column that is headed as lengths
 *     lengths are words, beside a column that is headed as lengths and has numbers, of which one may have a mistake
 *     lengths are one word for all, such as the name of a call, beside numbers of which one has a mistake, or that do not
 *         only number the vehicles
 *     cells mean nothing
 *     a column has rows of cells, and others mean nothing
 *     three columns of single characters mean nothing: they may be the cells of rows
 *     more columns mean nothing than something
 *     single cells, which would be walls, beside numbers that differ and mean nothing
 *     one vehicle stands alone without the size of its board, or among single cells
 */
export function isDoubtful(
  layout: Layout,
  facts: readonly Facts[],
  labels: Facts | undefined,
  pieces: readonly Placed[],
  isSized: boolean,
): boolean {
  const named = isHeaded(layout, facts);
  const lying = pieces.filter(({ across, length }) => across && length > 1).length;
  const standing = pieces.filter(({ across, length }) => !across && length > 1).length;
  const isFree = ({ index }: Facts): boolean => !layout.roles.has(index) && index !== labels?.index;
  if (!named && layout.end?.kind === 'cell' && (lying === 0 || standing === 0)) return true;
  if (pieces.length < 2 && (!named || !isSized)) return true;
  if (!named && lying + standing < Math.min(2, pieces.length)) return true;
  if (facts.some((each) => isFree(each) && each.column.heading === undefined && each.least < 0)) return true;
  // cells that no role takes would be left out
  const hasCells = ({ column: { part, values } }: Facts) =>
    part !== undefined || values.some((value) => CELL.test(value));
  if (facts.some((each) => isFree(each) && hasCells(each))) return true;
  const isLine = facts.some(({ column: { values } }) => areMost(values, ROW));
  if (isLine && facts.filter(isFree).length > 1) return true;
  if (facts.filter((each) => isFree(each) && each.column.values.every(isGlyph)).length > 2) return true;
  const isOfWords = ({ whole, column: { values } }: Facts) =>
    !whole && values.every((value) => isAcross(value) !== undefined);
  if (layout.directions?.number !== undefined && facts.some((each) => isFree(each) && isOfWords(each)))
    return true;
  const areMostlyWords = ({ whole, column: { values } }: Facts) =>
    !whole && values.filter((value) => isAcross(value) !== undefined).length * 2 > values.length;
  if (layout.directions && facts.some((each) => isFree(each) && areMostlyWords(each))) return true;
  // if all vehicles have the same word for a direction, it may be the key of the value behind it: `Horizontal: false`
  const isSame = new Set(layout.directions?.across).size === 1 && layout.directions?.number === undefined;
  const isYesOrNo = ({ column: { values, heading } }: Facts) =>
    heading === undefined &&
    new Set(values).size === 2 &&
    values.every((value) => isTrue(value) || isFalse(value));
  if (isSame && facts.some((each) => isFree(each) && isYesOrNo(each))) return true;
  const unnamed = facts.filter((each) => isFree(each) && each.column.heading === undefined);
  if (unnamed.length > layout.roles.size) return true;
  const isNumberThatDiffers = ({ whole, column: { values } }: Facts) =>
    whole && values.some((value) => value !== values[0]);
  if (unnamed.some(isNumberThatDiffers) && pieces.some(({ length }) => length === 1)) return true;
  if (facts.some((each) => isFree(each) && isOfLengths(each) && areMost(each.column.values, /^\d+$/)))
    return true;
  const isOneWord = facts.some(
    ({ index, whole, column: { values } }) =>
      layout.roles.get(index) === 'length' && !whole && new Set(values).size === 1,
  );
  if (isOneWord && unnamed.some((each) => !areInOrder(each) && areNumbersThatDiffer(each))) return true;
  if (layout.lengths !== undefined || layout.end) return false;
  return facts.some(
    (each) =>
      isFree(each) &&
      (areNumbersThatDiffer(each) ||
        saysLengths(each) ||
        lacksLength(each) ||
        isOfLengths(each) ||
        areFlags(each)),
  );
}

/** Whether most values of a column are numbers, and not all the same: one may have a mistake. */
const areNumbersThatDiffer = ({ column: { values } }: Facts): boolean =>
  (areMost(values, /^-?\d+$/) || values.every((value) => /^-?\d+$/.test(value))) && new Set(values).size > 1;

/** Whether numbers only number the vehicles of a list. */
const areInOrder = ({ whole, numbers }: Facts): boolean =>
  whole && numbers.every((number, i) => number === (numbers[0] ?? 0) + i);

/** Whether some values of a column say different lengths in words, such as `car` and `truck`. */
const saysLengths = ({ column: { values } }: Facts): boolean =>
  new Set(values.flatMap((value) => (value.length > 2 ? (lengthOfWord(value) ?? []) : []))).size > 1;

/** Whether most values of a column say lengths in words, and another is a number or nothing: it may have a mistake. */
const lacksLength = ({ column: { values, heading } }: Facts): boolean =>
  rolesOfHeading(heading ?? '').includes('length') &&
  areMost(values, /^\p{L}{3,}$/u) &&
  values.every((value) => /^[\d.-]*$/.test(value) || lengthOfWord(value) !== undefined);

/** Whether a column is headed as lengths, and says others than those of the labels in words that are not known. */
const isOfLengths = ({ column: { values, heading } }: Facts): boolean =>
  rolesOfHeading(heading ?? '')[0] === 'length' && new Set(values).size > 1;

/** Whether most values of a column without a heading are flags, of which not one alone is true as that of the red car would be. */
const areFlags = ({ column: { values, heading } }: Facts): boolean =>
  heading === undefined &&
  areMost(values, /^(?:true|false)$/i) &&
  new Set(values).size > 1 &&
  values.filter((value) => /^true$/i.test(value)).length !== 1;

/** Whether a column that means something has a heading. */
export const isHeaded = ({ roles }: Layout, facts: readonly Facts[]): boolean =>
  facts.some(({ index, column }) => roles.has(index) && column.heading !== undefined);

/** Whether more than half of some values, and at least three, are of a kind. */
const areMost = (values: readonly string[], kind: RegExp): boolean => {
  const count = values.filter((value) => kind.test(value)).length;
  return count > 2 && count * 2 > values.length;
};

/**
 * The first piece of which a column without a role says another length or direction; undefined where there is none. Only
 * the heading of a column says that it means that.
 */
export function contradicted(
  layout: Layout,
  facts: readonly Facts[],
  pieces: readonly Placed[],
): number | undefined {
  const named = facts.filter(({ index, column }) => !layout.roles.has(index) && column.heading !== undefined);
  const isOf = (each: Facts, role: 'length' | 'direction') =>
    rolesOfHeading(each.column.heading ?? '')[0] === role;
  const found = pieces.findIndex(({ length, across }, record) =>
    named.some((each) => {
      // a record that leaves its length out has 0 there
      if (isOf(each, 'length') && each.whole && each.numbers[record] !== 0)
        return each.numbers[record] !== length;
      const said = isOf(each, 'direction') ? isAcross(each.column.values[record] ?? '') : undefined;
      return said !== undefined && said !== across;
    }),
  );
  return found < 0 ? undefined : found;
}

/** Sides of boards that a list may leave out, as in the assignment of the University of Amsterdam. */
const USUAL_SIDES = [6, 9, 12];

/**
 * The first piece that lies beyond the usual size of a board where nothing says that it is larger; undefined where the pieces
 * need another usual size. One piece alone beyond it is more likely an error, and so are columns with an unusual meaning.
 */
export function beyondUsual(
  { cost }: Layout,
  pieces: readonly Placed[],
  { width }: Size,
): number | undefined {
  const [usual = 6] = USUAL_SIDES.filter((side) => side < width).slice(-1);
  const beyond = pieces.flatMap((piece, i) => (reachOf(piece) > usual ? [i] : []));
  return width === 6 || (cost < UNUSUAL && USUAL_SIDES.includes(width) && beyond.length > 1)
    ? undefined
    : beyond[0];
}

/** What columns cost at least that are lanes, or headed x and y the other way round. */
const UNUSUAL = 2;

/** The last row or column of a piece, from 1, whichever is farther. */
const reachOf = ({ row, column, across, length }: Placed): number =>
  Math.max(row + (across ? 1 : length), column + (across ? length : 1));

/** The same in words. */
export const endOf = (piece: Placed): string =>
  reachOf(piece) === piece.row + (piece.across ? 1 : piece.length)
    ? `row ${reachOf(piece)}`
    : `column ${reachOf(piece)}`;

/**
 * The first piece of one cell whose label is one letter, as those of the vehicles are (the label of the red car may be a mark or a
 * word); undefined where there is none. Other single cells are walls.
 */
export function singleCell(labels: Facts | undefined, pieces: readonly Placed[]): number | undefined {
  if (!labels?.column.values.every((label) => /^\p{L}$/u.test(label) || isPrimaryMark(label)))
    return undefined;
  const found = pieces.findIndex(({ length }) => length === 1);
  return found < 0 ? undefined : found;
}

/** Programs count cells from 0; where they list all cells of their vehicles, the numbers have to say it. */
export const cellCost = ({ start, end, base }: Layout, { says, columns }: Table): number =>
  start.kind === 'cell' &&
  base === 1 &&
  says === VALUES &&
  !(end?.kind === 'cell' && columns.some(({ group, heading }) => group === 'end' && heading === 'cell'))
    ? 2
    : 0;

/** The column with the labels: the one that is headed so, or the first in which all values are different. */
export function labelsOf(facts: readonly Facts[], { columns }: Layout): Facts | undefined {
  const isFree = ({ index, unique, cost }: Facts): boolean =>
    (columns & (1 << index)) === 0 && unique && cost('label') !== undefined;
  const isHeaded = ({ column, whole }: Facts): boolean => column.heading !== undefined || !whole;
  return (
    facts.find((each) => isHeaded(each) && isFree(each)) ?? facts.find((each) => counts(each) && isFree(each))
  );
}

/** Whether numbers count the vehicles. */
const counts = ({ whole, least, most, numbers }: Facts): boolean =>
  whole && least >= 0 && most - least < numbers.length + 4;

/** What columns without a meaning cost: little where they are the same for all, or colours. */
export function leftOver(
  facts: readonly Facts[],
  layout: Layout,
  labels: Facts | undefined,
  pieces: readonly Placed[],
): number {
  const { roles } = layout;
  const moves = movesIn(facts, layout, pieces);
  return facts.reduce((sum, each) => {
    if (roles.has(each.index) || each === labels || moves.includes(each)) return sum;
    const { values } = each.column;
    const known = ['-', 'flag', 'fixed'].some(
      (role) => each.cost(role as '-') === 0 && each.column.heading !== undefined,
    );
    if (known || (each.column.heading === undefined && isOneTrue(values))) return sum;
    if (values.every((value) => value === values[0])) return sum + 0.3;
    return sum + (each.whole ? 2 : 1);
  }, 0);
}

/** What speaks against a layout that leaves out a column whose meaning a person has said. */
export const unused = ({ roles }: Layout, wanted: readonly WantedColumn[] = []): number =>
  4 * wanted.filter(({ role }, index) => !/^(?:-|label|flag|fixed)$/.test(role) && !roles.has(index)).length;
