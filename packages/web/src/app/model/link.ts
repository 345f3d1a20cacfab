/*
 * Links: #1/PAGE/BOARD/MOVES/CURSOR. The 1 is the version of this grammar; links of all versions stay readable.
 *
 *     #1/play/p-0k3x9qz                     a puzzle of the catalogue by its id
 *     #1/play/IBBxoo…HHHM/11u1.2r3/1        a board on one line; its moves: the third vehicle right 3; 1 move made
 *     #1/replay/IBBxoo…HHHM/11u1.2r3        the moves are played when the link is opened
 *     #1/lab/IBBxoo…HHHM/11u1.2r3/1/@0312   the lab at a state: the offset of every vehicle, a digit in base 16 each
 *     #1/race/IBBxoo…HHHM                   the lab with the race of two searches on the board
 *     #1/edit/IBBxoo…HHHM                   a board to change, perhaps not legal yet
 *     #1/play/2026-11-21                    the puzzle of a day; #1/play/lesson-1 a lesson
 *     #1/review/IBBxoo…HHHM/11u1.2r3        a review of these moves
 *     #1/puzzles/3                          a page of the list
 *     #1/ladder/expert                      the packs of a grade
 *     #1/set/TITLE/PUZZLE/PUZZLE            a set of puzzles: model/set-link.ts
 *     #1/today                              the front page
 *     #1/rush/k3x9ab/17                     a series of boards by its seed; who sent the link solved 17. #1/streak likewise
 *     #1/daily, #1/statistics               the calendar, and the player's results
 *     #1/atlas                              the open atlas
 *
 * BOARD is `line` or rows with `/` between them, written as `%2F`; rows-link.ts reads a `/` there. What neither can express is
 * `!` and the text of core/formats/link/draft-text.ts.
 */

import {
  type Board,
  type Orientation,
  type Problem,
  type Result,
  replay,
  type Setup,
  type Slide,
  type State,
  validate,
} from '@unjam/core';
import { at, err, ok, quote } from '@unjam/core/basics';
import { boardToSetup, endAtExit } from '@unjam/core/board';
import { compactText, readDraft, tryParseNameless, writeDraft } from '@unjam/core/formats';

import type { commonText } from '../language/english/common.ts';
import { isPuzzleId } from './puzzle-id.ts';

const VERSION = '1';

/** The pages: those that have a title. */
export type PageId = keyof ReturnType<typeof commonText>['pages'];

/** A board, moves on it, and how many of them have been made. */
export interface Position {
  readonly board: Board;
  /** The id of a catalogue puzzle; other boards have none. */
  readonly puzzle?: string | undefined;
  readonly moves: readonly Slide[];
  readonly cursor: number;
}

/** Longer links are refused. */
const LONGEST = 60_000;

/** `#1/PAGE`, with the position if there is one. */
export const writeLink = (page: PageId | 'replay' | 'race', position?: Position): string =>
  [`#${VERSION}/${page}`, ...(position ? writePosition(position) : [])].join('/');

/** The link of the lab at a state. */
export function writeLabLink(position: Position, visited: State): string {
  const [board, moves = '', cursor = String(position.cursor)] = writePosition(position);
  const digits = visited.map((offset) => offset.toString(16)).join('');
  return [`#${VERSION}/lab`, board, moves, cursor, `@${digits}`].join('/');
}

/** The link of the editor with a draft, of which `board` is the legal board, if it is one. */
export const writeEditLink = (draft: Setup, board: Board | undefined): string =>
  `#${VERSION}/edit/${board ? writeBoard(board) : `!${writeDraft(draft)}`}`;

/** The shortest text for a board in a link; its vehicles keep their order, which the moves refer to. */
function writeBoard(board: Board): string {
  const text = compactText(board);
  return text.startsWith('{') ? `!${writeDraft(boardToSetup(board))}` : encodeURIComponent(text);
}

function writePosition({ board, puzzle, moves, cursor }: Position): string[] {
  const parts = [puzzle ?? writeBoard(board)];
  if (moves.length > 0) parts.push(moves.map((move) => writeMove(board, move)).join('.'));
  if (cursor !== moves.length) parts.push(String(cursor));
  return parts;
}

