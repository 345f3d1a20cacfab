import { at } from '../basics/at.ts';
import type { Problem } from '../basics/errors.ts';
import { counted } from '../basics/numbers.ts';
import { formatSquare, type Square } from '../basics/place.ts';
import { plain, quote } from '../basics/quote.ts';
import { ok } from '../basics/result.ts';
import { freezeBoard } from './board.ts';
import { type BoardResult, noBoard } from './board-result.ts';
import { cellAt } from './cell.ts';
import { checkSetup, type Edge, orientationIn, type Setup, type SetupVehicle } from './setup.ts';
import type { Vehicle } from './vehicle.ts';

export const SMALLEST_SIDE = 2;
export const LARGEST_SIDE = 16;
/** The most characters a vehicle's label may have. */
const LONGEST_LABEL = 8;

/**
 * Checks a setup and makes it a board. Every board has passed this check.
 *
 * @param setup - vehicles by their squares, such as an editor has them
 * @returns the frozen board; or every problem at once, each with its squares, so that an editor can show all of them
 * @throws RangeError for what is no setup at all, such as JSON from outside may be
 *
 * @example
 * const checked = validate(setup);
 * if (!checked.ok) checked.problems.map(({ message }) => message)
 */
export function validate(setup: Setup): BoardResult {
  checkSetup(setup);
  return validated(setup, 'one red car (primary: true)');
}

/**
 * As `validate`, for a setup that a parser has just made: it has lists of vehicles and squares, and no more is sure.
 *
 * @param mark - the words that tell a program how to mark the primary; without them a problem tells how a text does
 */
export function validated(setup: Setup, mark?: string): BoardResult {
  const size = sizeProblems(setup);
  if (size.length > 0) return noBoard(size);
  const problems: Problem[] = [];
  // nearly all vehicles are sound, and to prepare their problems would slow the reading of many boards
  for (const vehicle of setup.vehicles)
    if (!isSound(setup, vehicle)) problems.push(...vehicleProblems(setup, vehicle));
  for (const wall of setup.walls) if (!onBoard(setup, wall)) problems.push(wallOffBoard(setup, wall));
  problems.push(...overlapProblems(setup), ...labelProblems(setup), ...primaryProblems(setup, mark));
  if (problems.length > 0) return noBoard(problems);
  const vehicles = setup.vehicles.map(toVehicle);
  const primary = setup.vehicles.findIndex(({ primary }) => primary);
  return ok(
    freezeBoard({
      width: setup.width,
      height: setup.height,
      vehicles,
      walls: setup.walls.map(({ row, column }) => cellAt(row, column, setup.width)),
      primary,
      exit: setup.exit ?? defaultExit(at(vehicles, primary)),
    }),
  );
}

/** Right for a horizontal primary, bottom for a vertical one. */
export const defaultExit = ({ orientation }: Pick<Vehicle, 'orientation'>): Edge =>
  orientation === 'horizontal' ? 'right' : 'bottom';

function toVehicle({ label, squares }: SetupVehicle): Vehicle {
  const { length } = squares;
  let { row, column } = at(squares, 0);
  for (const square of squares) {
    row = Math.min(row, square.row);
    column = Math.min(column, square.column);
  }
  return orientationIn(squares) === 'horizontal'
    ? { label, orientation: 'horizontal', lane: row, offset: column, length }
    : { label, orientation: 'vertical', lane: column, offset: row, length };
}

function sizeProblems({ width, height }: Setup): Problem[] {
  const fits = (side: number) => Number.isInteger(side) && side >= SMALLEST_SIDE && side <= LARGEST_SIDE;
  if (fits(width) && fits(height)) return [];
  const expected = `${SMALLEST_SIDE} to ${LARGEST_SIDE} columns and rows`;
  return [
    {
      code: 'board-size',
      message: `a board cannot have ${counted(width, 'column')} and ${counted(height, 'row')}`,
      expected,
    },
  ];
}

const onBoard = ({ width, height }: Setup, { row, column }: Square): boolean =>
  row >= 0 && row < height && column >= 0 && column < width;

const formatSquares = (squares: readonly Square[]): string => squares.map(formatSquare).join('; ');

/** Whether a vehicle lies on the board in a line, its squares in order: then there is no problem with it alone. */
function isSound(setup: Setup, { label, squares }: SetupVehicle): boolean {
  const first = squares[0];
  const last = squares.at(-1);
  if (!first || !last || first === last || !onBoard(setup, first) || !onBoard(setup, last)) return false;
  const isAcross = first.row === last.row;
  for (let i = 1; i < squares.length; i++) {
    const square = squares[i];
    if (square?.row !== first.row + (isAcross ? 0 : i)) return false;
    if (square.column !== first.column + (isAcross ? i : 0)) return false;
  }
  return isLabel(label);
}

function vehicleProblems(setup: Setup, vehicle: SetupVehicle): Problem[] {
  const { label, squares } = vehicle;
  const name = plain(label);
  const problem = (
    code: Problem['code'],
    message: string,
    expected: string,
    where: readonly Square[] = squares,
  ): Problem => ({
    code,
    message,
    expected,
    at: { ...(vehicle.at && { text: vehicle.at }), squares: where, vehicle: label },
  });
  const problems: Problem[] = [];
  if (!isLabel(label)) {
    problems.push(
      problem(
        'bad-label',
        `a vehicle labelled ${quote(label)}`,
        `1 to ${LONGEST_LABEL} visible characters; emoji may be several`,
      ),
    );
  }
  const isOutside = (square: Square) => !onBoard(setup, square);
  if (squares.some(isOutside)) {
    const outside = squares.filter(isOutside);
    problems.push(
      problem(
        'off-the-board',
        `vehicle ${name} lies off the board: ${formatSquares(outside)}`,
        squaresOf(setup),
        outside,
      ),
    );
  }
  if (squares.length < 2) {
    const where = squares.length === 1 ? ` at ${formatSquares(squares)}` : '';
    problems.push(
      problem(
        'vehicle-too-short',
        `vehicle ${name}${where} covers ${counted(squares.length, 'cell')}`,
        'at least two cells in a line',
      ),
    );
  } else if (orientationIn(squares) === undefined) {
    problems.push(
      problem('bent-vehicle', `vehicle ${name} is bent: ${formatSquares(squares)}`, 'one row or one column'),
    );
  } else if (!isGapless(squares)) {
    problems.push(
      problem('broken-vehicle', `vehicle ${name} is broken: ${formatSquares(squares)}`, 'cells side by side'),
    );
  }
  return problems;
}

