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
import { type Almost, type Budget, type Candidate, nearer } from './candidate.ts';
import { type Facts, factsOf, wantedColumns } from './column-facts.ts';
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

export function searchList(table: Table, options: ShapeOptions, budget: Budget): Searched {
  const count = table.places.length;
  if (count < 1 || count > MOST_RECORDS || table.columns.length > MOST_COLUMNS) return { candidates: [] };
  const wanted = options.columns === undefined ? undefined : wantedColumns(options.columns);
  if (options.columns !== undefined && wanted?.length !== table.columns.length) return { candidates: [] };
  const facts = factsOf(table.columns, wanted);
  const sizes = sizesOf(table, count);
  const candidates: Candidate[] = [];
  let almost: Almost | undefined;
  for (const layout of layoutsOf(facts, wanted)) {
    for (const { size, cost } of sizes) {
      if (!budget.take()) return { candidates, ...(almost && { almost }) };
      const labels = labelsOf(facts, layout);
      const put = placed(layout, count, labels?.column.values ?? [], size);
      const says = `${table.says}: ${layoutWords(layout, facts, labels?.index)}`;
      if (!put.ok) {
        almost = nearer(almost, misfit(table, says, put.record, put.why, labels, layout.cost));
        continue;
      }
      if (options.columns === undefined && isDoubtful(layout, facts, labels, put.pieces)) continue;
      const unusual =
        table.cost +
        layout.cost +
        cost +
        cellCost(layout, table) +
        leftOver(facts, layout, labels) +
        (put.assumed && put.size.width !== 6 ? 3 : 0);
      const list: List = { table, facts, layout, labels, says, cost: unusual };
      candidates.push(...boardsOf(list, put.pieces, put.size, put.assumed, options));
    }
  }
  return { candidates, ...(almost && { almost }) };
}

/**
 * Whether the columns mean something only by chance: two numbers without a direction that are the first and the last cell of
 * vehicles all of which lie the same way, numbers as directions beside words that are some, or lengths by label beside
 * numbers that differ and mean nothing.
 */
function isDoubtful(
  layout: Layout,
  facts: readonly Facts[],
  labels: Facts | undefined,
  pieces: readonly Placed[],
): boolean {
  const isHeaded = facts.some(({ index, column }) => layout.roles.has(index) && column.heading !== undefined);
  const lying = pieces.filter(({ across, length }) => across && length > 1).length;
  const standing = pieces.filter(({ across, length }) => !across && length > 1).length;
  if (!isHeaded && layout.end?.kind === 'cell' && (lying === 0 || standing === 0)) return true;
  if (!isHeaded && pieces.length < 2) return true;
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
function labelsOf(facts: readonly Facts[], { roles }: Layout): Facts | undefined {
  const free = facts.filter(
    (each) => !roles.has(each.index) && each.unique && each.cost('label') !== undefined,
  );
  const headed = (each: Facts) => each.column.heading !== undefined || !each.whole;
  return free.find(headed) ?? free.find(counts);
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
  says: string,
  record: number,
  why: string,
  labels: Facts | undefined,
  cost: number,
): Almost {
  const label = labels?.column.values[record];
  return {
    says,
    cost: 5 + 30 * (1 - record / table.places.length) + cost,
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
    const read = { board: board.value, cost: list.cost + long + choice.cost + turned(list, shown, choice) };
    const sayRed = labels ? plain(red.label) : `${plain(red.label)}, number ${choice.index + 1} of the list,`;
    const onSize =
      assumed && size.width !== 6 ? `, on ${size.width} columns and rows, the least that is usual` : '';
    return [
      {
        ...read,
        says: `${list.says}${onSize}; ${sayRed} is the red car, exit at the ${choice.exit}`,
        ...(choice.guessed !== undefined && { guessed: choice.guessed }),
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
  { option: 'columns', value: layoutChoice(list.layout, list.facts, list.labels?.index) },
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
