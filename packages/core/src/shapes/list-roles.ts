/*
 * Searches the meaning of the columns of a list of vehicles. A layout that gives a legal board is a reading; columns that it
 * leaves without a meaning cost.
 *
 *     1 h 2 2 3      label, direction, length, column, row from 1: legal
 *     2 v 3 1 2      label, direction, length, row, column from 1: two vehicles overlap
 */
import { at } from '../basics/at.ts';
import { plain } from '../basics/quote.ts';
import { byLabel, markPrimary, type SetupVehicle } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import type { Choice, ShapeOptions } from './answer.ts';
import { type Almost, type Budget, type Candidate, HOPELESS, type Learnt, unsearched } from './candidate.ts';
import { type Facts, factsOf, type WantedColumn, wantedColumns } from './column-facts.ts';
import { exitMarks } from './exit-squares.ts';
import type { Searched } from './glyph-roles.ts';
import { emptyCost } from './glyphs.ts';
import { layoutChoice, layoutWords } from './layout-words.ts';
import { type Layout, layoutsOf } from './layouts.ts';
import { type Placed, placed, type Size } from './placing.ts';
import { type Piece, type PrimaryChoice, primaryChoices } from './primaries.ts';
import { sizesOf } from './stated-sizes.ts';
import { MOST_COLUMNS, MOST_RECORDS, type Table, VALUES } from './table.ts';
import { isAcross, isRedWord, isTrue, isWallWord } from './words.ts';

/** The most layouts of boards before that are tried first. */
const MOST_LEARNT = 8;

/**
 * The readings of a list.
 *
 * @param budget - counts the layouts that are tried, and knows those with which the boards before it were legal: a board
 *   that is legal with them too needs no search
 */
export function searchList(table: Table, options: ShapeOptions, budget: Budget): Searched {
  const count = table.places.length;
  if (count < 1 || count > MOST_RECORDS || table.columns.length > MOST_COLUMNS) return { candidates: [] };
  const chosen = options.columns === undefined ? undefined : wantedColumns(options.columns);
  if (options.columns !== undefined && chosen?.length !== table.columns.length) return { candidates: [] };
  if (chosen) return withLayouts(table, chosen, undefined, options, budget);
  const kind = `${table.says} ${table.columns.map(({ heading }) => heading ?? '').join()}`;
  const learnt = budget.learnt(kind).slice(0, MOST_LEARNT);
  const known = learnt.flatMap(({ choice, cost }) => {
    const wanted = wantedColumns(choice);
    return wanted?.length === table.columns.length
      ? withLayouts(table, wanted, cost, options, budget).candidates
      : [];
  });
  if (known.length > 0) return { candidates: known };
  const searched = withLayouts(table, undefined, undefined, options, budget);
  budget.learn(kind, searched.layouts);
  return searched;
}

interface SearchedList extends Searched {
  /** The layouts with candidates. */
  readonly layouts: readonly Learnt[];
}

/** The record that does not fit with a layout, or whose lack of fit is the nearest to a board so far. */
interface Misfit {
  readonly layout: Layout;
  readonly labels: Facts | undefined;
  readonly record: number;
  readonly why: string;
  readonly cost: number;
}

/**
 * Tries every layout, or those that some columns leave.
 *
 * @param known - the cost of the layout, where it is one of the boards before
 */
function withLayouts(
  table: Table,
  wanted: readonly WantedColumn[] | undefined,
  known: number | undefined,
  options: ShapeOptions,
  budget: Budget,
): SearchedList {
  const count = table.places.length;
  const facts = factsOf(table.columns, wanted);
  const sizes = sizesOf(table, count);
  const candidates: Candidate[] = [];
  const layouts: Learnt[] = [];
  let best = Number.MAX_VALUE;
  let worst: Misfit | undefined;
  for (const layout of layoutsOf(facts, wanted)) {
    const labels = labelsOf(facts, layout);
    for (const { size, cost } of sizes) {
      // a reading that was not tried may be better than those that were
      if (!budget.take())
        return { candidates: [], layouts: [], almost: unsearched(table.says, at(table.places, 0)) };
      const put = placed(layout, count, labels?.column.values ?? [], size);
      if (!put.ok) {
        const far = 5 + 30 * (1 - put.record / count) + layout.cost;
        if (!worst || far < worst.cost)
          worst = { layout, labels, record: put.record, why: put.why, cost: far };
        continue;
      }
      if (!wanted && isDoubtful(layout, facts, labels, put.pieces, !put.assumed)) continue;
      const own = known ?? layout.cost + leftOver(facts, layout, labels);
      const unusual =
        table.cost + own + cost + cellCost(layout, table) + (put.assumed && put.size.width !== 6 ? 3 : 0);
      if (unusual > best + HOPELESS) continue;
      const says = `${table.says}: ${layoutWords(layout, facts, labels?.index)}`;
      const list: List = { table, facts, layout, labels, says, cost: unusual };
      const boards = boardsOf(list, put.pieces, put.size, put.assumed, options);
      if (boards.length > 0) layouts.push({ choice: layoutChoice(layout, facts, labels?.index), cost: own });
      candidates.push(...boards);
      best = Math.min(best, ...boards.map((board) => board.cost));
    }
  }
  return { candidates, layouts, ...(worst && { almost: misfit(table, facts, worst) }) };
}