const isLabel = (label: string): boolean =>
  /^[!-~]$/.test(label) ||
  (/^[^\s\p{C}](?:[^\s\p{C}]|\u200d\p{So})*$/u.test(label) && [...label].length <= LONGEST_LABEL);

/** Whether squares of one lane lie side by side; they may be listed in any order. */
function isGapless(squares: readonly Square[]): boolean {
  const along = squares.map(({ row, column }) => row + column).sort((a, b) => a - b);
  return along.every((place, i) => i === 0 || place === at(along, i - 1) + 1);
}

const squaresOf = ({ width, height }: Setup): string => `rows 1 to ${height}, columns 1 to ${width}`;

const wallOffBoard = (setup: Setup, wall: Square): Problem => ({
  code: 'off-the-board',
  message: `a wall lies off the board: ${formatSquare(wall)}`,
  expected: squaresOf(setup),
  at: { squares: [wall] },
});

/** One problem for each pair of pieces that share cells; pieces are the vehicles, then the walls. */
function overlapProblems(setup: Setup): Problem[] {
  const { vehicles, walls } = setup;
  const holders: number[] = [];
  const shared = new Map<string, { first: number; second: number; squares: Square[] }>();
  for (let piece = 0; piece < vehicles.length + walls.length; piece++) {
    for (const square of vehicles[piece]?.squares ?? [at(walls, piece - vehicles.length)]) {
      if (!onBoard(setup, square)) continue;
      const cell = cellAt(square.row, square.column, setup.width);
      const first = holders[cell];
      if (first === undefined) {
        holders[cell] = piece;
        continue;
      }
      const pair = shared.get(`${first} ${piece}`) ?? { first, second: piece, squares: [] };
      pair.squares.push(square);
      shared.set(`${first} ${piece}`, pair);
    }
  }
  const name = (piece: number) => (vehicles[piece] ? `vehicle ${plain(vehicles[piece].label)}` : 'a wall');
  return [...shared.values()].map(({ first, second, squares }) => {
    const late = vehicles[second] ?? vehicles[first];
    return {
      code: 'overlap',
      message: `${name(first)} and ${name(second)} overlap at ${formatSquares(squares)}`,
      expected: 'one piece on a cell',
      at: { ...(late?.at && { text: late.at }), squares, ...(late && { vehicle: late.label }) },
    };
  });
}

function labelProblems({ vehicles }: Setup): Problem[] {
  if (new Set(vehicles.map(({ label }) => label)).size === vehicles.length) return [];
  const groups = new Map<string, SetupVehicle[]>();
  for (const vehicle of vehicles) {
    const key = `${orientationIn(vehicle.squares) ?? 'bent'} ${vehicle.label}`;
    const group = groups.get(key);
    if (group) group.push(vehicle);
    else groups.set(key, [vehicle]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [first, second] = group;
    if (!first || !second) return [];
    const orientation = key.split(' ')[0];
    return {
      code: 'same-label' as const,
      message: `${group.length} ${orientation} vehicles are labelled ${plain(first.label)}: ${formatSquares(group.flatMap(({ squares }) => squares.slice(0, 1)))}`,
      expected: 'different labels, or one horizontal and one vertical vehicle',
      at: {
        ...(second.at && { text: second.at }),
        squares: group.flatMap(({ squares }) => squares),
        vehicle: first.label,
      },
    };
  });
}

function primaryProblems(setup: Setup, mark?: string): Problem[] {
  const { vehicles, exit } = setup;
  const candidates = vehicles.filter(({ primary }) => primary);
  const [only] = candidates;
  if (!only) {
    return [
      {
        code: 'no-primary',
        message: 'no vehicle is the primary, the red car that must leave',
        expected: mark ?? 'a vehicle labelled X or @, or the label of the primary given',
      },
    ];
  }
  if (candidates.length > 1) {
    const names = candidates.map(
      ({ label, squares }) => `${plain(label)} at ${formatSquares(squares.slice(0, 1))}`,
    );
    return [
      {
        code: 'ambiguous-primary',
        message: `${candidates.length} vehicles could be the primary: ${names.join(', ')}`,
        expected: mark ?? 'the label of one of them given',
        at: { squares: candidates.flatMap(({ squares }) => squares) },
      },
    ];
  }
  const orientation = orientationIn(only.squares);
  if (exit === undefined || orientation === undefined) return [];
  const meets = orientation === 'horizontal' ? ['left', 'right'] : ['top', 'bottom'];
  if (meets.includes(exit)) return [];
  return [
    {
      code: 'unreachable-exit',
      message: `the exit is at the ${exit}, which the ${orientation} primary ${plain(only.label)} cannot reach`,
      expected: `an exit at the ${meets.join(' or ')}`,
      at: { squares: only.squares, vehicle: only.label },
    },
  ];
}
