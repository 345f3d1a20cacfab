/*
 * Searches the roles of the glyphs of one board: which is empty, which a wall; all others are vehicles. An assignment that
 * gives a legal board is a reading, and its cost says how usual the glyphs are in these roles (glyphs.ts).
 *
 *     a a . . . o      `.` cannot be a vehicle, so it is empty, and `o` is a truck
 *     p . . q . o
 *     p x x q . o
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { plain, quote } from '../../basics/quote.ts';
import { squareOf } from '../../board/cell.ts';
import { noSuchPrimary } from '../../board/primary-asked.ts';
import { type Edge, inLabelOrder, type SetupVehicle } from '../../board/setup.ts';
import { validated } from '../../board/validate.ts';
import type { Choice, ShapeOptions } from '../parts/answer.ts';
import type { Budget } from '../parts/budget.ts';
import {
  type Almost,
  type Candidate,
  HOPELESS,
  nearer,
  type Searched,
  unsearched,
} from '../parts/candidate.ts';
import { drawnAside, hasOtherSize, labelSaid, otherSize, saidOtherwise } from '../parts/contradictions.ts';
import { exitMarks } from '../parts/exit-squares.ts';
import { formsOf } from '../parts/forms.ts';
import { isUsualEmpty, namedGlyph } from '../parts/glyphs.ts';
import { type About, type Glyph, type Matrix, widthOf } from '../parts/matrix.ts';
import { type Piece, type PrimaryChoice, primaryChoices } from '../parts/primaries.ts';
import { areRowsOfBoards, boardsBeside } from './boards-beside.ts';
import { saysBorder } from './border.ts';
import { linesAlong } from './edge-lines.ts';
import {
  assignments,
  costOf,
  countCost,
  isDoubtful,
  isRareAlone,
  oddLabels,
  type Roles,
} from './glyph-assignments.ts';
import { type EmptyForm, withOneEmpty } from './second-empty.ts';

/** Roles that cost more are no reading, though they may be legal: letters for empty cells, and `.` for walls. */
const MOST_COST = 10;

