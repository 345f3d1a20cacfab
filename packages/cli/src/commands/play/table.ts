// The game with a hand over it: which vehicle is chosen, what is to be said. Every key and click makes a new table,
// so that all of it is tested without a terminal.
import type { Board, Cell, Move, Vehicle } from '@unjam/core';
import { cellsOf, describeVehicle, occupancy, roomOf } from '@unjam/core/board';
import {
  beginGame,
  beginHistory,
  countOfGame,
  type Game,
  type History,
  isWon,
  record,
  redo,
  restart,
  slide,
  stateOfGame,
  undo,
} from '@unjam/core/game';
import { lengths } from '../../output/tally.ts';

export interface Table {
  readonly history: History<Game>;
  /** Index of the vehicle that the arrows move. */
  readonly chosen: number;
  /** How far along its lane the chosen vehicle is held by the mouse, in cells from its first one. */
  readonly held?: number;
  readonly message: string;
}

/** What a key asks for that the table cannot do by itself. */
export type Criteria = 'hint' | 'solve' | 'quit' | 'interrupt';

export const layTable = (board: Board): Table => ({
  history: beginHistory(beginGame(board)),
  chosen: board.primary,
  message: '',
});

/** Keys that ask for something else than a change of the table. */
const criteria: Readonly<Record<string, Criteria>> = {
  '?': 'hint',
  ' ': 'solve',
  ESCAPE: 'quit',
  CTRL_Q: 'quit',
  CTRL_C: 'interrupt',
};

export const commandOf = (key: string): Criteria | undefined => criteria[key];

const directions: Readonly<Record<string, { readonly across: boolean; readonly sign: number }>> = {
  LEFT: { across: true, sign: -1 },
  RIGHT: { across: true, sign: 1 },
  UP: { across: false, sign: -1 },
  DOWN: { across: false, sign: 1 },
};

/** The table after a key that is no command; keys go by the names of the terminal library. */
export function press(table: Table, key: string): Table {
  const { history } = table;
  const direction = directions[key];
  if (direction) return pushChosen(table, direction.across, direction.sign);
  switch (key) {
    case 'TAB':
      return choose(table, following(table, 1));
    case 'SHIFT_TAB':
      return choose(table, following(table, -1));
    case 'BACKSPACE':
    case 'CTRL_H':
    case 'DELETE':
    case 'CTRL_Z':
      return turnedTo(table, undo(history), 'There is nothing to undo.');
    case 'CTRL_Y':
      return turnedTo(table, redo(history), 'There is nothing to redo.');
    case 'CTRL_R':
      return turnedTo(
        table,
        record(history, restart(history.present)),
        'This is the start.',
        'Back at the start; undo leads back.',
      );
    default:
      return chooseByLabel(table, key);
  }
}

/** The table after a move by somebody else, of which it is told why. */
export const moveOn = (table: Table, move: Move, message: string): Table =>
  turnedTo({ ...table, chosen: move.vehicle }, slid(table, move), message, message);

/** A mouse button goes down on a cell: takes the vehicle there, or slides the chosen one towards an empty cell. */
export function take(table: Table, cell: Cell): Table {
  const { board } = table.history.present;
  const state = stateOfGame(table.history.present);
  const piece = occupancy(board, state)[cell] as number;
  if (piece >= 0)
    return { ...choose(table, piece), held: placeOf(board, piece, cell) - (state[piece] as number) };
  const place = placeInLane(board, table.chosen, cell);
  if (place === undefined) return table;
  const { length } = board.vehicles[table.chosen] as Vehicle;
  const first = state[table.chosen] as number;
  const by = place < first ? place - first : place - (first + length - 1);
  return turnedTo(table, slid(table, { vehicle: table.chosen, by }), 'Something stands in the way.');
}