/**
 * Whether the columns mean something only by chance: two numbers without a direction that are the first and the last cell of
 * vehicles all of which lie the same way, numbers as directions beside words that are some, lengths by label beside
 * numbers that differ and mean nothing, one vehicle alone without the size of its board, or one among single cells.
 */
function isDoubtful(
  layout: Layout,
  facts: readonly Facts[],
  labels: Facts | undefined,
  pieces: readonly Placed[],
  isSized: boolean,
): boolean {
  const isHeaded = facts.some(({ index, column }) => layout.roles.has(index) && column.heading !== undefined);
  const lying = pieces.filter(({ across, length }) => across && length > 1).length;
  const standing = pieces.filter(({ across, length }) => !across && length > 1).length;
  if (!isHeaded && layout.end?.kind === 'cell' && (lying === 0 || standing === 0)) return true;
  if (pieces.length < 2 && (!isHeaded || !isSized)) return true;
  if (!isHeaded && lying + standing < Math.min(2, pieces.length)) return true;
  const isFree = ({ index }: Facts): boolean => !layout.roles.has(index) && index !== labels?.index;
  const isOfWords = ({ whole, column: { values } }: Facts) =>
    !whole && values.every((value) => isAcross(value) !== undefined);
  if (layout.directions?.number !== undefined && facts.some((each) => isFree(each) && isOfWords(each)))
    return true;
  if (layout.lengths !== undefined || layout.end) return false;
  return facts.some(
    (each) => each.whole && isFree(each) && each.column.values.some((value, _, [first]) => value !== first),
  );
}

/** Programs count cells from 0. */
const cellCost = ({ start, base }: Layout, { says }: Table): number =>
  start.kind === 'cell' && base === 1 && says === VALUES ? 2 : 0;

interface List {
  readonly table: Table;
  readonly facts: readonly Facts[];
  readonly layout: Layout;
  readonly labels: Facts | undefined;
  readonly says: string;
  readonly cost: number;
}