/** What belongs to the wrapping of cells and is never one. */
const WRAPPING = /["'`()[\]{}\\;]/;

const BAR = /^[|│║┃¦]+$/;

/**
 * The readings of rows of glyphs whose border is taken away.
 *
 * @param empties - the glyphs of empty cells with which the boards before were legal; default: each is tried
 */
export function searchGlyphs(
  matrix: Matrix,
  about: About,
  options: ShapeOptions,
  budget: Budget,
  empties?: readonly string[],
): Searched {
  const candidates: Candidate[] = [];
  let almost: Almost | undefined;
  let best = Number.MAX_VALUE;
  let worst: { readonly roles: Roles; readonly cost: number } | undefined;
  const cells = widthOf(matrix) * matrix.rows.length;
  if (matrix.rows.some((row) => row.some(({ glyph }) => WRAPPING.test(glyph)))) return { candidates };
  if (areRowsOfBoards(matrix)) return { candidates, almost: boardsBeside(matrix) };
  if (hasOtherSize(matrix, about)) return { candidates, almost: otherSize(matrix, about) };
  if (!budget.take(1 + (cells >> 3))) return unsearched(matrix.says, placeOf(matrix, 0));
  const forms = withOneEmpty(formsOf(matrix.rows), options);
  const lines = linesAlong(matrix);
  const work = 1 + (forms.length >> 3);
  for (const roles of assignments(forms, options, widthOf(matrix), empties)) {
    // a line along an edge would be a vehicle that fills its lane, or walls
    if (lines.some((glyph) => glyph !== roles.empty?.glyph && glyph !== options.wall)) continue;
    // bars belong to a border that has a gap
    if (roles.wall && BAR.test(roles.wall.glyph) && options.wall === undefined) continue;
    // a ring of empty cells is no border
    if (matrix.border !== undefined && roles.empty?.glyph === matrix.border) continue;
    // a reading that was not tried may be better than those that were
    if (!budget.take(work)) return unsearched(matrix.says, placeOf(matrix, 0));
    const doubtful =
      isDoubtful(roles, cells, options) || (matrix.isTorn === true && !isUsualEmpty(roles.empty?.glyph));
    if (roles.others.length > 0) {
      if (doubtful) continue;
      const far = othersCost(matrix, roles);
      if (!worst || far < worst.cost) worst = { roles, cost: far };
      continue;
    }
    const cost = matrix.cost + costOf(roles, matrix) + countCost(roles, about);
    if (doubtful && roles.wall && isRareAlone(roles.wall, options))
      almost = nearer(almost, almostOf(matrix, { ...roles, others: [roles.wall] }, cost));
    if (cost > Math.min(MOST_COST, best + HOPELESS)) continue;
    if (!budget.take(8 + roles.vehicles.length)) return unsearched(matrix.says, placeOf(matrix, 0));
    const read = withPrimaries(matrix, roles, cost, about, options);
    if (Array.isArray(read)) {
      for (const each of read) {
        candidates.push(doubtful ? { ...each, doubtful } : each);
        best = Math.min(best, each.cost);
      }
    } else if (!doubtful) almost = nearer(almost, read);
  }
  if (worst) almost = nearer(almost, almostOf(matrix, worst.roles, worst.cost));
  return { candidates, ...(almost && { almost }) };
}

/** One candidate for each vehicle that may be the primary. */
function withPrimaries(
  matrix: Matrix,
  roles: Roles,
  cost: number,
  about: About,
  options: ShapeOptions,
): Candidate[] | Almost {
  const width = widthOf(matrix);
  const height = matrix.rows.length;
  const walls = (roles.wall?.cells ?? []).map((cell) => squareOf(cell, width));
  const vehicles = inLabelOrder(
    roles.vehicles.flatMap(({ glyph, vehicles }) =>
      vehicles.map((cells): SetupVehicle => {
        const squares = cells.map((cell) => squareOf(cell, width));
        return { label: glyph, squares, at: placeOf(matrix, at(cells, 0)) };
      }),
    ),
  );
  const wanted = options.primary ?? labelSaid(about.primary, vehicles);
  const isSquareSaid = about.exitSquares?.some(({ isSaid }) => isSaid) === true;
  const leaving = (base: 0 | 1): PrimaryChoice[] => {
    const marks = exitMarks(about, width, height, base);
    // the text says which square is the exit, and counted from this base that square is at no edge
    if (marks.length === 0 && isSquareSaid && options.exit === undefined) return [];
    return primaryChoices({
      pieces: vehicles.map(pieceOf),
      width,
      height,
      walls,
      exits: [...matrix.exits, ...marks],
      listed: false,
      wanted,
      exit: options.exit,
    });
  };
  // numbers beside rows count from 0 in programs, and from 1 elsewhere
  const first = leaving(0);
  const choices = first.length > 0 ? first : leaving(1);
  const says = (primary?: string) => saysRoles(matrix, roles, primary);
  const checked = (index: number, exit?: Edge) =>
    validated({
      width,
      height,
      vehicles: vehicles.map((vehicle, i) => (i === index ? { ...vehicle, primary: true } : vehicle)),
      walls,
      ...(exit && { exit }),
    });
  let fault: Problem | undefined;
  const found = choices.flatMap(({ index, exit, cost: extra, guessed, weak }): Candidate[] => {
    const board = checked(index, exit);
    if (!board.ok) {
      fault ??= board.error;
      return [];
    }
    const { label } = at(vehicles, index);
    return [
      {
        board: board.value,
        cost: cost + extra,
        rolesCost: cost,
        says: `${says(label)}; ${plain(label)} is the red car, exit at the ${exit}`,
        ...(guessed !== undefined && { guessed }),
        ...(weak && { weak }),
        choices: choicesOf(matrix, roles, label, exit),
        roles: rolesOf(matrix, roles.empty?.glyph),
      },
    ];
  });
  if (found.length > 0) return found;
  const none = fault ? undefined : checked(-1);
  const asked =
    options.primary === undefined || vehicles.some(({ label }) => label === wanted)
      ? undefined
      : noSuchPrimary(options.primary, vehicles);
  const contradiction =
    asked ??
    (wanted !== undefined || about.exits.length > 0 || about.exitSquares?.length
      ? saidOtherwise(wanted, vehicles, about)
      : drawnAside(matrix.exits, vehicles));
  const problem = fault ?? contradiction ?? (none?.ok === false ? none.error : undefined);
  if (!problem) return [];
  const text = problem.at?.text ?? placeOf(matrix, 0);
  return { says: says(), cost, problem: { ...problem, at: { ...problem.at, text } } };
}

/** The border and the empty glyph, as boards of one text share them. */
const rolesOf = ({ says, border = '' }: Matrix, empty = ''): string => [says, border, empty].join(BETWEEN);

/** Stands between the parts of roles. */
const BETWEEN = '\n';

/** How the cells of a board before were cut, its border and its empty glyph; undefined where it had none. */
export function partsOfRoles(roles: string): { says: string; border?: string; empty?: string } {
  const [says = '', border = '', empty = ''] = roles.split(BETWEEN);
  return { says, ...(border !== '' && { border }), ...(empty !== '' && { empty }) };
}

export function pieceOf({ label, squares }: SetupVehicle): Piece {
  const [first, second] = squares;
  const { row, column } = first ?? { row: 0, column: 0 };
  return { label, across: second?.row === row, row, column, length: squares.length };
}

const choicesOf = (matrix: Matrix, { empty, wall }: Roles, primary: string, exit: string): Choice[] => [
  { option: 'border', value: matrix.border ?? 'none' },
  ...(empty ? [{ option: 'empty' as const, value: empty.glyph }] : []),
  ...(wall ? [{ option: 'wall' as const, value: wall.glyph }] : []),
  { option: 'primary', value: primary },
  { option: 'exit', value: exit },
];

/** The roles in words; what the label of the primary is stands elsewhere. */
function saysRoles(matrix: Matrix, roles: Roles, primary?: string): string {
  const { empty, wall } = roles;
  const parts = [
    `${matrix.says}${saysBorder(matrix)}`,
    empty ? saysEmpty(empty) : 'no cell is empty',
    ...(wall ? [`${namedGlyph(wall.glyph)} is a wall`] : []),
    ...oddLabels(roles).flatMap((label) => (label === primary ? [] : `${namedGlyph(label)} is a vehicle`)),
  ];
  return parts.join(', ');
}

const saysEmpty = ({ glyph, others }: EmptyForm): string =>
  others ? `${[glyph, ...others].map(namedGlyph).join(' and ')} are empty` : `${namedGlyph(glyph)} is empty`;

const glyphAt = (matrix: Matrix, cell: number): Glyph =>
  at(at(matrix.rows, Math.floor(cell / widthOf(matrix))), cell % widthOf(matrix));

const placeOf = (matrix: Matrix, cell: number) => glyphAt(matrix, cell).at;

/** How far roles are from legal that leave a glyph without one. */
const othersCost = (matrix: Matrix, roles: Roles): number =>
  10 * roles.others.reduce((sum, { cells }) => sum + Math.min(cells.length, 4), 0) + costOf(roles, matrix);

/** What is wrong with roles that leave a glyph without one: the glyph with the fewest cells. */
function almostOf(matrix: Matrix, roles: Roles, cost: number): Almost {
  const [worst] = [...roles.others].sort((a, b) => a.cells.length - b.cells.length);
  const cells = worst?.cells ?? [0];
  const name = quote(worst?.glyph ?? '');
  const alone = cells.length === 1;
  const problem: Problem = {
    code: alone ? 'vehicle-too-short' : 'bent-vehicle',
    message: alone
      ? `${name} covers one cell alone`
      : `the ${cells.length} cells of ${name} are not one vehicle: they do not lie side by side in one row or column`,
    expected: 'two or more cells side by side, or a glyph that is empty or a wall',
    at: {
      text: placeOf(matrix, at(cells, 0)),
      squares: cells.map((cell) => squareOf(cell, widthOf(matrix))),
    },
  };
  return { says: saysRoles(matrix, roles), cost, problem };
}