/** The mouse button goes up on a cell, if any: the vehicle that it holds slides with it. */
export function drop({ held, ...table }: Table, cell: Cell | undefined): Table {
  const { board } = table.history.present;
  if (held === undefined || cell === undefined) return table;
  const by =
    placeOf(board, table.chosen, cell) - held - (stateOfGame(table.history.present)[table.chosen] as number);
  if (by === 0) return table;
  return turnedTo(table, slid(table, { vehicle: table.chosen, by }), 'Something stands in the way.');
}

export const said = (table: Table, message: string): Table => ({ ...table, message });

/** `truck a can move left 1, right 2`, from where it stands. */
export function describeChosen({ history, chosen }: Table): string {
  const game = history.present;
  const { board } = game;
  const state = stateOfGame(game);
  const across = isAcross(board, chosen);
  const ways = [-1, 1].flatMap((sign) => {
    const room = roomOf(board, state, chosen, sign);
    const name = across ? (sign < 0 ? 'left' : 'right') : sign < 0 ? 'up' : 'down';
    return room === 0 ? [] : `${name} ${room}`;
  });
  return `${describeVehicle(board, chosen)} ${ways.length === 0 ? 'cannot move' : `can move ${ways.join(', ')}`}`;
}

const isAcross = (board: Board, index: number): boolean =>
  board.vehicles[index]?.orientation === 'horizontal';

function pushChosen(table: Table, across: boolean, sign: number): Table {
  const { board } = table.history.present;
  const vehicle = table.chosen;
  if (isAcross(board, vehicle) !== across) {
    const ways = across ? 'up and down' : 'left and right';
    return said(
      table,
      `The ${describeVehicle(board, vehicle)} slides ${ways}; Tab or a letter chooses another.`,
    );
  }
  return turnedTo(table, slid(table, { vehicle, by: sign }), 'Something stands in the way.');
}

/** The table with another position of the game; where it is the same one, says why. */
function turnedTo(table: Table, history: History<Game>, whyNot: string, message = ''): Table {
  if (history === table.history) return said(table, whyNot);
  const game = history.present;
  const { moves, steps } = countOfGame(game);
  const won = isWon(game) ? `Solved in ${lengths(moves, steps)}.` : message;
  return { history, chosen: table.chosen, message: won };
}

const slid = ({ history }: Table, move: Move): History<Game> => record(history, slide(history.present, move));

const choose = ({ history }: Table, chosen: number): Table => ({ history, chosen, message: '' });

/** The next vehicle as they stand on the board now, row by row. */
function following({ history, chosen }: Table, step: number): number {
  const game = history.present;
  const order = [...new Set(occupancy(game.board, stateOfGame(game)).filter((piece) => piece >= 0))];
  return order.at((order.indexOf(chosen) + step) % order.length) as number;
}

/** Of several vehicles whose labels begin with a character, each in turn. */
function chooseByLabel(table: Table, key: string): Table {
  if ([...key].length !== 1) return table;
  const { vehicles } = table.history.present.board;
  const begins = (fits: (label: string) => boolean) =>
    [...vehicles.keys()].filter((index) => fits(vehicles[index]?.label ?? ''));
  const exactly = begins((label) => label.startsWith(key));
  const found =
    exactly.length > 0 ? exactly : begins((label) => label.toLowerCase().startsWith(key.toLowerCase()));
  const next = found.find((index) => index > table.chosen) ?? found[0];
  return next === undefined ? said(table, `There is no vehicle ${key}.`) : choose(table, next);
}

/** A cell's place along the lane of a vehicle, though it may lie beside it. */
function placeOf({ vehicles, width }: Board, index: number, cell: Cell): number {
  return vehicles[index]?.orientation === 'horizontal' ? cell % width : Math.floor(cell / width);
}

/** A cell's place in the lane of a vehicle; undefined where it lies in another lane. */
function placeInLane(board: Board, index: number, cell: Cell): number | undefined {
  const vehicle = board.vehicles[index] as Vehicle;
  const place = placeOf(board, index, cell);
  return cellsOf({ ...vehicle, length: 1 }, board.width, place).includes(cell) ? place : undefined;
}