/** What the hash of an address says, apart from its version; an empty hash names no page. */
export function splitLink(
  hash: string,
): Result<{ readonly page: string; readonly parts: readonly string[] }, Problem> {
  const text = hash.replace(/^#\/?/, '');
  if (text === '') return ok({ page: '', parts: [] });
  if (text.length > LONGEST)
    return refuse('input-too-large', `the link has ${text.length} characters`, `at most ${LONGEST}`);
  const [version = '', page = 'play', ...parts] = text.split('/');
  if (version === VERSION) return ok({ page, parts });
  return /^[1-9]\d*$/.test(version)
    ? err(newerVersion)
    : refuse('unknown-format', `the link begins with ${quote(version)}`, `the version ${VERSION}`);
}

/** The problem of a link with more parts than its page has. */
export const tooManyParts = (most: number): Result<never, Problem> =>
  refuse('unexpected-character', 'the link has too many parts', `at most ${most}`);

/**
 * Reads the parts BOARD, MOVES and CURSOR of a link. The moves are checked by replaying them.
 *
 * @param known - the board of the puzzle that the link names, if there is such a puzzle
 */
export function readPosition(
  [boardPart = '', movesPart = '', cursorPart = '']: readonly string[],
  known?: Board,
): Result<Position, Problem> {
  const board = readBoard(boardPart, known);
  if (!board.ok) return board;
  const moves = readMoves(board.value, movesPart);
  if (!moves.ok) return moves;
  const legal = replay(board.value, moves.value);
  if (!legal.ok) return legal;
  const cursor = cursorPart === '' ? moves.value.length : Number(cursorPart);
  if (!/^\d*$/.test(cursorPart) || cursor > moves.value.length)
    return refuse(
      'number-out-of-range',
      `the link stands at move ${quote(cursorPart)}`,
      `0 to ${moves.value.length}`,
    );
  const puzzle = isPuzzleId(boardPart) ? boardPart : undefined;
  return ok({ board: board.value, puzzle, moves: moves.value, cursor });
}

/** The position of a link of Play that names no puzzle; undefined for any other text. */
export function readPlayLink(hash: string): Position | undefined {
  const link = splitLink(hash);
  const position = link.ok ? readPosition(link.value.parts) : link;
  return position.ok ? position.value : undefined;
}

/** Reads the part of a link that is a draft, perhaps not legal yet. */
export function readDraftPart(part: string, known?: Board): Result<Setup, Problem> {
  if (part.startsWith('!')) return readDraft(part.slice(1));
  const board = readBoard(part, known);
  return board.ok ? ok(boardToSetup(board.value)) : board;
}

function readBoard(part: string, known: Board | undefined): Result<Board, Problem> {
  if (isPuzzleId(part))
    return known
      ? ok(known)
      : refuse(
          'unknown-puzzle',
          `there is no puzzle ${quote(part)}`,
          'a puzzle of the catalogue, a day or a lesson',
        );
  if (part.startsWith('!')) {
    const draft = readDraft(part.slice(1));
    if (!draft.ok) return draft;
    return validate(draft.value);
  }
  const text = decode(part);
  if (text === undefined)
    return refuse('unexpected-character', 'the link has a % without two digits', 'a link as it was shared');
  const board = tryParseNameless(text);
  return board.ok ? board : err(board.error);
}

/** The moves of a link have shown that its board is legal; a state may still have two vehicles on one square. */
export function readState(board: Board, part: string): Result<State, Problem> {
  const digits = /^@([0-9a-f]*)$/.exec(part)?.[1] ?? '';
  if (digits.length !== board.vehicles.length)
    return refuse(
      'number-out-of-range',
      `the link names the state ${quote(part)}`,
      'an offset for each vehicle',
    );
  return ok([...digits].map((digit) => Number.parseInt(digit, 16)));
}

/** The problem of a link of a version that this app does not know. */
export const newerVersion: Problem = {
  code: 'unknown-format',
  message: 'this link was made by a newer version',
  expected: `version ${VERSION}`,
};

export const refuse = (code: Problem['code'], message: string, expected: string): Result<never, Problem> =>
  err({ code, message, expected });

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

function writeMove(board: Board, { vehicle, by }: Slide): string {
  const { orientation } = at(board.vehicles, vehicle);
  const letter = orientation === 'horizontal' ? (by < 0 ? 'l' : 'r') : by < 0 ? 'u' : 'd';
  return `${vehicle}${letter}${Math.abs(by)}`;
}

function readMoves(board: Board, text: string): Result<readonly Slide[], Problem> {
  const moves: Slide[] = [];
  for (const [index, word] of text === '' ? [] : text.split('.').entries()) {
    const [, digits, letter, cells] = /^(\d{1,3})([lrud])(\d{1,2})$/.exec(word) ?? [];
    const vehicle = board.vehicles[Number(digits)];
    const sign = vehicle && signs[vehicle.orientation][letter ?? ''];
    if (!sign)
      return refuse(
        'unknown-vehicle',
        `move ${index + 1} of the link is ${quote(word)}`,
        'a vehicle and its way, such as 2r3',
      );
    moves.push({ vehicle: Number(digits), by: sign * Number(cells) });
  }
  return ok(endAtExit(board, moves));
}
