/*
 * The boards of a list whose columns have their roles: pieces become vehicles and walls, and one of them the primary.
 *
 *     1 h 2 2 3      label, direction, length, column, row from 1: a board for each vehicle that may be the primary
 */
import { at } from '../../basics/at.ts';
import type { Square } from '../../basics/place.ts';
import { plain } from '../../basics/quote.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { inLabelOrder, type SetupVehicle } from '../../board/setup.ts';
import { validated } from '../../board/validate.ts';
import type { Choice, SearchOptions } from '../parts/answer.ts';
import type { Candidate } from '../parts/candidate.ts';
import { exitMarks } from '../parts/exit-squares.ts';
import { type Piece, type PrimaryChoice, primaryChoices } from '../parts/primaries.ts';
import { type Facts, isRedBy } from './column-facts.ts';
import { layoutChoice } from './layout-words.ts';
import type { Layout } from './layouts.ts';
import { namesOf } from './names.ts';
import type { Placed, Size } from './placing.ts';
import type { Table } from './table.ts';
import { wallSquares } from './wall-squares.ts';
import { isTrue, isWallWord } from './words.ts';

/** A list with the roles of its columns. */
export interface List {
  readonly table: Table;
  readonly facts: readonly Facts[];
  readonly layout: Layout;
  readonly labels: Facts | undefined;
  readonly says: string;
  readonly cost: number;
}

