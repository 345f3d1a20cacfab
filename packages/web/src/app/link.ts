// Links: #1/play/BOARD/MOVES/CURSOR. The 1 is the version of this grammar; links of all versions stay readable. MOVES
// are separated by dots, such as `2r3`: the third vehicle of the board slides right 3 cells. CURSOR is how many of the
// moves have been made; without it all of them.

import {
  type Board,
  err,
  type Move,
  type Orientation,
  ok,
  type Problem,
  type Result,
  replay,
  tryParseBoard,
} from '@unjam/core';
import { at } from '@unjam/core/engine';
import { compactText } from '@unjam/core/formats';

const VERSION = '1';

export const pages = ['play', 'solve', 'edit', 'puzzles', 'lab'] as const;
export type Page = (typeof pages)[number];

/** A board, moves on it, and how many of them have been made. */
export interface Position {
  readonly board: Board;
  readonly moves: readonly Move[];
  readonly cursor: number;
}

interface Link {
  readonly page: Page;
  /** Undefined if the link names only a page. */
  readonly position?: Position;
}

/** Longer links are refused. */
const LONGEST = 60_000;

export function writeLink(page: Page, position?: Position): string {
  const parts = [VERSION, page];
  if (position) {
    const { board, moves, cursor } = position;
    parts.push(encodeURIComponent(compactText(board)));
    if (moves.length > 0) parts.push(moves.map((move) => writeMove(board, move)).join('.'));
    if (cursor !== moves.length) parts.push(String(cursor));
  }
  return `#${parts.join('/')}`;
}

/** Reads the hash of an address; an empty hash is the Play page. The moves are checked by replaying them. */
export function readLink(hash: string): Result<Link, Problem> {
  const text = hash.replace(/^#\/?/, '');
  if (text === '') return ok({ page: 'play' });
  if (text.length > LONGEST)
    return refuse('input-too-large', `the link has ${text.length} characters`, `at most ${LONGEST}`);
  const [version, name = 'play', boardPart, movesPart = '', cursorPart, ...rest] = text.split('/');
  if (version !== VERSION)
    return refuse('unknown-format', `the link is of version ${quote(version ?? '')}`, `version ${VERSION}`);
  const page = pages.find((page) => page === name);
  if (!page)
    return refuse('unknown-format', `the link names the page ${quote(name)}`, `one of ${pages.join(', ')}`);
  if (rest.length > 0) return refuse('unexpected-character', 'the link has too many parts', 'four parts');
  if (!boardPart) return ok({ page });
  const boardText = decode(boardPart);
  if (boardText === undefined)
    return refuse(
      'unexpected-character',
      'the link is damaged: a % without two digits',
      'a link as it was shared',
    );
  const board = tryParseBoard(boardText);
  if (!board.ok) return board;
  const moves = readMoves(board.value, movesPart);
  if (!moves.ok) return moves;
  const legal = replay(board.value, moves.value);
  if (!legal.ok) return legal;
  const cursor = cursorPart === undefined ? moves.value.length : Number(cursorPart);
  if (!/^\d*$/.test(cursorPart ?? '') || cursor > moves.value.length)
    return refuse(
      'number-out-of-range',
      `the link stands at move ${quote(cursorPart ?? '')}`,
      `0 to ${moves.value.length}`,
    );
  return ok({ page, position: { board: board.value, moves: moves.value, cursor } });
}

const refuse = (code: Problem['code'], message: string, expected: string): Result<never, Problem> =>
  err({ code, message, expected });

const quote = (text: string): string => JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Which way a letter goes for a vehicle of an orientation. */
const signs: Readonly<Record<Orientation, Readonly<Record<string, 1 | -1>>>> = {
  horizontal: { l: -1, r: 1 },
  vertical: { u: -1, d: 1 },
};

function writeMove(board: Board, { vehicle, by }: Move): string {
  const { orientation } = at(board.vehicles, vehicle);
  const letter = orientation === 'horizontal' ? (by < 0 ? 'l' : 'r') : by < 0 ? 'u' : 'd';
  return `${vehicle}${letter}${Math.abs(by)}`;
}

function readMoves(board: Board, text: string): Result<readonly Move[], Problem> {
  const moves: Move[] = [];
  for (const [index, word] of text === '' ? [] : text.split('.').entries()) {
    const [, digits, letter, cells] = /^(\d{1,3})([lrud])(\d{1,2})$/.exec(word) ?? [];
    const vehicle = board.vehicles[Number(digits)];
    const sign = vehicle && signs[vehicle.orientation][letter ?? ''];
    if (!sign)
      return refuse(
        'unknown-vehicle',
        `move ${index + 1} of the link is ${quote(word)}`,
        'a vehicle of this board and a way it can slide, such as 2r3',
      );
    moves.push({ vehicle: Number(digits), by: sign * Number(cells) });
  }
  return ok(moves);
}
