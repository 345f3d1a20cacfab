// A link holds everything: #1/play/BOARD/MOVES/CURSOR. The leading 1 is the version of this grammar; links of
// every version that ever was are read for ever. MOVES are `2r3` parted by dots: the third vehicle of the board
// right three. CURSOR is how many of them have been made; without it, all.

import {
  type Board,
  err,
  ok,
  type Problem,
  type Result,
  replay,
  type Slide,
  type Vehicle,
} from '@unjam/core';
import { readBoard, writeBoard } from '../board/board-text.ts';

const VERSION = '1';

export const pages = ['play', 'solve', 'edit', 'puzzles', 'lab'] as const;
export type Page = (typeof pages)[number];

/** A board, the moves of an attempt, and how many of them have been made. */
export interface Position {
  readonly board: Board;
  readonly moves: readonly Slide[];
  readonly cursor: number;
}

export interface Link {
  readonly page: Page;
  /** None where the link names only a page. */
  readonly position?: Position;
}

/** The most characters of a link that are looked at. */
const LONGEST = 60_000;

export function writeLink(page: Page, position?: Position): string {
  const parts = [VERSION, page];
  if (position) {
    const { board, moves, cursor } = position;
    parts.push(encodeURIComponent(writeBoard(board)));
    if (moves.length > 0) parts.push(moves.map((move) => writeMove(board, move)).join('.'));
    if (cursor !== moves.length) parts.push(String(cursor));
  }
  return `#${parts.join('/')}`;
}

/** Reads the hash of an address. An empty one is the play page; moves are replayed, so a link proves itself. */
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
  if (rest.length > 0) return refuse('unexpected-character', 'the link goes on after its end', 'four parts');
  if (!boardPart) return ok({ page });
  const boardText = decode(boardPart);
  if (boardText === undefined)
    return refuse(
      'unexpected-character',
      'the link is damaged: a % without its code',
      'a link as it was shared',
    );
  const board = readBoard(boardText);
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

const signs = { horizontal: { l: -1, r: 1 }, vertical: { u: -1, d: 1 } } as const;

function writeMove(board: Board, { vehicle, by }: Slide): string {
  const { orientation } = board.vehicles[vehicle] as Vehicle;
  const letter = orientation === 'horizontal' ? (by < 0 ? 'l' : 'r') : by < 0 ? 'u' : 'd';
  return `${vehicle}${letter}${Math.abs(by)}`;
}

function readMoves(board: Board, text: string): Result<readonly Slide[], Problem> {
  const moves: Slide[] = [];
  for (const [index, word] of text === '' ? [] : text.split('.').entries()) {
    const [, digits, letter, cells] = /^(\d{1,3})([lrud])(\d{1,2})$/.exec(word) ?? [];
    const vehicle = board.vehicles[Number(digits)];
    const sign = vehicle && (signs[vehicle.orientation] as Record<string, number>)[letter ?? ''];
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