/** The boards of one layout: one for each vehicle that may be the primary. */
export function boardsOf(
  list: List,
  put: readonly Placed[],
  size: Size,
  assumed: boolean,
  options: SearchOptions,
): Candidate[] {
  const { table, facts, layout } = list;
  const isUpsideDown = table.about.isUpsideDown === true;
  const stated = wallSquares(table.about.walls ?? [], layout, size.width, size.height);
  // where rows count from the bottom, the row of an exit may be meant either way
  if (
    !stated ||
    (isUpsideDown &&
      (table.about.exits.some(({ lane }) => lane !== undefined) || table.about.exitSquares?.length))
  )
    return [];
  const pieces = isUpsideDown ? put.map((piece) => turnedOver(piece, size)) : put;
  const named = isUpsideDown
    ? stated.map(({ row, column }) => ({ row: size.height - 1 - row, column }))
    : stated;
  const { walls: listed, movable } = wallsAmong(list, pieces);
  if (movable.length === 0) return [];
  const walls = [...listed, ...named];
  const sayWalls = wallWords(walls);
  const given = movable.map((record) => list.labels?.column.values[record]?.trim());
  const names = namesOf(given);
  const numbered = options.primary === undefined ? [] : names.labels();
  const shown = movable.map((record, i): Piece => {
    const label = names.called[i] || numbered[i] || '';
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
  const columns = layoutChoice(layout, facts, list.labels?.index);
  const long = isAsWritten(table, columns, shown, size)
    ? 0
    : shown.reduce((sum, { length }) => sum + (length > 3 ? Math.min(length - 3, 2) : 0), 0);
  // walls that are known only by their length of 1
  const single = facts.some(({ column }) => column.values.some(isWallWord)) || listed.length === 0 ? 0 : 1;
  return choices.flatMap((choice): Candidate[] => {
    const isMarked = choice.guessed === undefined;
    const labels = names.labels(isMarked ? choice.index : undefined);
    const vehicles = movable.map((record, i): SetupVehicle => {
      const squares = squaresOf(at(pieces, record));
      return {
        label: at(labels, i),
        squares,
        at: at(table.places, record),
        ...(i === choice.index && { primary: true }),
      };
    });
    const board = validated({ ...size, vehicles: inLabelOrder(vehicles), walls, exit: choice.exit });
    if (!board.ok) return [];
    // long vehicles are rare, but that does not tell where they stand
    const rolesCost = list.cost + single + turned(list, shown, choice) + otherOrder(list, size, board.value);
    const read = { board: board.value, cost: rolesCost + long + choice.cost, rolesCost };
    const red = at(labels, choice.index);
    const sayRed = list.labels ? plain(red) : `${plain(red)}, number ${choice.index + 1} of the list,`;
    const isSeen = isAtEdges(
      movable.map((record) => at(put, record)),
      size,
    );
    const onSize =
      assumed && !isSeen && size.width === 6
        ? ', on 6 columns and rows, which is usual'
        : assumed && size.width !== 6
          ? `, on ${size.width} columns and rows, the least that is usual`
          : '';
    return [
      {
        ...read,
        says: `${list.says}${onSize}${isUpsideDown ? ', rows from the bottom' : ''}${sayWalls}${names.says(labels)}; ${sayRed} is the red car, exit at the ${choice.exit}${sayMirrored(list, board.value, options)}`,
        ...(choice.guessed !== undefined && { guessed: choice.guessed }),
        ...(choice.weak && { weak: true }),
        choices: choicesOf(list, columns, names.called[choice.index] || red, choice.exit),
        roles: columns,
        first: at(labels, 0),
      },
    ];
  });
}

/**
 * That rows may count from the bottom, where the red car stands in the middle row only then, and nothing says from where they count: a
 * column of rows counts from the top.
 */
function sayMirrored({ table, facts, layout }: List, board: Board, { isFromTop }: SearchOptions): string {
  const { orientation, lane } = primaryOf(board);
  const { start } = layout;
  const isOpen =
    start.kind === 'square' &&
    !isFromTop &&
    table.about.isUpsideDown === undefined &&
    !/row|line|zeile|ligne|fila|riga/i.test(facts[start.row.index]?.column.heading ?? '');
  return isOpen && orientation === 'horizontal' && lane * 2 === board.height
    ? `, in row ${lane + 1}, or in row ${lane} if rows count from the bottom`
    : '';
}

/** Whether a text is what the format `list` writes of a board, whose vehicles may be as long as the board. */
const isAsWritten = (
  { numbers }: Table,
  columns: string,
  pieces: readonly Piece[],
  { width, height }: Size,
): boolean =>
  columns === 'label,row0,column0,length,direction' &&
  pieces[0]?.label === 'X' &&
  `${numbers}` === `${[width, height, pieces.length]}`;

/** Whether vehicles stand in the last column and in the last row, which shows how large the board is. */
const isAtEdges = (pieces: readonly Placed[], { width, height }: Size): boolean =>
  pieces.some(({ column, across, length }) => column + (across ? length : 1) === width) &&
  pieces.some(({ row, across, length }) => row + (across ? 1 : length) === height);

/** A piece whose row counts from the bottom; that of one down is its lowest cell. */
const turnedOver = (piece: Placed, { height }: Size): Placed => ({
  ...piece,
  row: height - piece.row - (piece.across ? 1 : piece.length),
});

/** The walls in words, those of a large board by their number. */
const wallWords = (walls: readonly Square[]): string =>
  walls.length === 0
    ? ''
    : walls.length > 4
      ? `; ${walls.length} walls`
      : `; a wall at ${walls.map(({ row, column }) => `row ${row + 1}, column ${column + 1}`).join(' and ')}`;

/** A board turned over its diagonal is as legal as the board: numbers for directions leave that open, and the red car lies across. */
function turned({ layout, facts }: List, pieces: readonly Piece[], { index }: PrimaryChoice): number {
  const isOpen = layout.directions?.number !== undefined || layout.end?.kind === 'square';
  const isNamed = [...layout.roles].some(
    ([at, role]) => /row|column/.test(role) && facts[at]?.column.heading !== undefined,
  );
  return isOpen && !isNamed && !pieces[index]?.across ? 1.5 : 0;
}

/**
 * What a reading costs that takes the two numbers of the exit in another order than those of the vehicles: `2 5` above `2 0 2 1`, whose
 * vehicles have the row first, is an exit in row 2. In the same order an exit at the left or right costs nothing, one at the top or bottom
 * a little, because most red cars lie across.
 */
function otherOrder({ table, layout }: List, { width, height }: Size, board: Board): number {
  const [rowFirst, columnFirst] = table.about.exitSquares ?? [];
  const { start, base } = layout;
  const isEitherWay = rowFirst?.row === columnFirst?.column && rowFirst?.column === columnFirst?.row;
  if (!rowFirst || !columnFirst || !isEitherWay || start.kind !== 'square') return 0;
  const same = start.row.index < start.column.index ? rowFirst : columnFirst;
  const marks = exitMarks({ line: 1, exits: [], exitSquares: [same] }, width, height, base);
  return marks.some(({ edge, lane }) => edge === board.exit && lane === primaryOf(board).lane)
    ? /right|left/.test(board.exit)
      ? 0
      : 0.5
    : 1.5;
}

const choicesOf = ({ facts }: List, columns: string, primary: string, exit: string): Choice[] => [
  {
    option: 'columns',
    value: columns,
    columns: facts.map(({ column: { heading, values } }) => heading ?? values.slice(0, 3).join(', ')),
  },
  { option: 'primary', value: primary },
  { option: 'exit', value: exit },
];

const squaresOf = ({ row, column, across, length }: Placed): Square[] =>
  Array.from({ length }, (_, k) => (across ? { row, column: column + k } : { row: row + k, column }));

/** Pieces that the list says are fixed, and single cells, are walls. */
function wallsAmong(list: List, pieces: readonly Placed[]) {
  const { facts, layout } = list;
  // of a heading that is not known any role may be meant, and then an `x` is no yes; `fixed` may be the lane
  const fixed = facts.filter(
    (each) =>
      each.column.heading !== undefined &&
      each.cost('fixed') === 0 &&
      each.cost('label') !== 0 &&
      layout.roles.get(each.index) !== 'lane',
  );
  const words = facts.filter((each) => each.column.values.some(isWallWord));
  const isWall = (record: number): boolean =>
    at(pieces, record).length === 1 ||
    (!isFlagged(list, record) && words.some(({ column }) => isWallWord(column.values[record] ?? ''))) ||
    fixed.some(({ column }) => isTrue(column.values[record] ?? '') !== /movable/i.test(column.heading ?? ''));
  const records = pieces.map((_, record) => record);
  const walls = records.filter(isWall).flatMap((record) => squaresOf(at(pieces, record)));
  return { walls, movable: records.filter((record) => !isWall(record)) };
}

/** Whether a record says in some column that its vehicle is the red one. */
const isFlagged = ({ facts, layout, labels }: List, record: number): boolean =>
  facts.some((each) => {
    const role = layout.roles.get(each.index);
    if ((role !== undefined && role !== 'length') || each === labels) return false;
    return isRedBy(each, record);
  });
