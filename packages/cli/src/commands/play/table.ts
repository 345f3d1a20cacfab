// A game with a chosen vehicle and a message. Every key and click returns a new table and changes nothing else, so that
// tests need no terminal.
import type { Board, Cell, Slide } from '@unjam/core';
import { at } from '@unjam/core/basics';
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

/** The commands that a key can give besides changes of the table. */
type PlayCommand = 'hint' | 'solve' | 'quit' | 'interrupt';

export const layTable = (board: Board): Table => ({
  history: beginHistory(beginGame(board)),
  chosen: board.primary,
  message: '',
});

const commands: Readonly<Record<string, PlayCommand>> = {
  '?': 'hint',
  ' ': 'solve',
  ESCAPE: 'quit',
  CTRL_Q: 'quit',
  CTRL_C: 'interrupt',
};

/** What a key asks for besides moves; `q` quits, as in many programs, unless a vehicle has the letter. */
export function commandOf(key: string, { vehicles }: Board): PlayCommand | undefined {
  const isLetter = vehicles.some(({ label }) => label.toLowerCase().startsWith('q'));
  return key === 'q' && !isLetter ? 'quit' : commands[key];
}

const directions: Readonly<Record<string, { readonly across: boolean; readonly sign: number }>> = {
  LEFT: { across: true, sign: -1 },
  RIGHT: { across: true, sign: 1 },
  UP: { across: false, sign: -1 },
  DOWN: { across: false, sign: 1 },
};

/** The table after a key that is not a command; keys have the names of the terminal library. */
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

/** The table after a move that the solver makes, with a message about it. */
export const moveOn = (table: Table, move: Slide, message: string): Table =>
  turnedTo({ ...table, chosen: move.vehicle }, slid(table, move), message, message);

/** The mouse button goes down on a cell: chooses the vehicle there, or slides the chosen one towards an empty cell. */
export function take(table: Table, cell: Cell): Table {
  const { board } = table.history.present;
  const state = stateOfGame(table.history.present);
  const piece = at(occupancy(board, state), cell);
  if (piece >= 0) return { ...choose(table, piece), held: placeOf(board, piece, cell) - at(state, piece) };
  const place = placeInLane(board, table.chosen, cell);
  if (place === undefined) return table;
  const { length } = at(board.vehicles, table.chosen);
  const first = at(state, table.chosen);
  const by = place < first ? place - first : place - (first + length - 1);
  return turnedTo(table, slid(table, { vehicle: table.chosen, by }), whyStuck(table, table.chosen, by));
}

/** The mouse button goes up on a cell, if any: the vehicle that it holds slides there. */
export function drop({ held, ...table }: Table, cell: Cell | undefined): Table {
  const { board } = table.history.present;
  if (held === undefined || cell === undefined) return table;
  const by = placeOf(board, table.chosen, cell) - held - at(stateOfGame(table.history.present), table.chosen);
  if (by === 0) return table;
  return turnedTo(table, slid(table, { vehicle: table.chosen, by }), whyStuck(table, table.chosen, by));
}

/** The table with a message; the mouse lets go, as a hint may have chosen another vehicle than the one that it holds. */
export const said = ({ history, chosen }: Table, message: string): Table => ({ history, chosen, message });

/** `truck a can move left 1, right 2`, from its present place. */
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
  return turnedTo(table, slid(table, { vehicle, by: sign }), whyStuck(table, vehicle, sign));
}

/** Why a vehicle cannot slide at all in the direction of `by`. */
function whyStuck({ history }: Table, vehicle: number, by: number): string {
  const { board } = history.present;
  const { length } = at(board.vehicles, vehicle);
  const first = at(stateOfGame(history.present), vehicle);
  const last = isAcross(board, vehicle) ? board.width : board.height;
  const atEdge = by < 0 ? first === 0 : first + length === last;
  return atEdge ? 'This is the edge of the board.' : 'Something stands in the way.';
}

/** The table with another position of the game, or with the message `whyNot` if the position is the same. */
function turnedTo(table: Table, history: History<Game>, whyNot: string, message = ''): Table {
  // what stays on the screen of a solved board is that it is solved
  if (history === table.history) return isWon(history.present) ? table : said(table, whyNot);
  const game = history.present;
  const { moves, steps } = countOfGame(game);
  const won = isWon(game) ? `Solved in ${lengths(moves, steps)}.` : message;
  return { history, chosen: table.chosen, message: won };
}

const slid = ({ history }: Table, move: Slide): History<Game> =>
  record(history, slide(history.present, move));

const choose = ({ history }: Table, chosen: number): Table => ({ history, chosen, message: '' });

/** The next vehicle, in the order in which they are on the board now, row by row. */
function following({ history, chosen }: Table, step: number): number {
  const game = history.present;
  const order = [...new Set(occupancy(game.board, stateOfGame(game)).filter((piece) => piece >= 0))];
  return order.at((order.indexOf(chosen) + step) % order.length) ?? chosen;
}

/** The vehicles whose labels begin with a character are chosen in turn. */
function chooseByLabel(table: Table, key: string): Table {
  if ([...key].length !== 1) return table;
  const { vehicles } = table.history.present.board;
  const begins = (fits: (label: string) => boolean) =>
    [...vehicles.keys()].filter((index) => fits(vehicles[index]?.label ?? ''));
  const exactly = begins((label) => label.startsWith(key));
  const found =
    exactly.length > 0 ? exactly : begins((label) => label.toLowerCase().startsWith(key.toLowerCase()));
  const next = found.find((index) => index > table.chosen) ?? found[0];
  if (next !== undefined) return choose(table, next);
  return said(table, `There is no vehicle ${key}.`);
}

/** A cell's offset along the lane of a vehicle, whether or not the cell is in that lane. */
function placeOf({ vehicles, width }: Board, index: number, cell: Cell): number {
  return vehicles[index]?.orientation === 'horizontal' ? cell % width : Math.floor(cell / width);
}

/** A cell's offset in the lane of a vehicle; undefined if the cell is in another lane. */
function placeInLane(board: Board, index: number, cell: Cell): number | undefined {
  const vehicle = at(board.vehicles, index);
  const place = placeOf(board, index, cell);
  return cellsOf({ ...vehicle, length: 1 }, board.width, place).includes(cell) ? place : undefined;
}