/** The column with the labels: the one that is headed so, or the first in which all values are different. */
function labelsOf(facts: readonly Facts[], { columns }: Layout): Facts | undefined {
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
function leftOver(facts: readonly Facts[], { roles }: Layout, labels: Facts | undefined): number {
  return facts.reduce((sum, each) => {
    if (roles.has(each.index) || each === labels) return sum;
    const { values } = each.column;
    const known = ['-', 'flag', 'fixed'].some(
      (role) => each.cost(role as '-') === 0 && each.column.heading !== undefined,
    );
    if (known) return sum;
    if (values.every((value) => value === values[0])) return sum + 0.3;
    return sum + (each.whole ? 2 : 1);
  }, 0);
}

function misfit(
  table: Table,
  facts: readonly Facts[],
  { layout, labels, record, why, cost }: Misfit,
): Almost {
  const label = labels?.column.values[record];
  return {
    says: `${table.says}: ${layoutWords(layout, facts, labels?.index)}`,
    cost,
    problem: {
      code: /overlaps/.test(why)
        ? 'overlap'
        : /off the board/.test(why)
          ? 'off-the-board'
          : 'number-out-of-range',
      message: `vehicle ${label ? plain(label) : record + 1} ${why}`,
      expected: 'vehicles beside each other on the board',
      at: { text: at(table.places, record) },
    },
  };
}

/** The boards of one layout: one for each vehicle that may be the primary. */
function boardsOf(
  list: List,
  pieces: readonly Placed[],
  size: Size,
  assumed: boolean,
  options: ShapeOptions,
): Candidate[] {
  const { table, layout, labels } = list;
  const { walls, movable } = wallsAmong(list, pieces);
  if (movable.length === 0) return [];
  const names = namesOf(movable.map((record) => labels?.column.values[record]));
  const shown = movable.map((record, i): Piece => {
    const label = labels?.column.values[record] ?? (options.primary === undefined ? '' : at(names, i));
    return { ...at(pieces, record), label, flagged: isFlagged(list, record) };
  });
  const choices = primaryChoices({
    pieces: shown,
    ...size,
    walls,
    exits: exitMarks(table.about, size.width, size.height, layout.base),
    listed: true,
    wanted: options.primary ?? table.about.primary,
    exit: options.exit,
  });
  const vehicles = movable.map((record, i): SetupVehicle => {
    const { row, column, across, length } = at(pieces, record);
    const squares = Array.from({ length }, (_, k) =>
      across ? { row, column: column + k } : { row: row + k, column },
    );
    return { label: at(names, i), squares, at: at(table.places, record) };
  });
  const sorted = byLabel(vehicles);
  const long = shown.reduce((sum, { length }) => sum + (length > 3 ? Math.min(length - 3, 2) : 0), 0);
  return choices.flatMap((choice): Candidate[] => {
    const red = at(vehicles, choice.index);
    const marked = markPrimary(sorted, (vehicle) => vehicle === red);
    const board = validate({ ...size, vehicles: marked, walls, exit: choice.exit });
    if (!board.ok) return [];
    const rolesCost = list.cost + long + turned(list, shown, choice);
    const read = { board: board.value, cost: rolesCost + choice.cost, rolesCost };
    const sayRed = labels ? plain(red.label) : `${plain(red.label)}, number ${choice.index + 1} of the list,`;
    const onSize =
      assumed && size.width !== 6 ? `, on ${size.width} columns and rows, the least that is usual` : '';
    return [
      {
        ...read,
        says: `${list.says}${onSize}; ${sayRed} is the red car, exit at the ${choice.exit}`,
        ...(choice.guessed !== undefined && { guessed: choice.guessed }),
        ...(choice.weak && { weak: true }),
        choices: choicesOf(list, red.label, choice.exit),
        roles: list.says,
      },
    ];
  });
}

/** A board turned over its diagonal is as legal as the board: numbers for directions leave that open, and the red car lies across. */
function turned({ layout, facts }: List, pieces: readonly Piece[], { index }: PrimaryChoice): number {
  const isOpen = layout.directions?.number !== undefined || layout.end?.kind === 'square';
  const isNamed = [...layout.roles].some(
    ([at, role]) => /row|column/.test(role) && facts[at]?.column.heading !== undefined,
  );
  return isOpen && !isNamed && !pieces[index]?.across ? 1.5 : 0;
}

const choicesOf = (list: List, primary: string, exit: string): Choice[] => [
  {
    option: 'columns',
    value: layoutChoice(list.layout, list.facts, list.labels?.index),
    columns: list.facts.map(({ column: { heading, values } }) => heading ?? values.slice(0, 3).join(', ')),
  },
  { option: 'primary', value: primary },
  { option: 'exit', value: exit },
];

/** Pieces that the list says are fixed, and single cells, are walls. */
function wallsAmong({ facts }: List, pieces: readonly Placed[]) {
  const fixed = facts.filter((each) => each.column.heading !== undefined && each.cost('fixed') === 0);
  const words = facts.filter((each) => each.column.values.some(isWallWord));
  const isWall = (record: number): boolean =>
    at(pieces, record).length === 1 ||
    words.some(({ column }) => isWallWord(column.values[record] ?? '')) ||
    fixed.some(({ column }) => isTrue(column.values[record] ?? '') !== /movable/i.test(column.heading ?? ''));
  const records = pieces.map((_, record) => record);
  const walls = records.filter(isWall).flatMap((record) => {
    const { row, column, across, length } = at(pieces, record);
    return Array.from({ length }, (_, k) =>
      across ? { row, column: column + k } : { row: row + k, column },
    );
  });
  return { walls, movable: records.filter((record) => !isWall(record)) };
}

/** Whether a record says in some column that its vehicle is the red one. */
const isFlagged = ({ facts, layout, labels }: List, record: number): boolean =>
  facts.some((each) => {
    const role = layout.roles.get(each.index);
    if ((role !== undefined && role !== 'length') || each === labels) return false;
    const value = each.column.values[record] ?? '';
    if (each.cost('flag') === 0 && each.column.heading !== undefined && isTrue(value)) return true;
    return isRedWord(value);
  });

const isLabel = (label: string | undefined): label is string =>
  label !== undefined && /^[^\s\p{C}]{1,8}$/u.test(label) && (label.length > 1 || emptyCost(label) < 9);

/** The labels of the vehicles as the list gives them; letters where it gives none, or some that are too long. */
function namesOf(labels: readonly (string | undefined)[]): string[] {
  if (labels.every(isLabel)) return [...labels];
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnopqrstuvwyz'];
  return labels.map((_, index) => letters[index] ?? `v${index + 1}`);
}
