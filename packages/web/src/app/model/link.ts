/*
 * Links: #1/PAGE/BOARD/MOVES/CURSOR. The 1 is the version of this grammar; links of all versions stay readable.
 *
 *     #1/play/p-0k3x9qz                     a puzzle of the catalogue by its id
 *     #1/play/IBBxoo…HHHM/11u1.2r3/1        a board on one line; its moves: the third vehicle right 3; 1 move made
 *     #1/replay/IBBxoo…HHHM/11u1.2r3        the moves are played when the link is opened
 *     #1/lab/IBBxoo…HHHM/11u1.2r3/1/@0312   the lab at a state: the offset of every vehicle, a digit in base 16 each
 *     #1/edit/IBBxoo…HHHM                   a board to change, perhaps not legal yet
 *     #1/play/2026-11-21                    the puzzle of a day; #1/play/lesson-1 a lesson
 *     #1/review/IBBxoo…HHHM/11u1.2r3        a review of these moves
 *     #1/puzzles/3                          a page of the list
 *     #1/ladder/expert                      the packs of a grade
 *     #1/set/TITLE/PUZZLE/PUZZLE            a set of puzzles: model/set-link.ts
 *     #1/daily, #1/statistics               the calendar, and the player's results
 *     #1/atlas                              the open atlas
 *
 * BOARD is `line` or rows with `/` between them. What neither can express is `!` and the text of core/formats/draft-text.ts.
 */

import {
  type Board,
  err,
  type Orientation,
  ok,
  type Problem,
  type Result,
  replay,
  type Setup,
  type Slide,
  type State,
  tryParseBoard,
  validate,
} from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { type Grade, grades } from '@unjam/core/difficulty';
import { at } from '@unjam/core/engine';
import { compactText, readDraft, writeDraft } from '@unjam/core/formats';

import { isPuzzleId } from './puzzle-id.ts';

const VERSION = '1';

export const pages = [
  'play',
  'solve',
  'edit',
  'ladder',
  'puzzles',
  'daily',
  'review',
  'statistics',
  'atlas',
  'set',
  'lab',
] as const;
export type Page = (typeof pages)[number];

/** A board, moves on it, and how many of them have been made. */
export interface Position {
  readonly board: Board;
  /** The id of a catalogue puzzle; other boards have none. */
  readonly puzzle?: string | undefined;
  readonly moves: readonly Slide[];
  readonly cursor: number;
}

export interface Link {
  readonly page: Page;
  /** Undefined if the link names only a page. */
  readonly position?: Position;
  /** Whether the moves are to be played. */
  readonly replay?: boolean;
  /** The state that the lab shows. */
  readonly visited?: State;
  readonly draft?: Setup;
  /** The page of the list, from 0. */
  readonly list?: number;
  /** The grade whose packs the ladder shows. */
  readonly grade?: Grade;
}

/** Longer links are refused. */
const LONGEST = 60_000;

/** The id of the puzzle in a link, whose board has to be known to read the link. */
export const puzzleIn = (hash: string): string | undefined => hash.split('/', 3).slice(2).find(isPuzzleId);

/** `#1/PAGE`, with the position if there is one. */
export const writeLink = (page: Page | 'replay', position?: Position): string =>
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

/** The link of a page of the list of puzzles, from 0. */
export const writeListLink = (list: number): string =>
  `#${VERSION}/puzzles${list === 0 ? '' : `/${list + 1}`}`;

/** The link of the ladder, or of the packs of a grade. */
export const writeLadderLink = (grade: Grade | undefined): string =>
  `#${VERSION}/ladder${grade ? `/${grade}` : ''}`;

function writePosition({ board, puzzle, moves, cursor }: Position): string[] {
  const parts = [puzzle ?? writeBoard(board)];
  if (moves.length > 0) parts.push(moves.map((move) => writeMove(board, move)).join('.'));
  if (cursor !== moves.length) parts.push(String(cursor));
  return parts;
}

/**
 * Reads the hash of an address; an empty hash is the Play page. The moves are checked by replaying them.
 *
 * @param boardOf - the board of a catalogue puzzle, by its id
 */
export function readLink(hash: string, boardOf: (id: string) => Board | undefined): Result<Link, Problem> {
  const text = hash.replace(/^#\/?/, '');
  if (text === '') return ok({ page: 'play' });
  if (text.length > LONGEST)
    return refuse('input-too-large', `the link has ${text.length} characters`, `at most ${LONGEST}`);
  const [version = '', name = 'play', ...parts] = text.split('/');
  if (version !== VERSION)
    return /^\d+$/.test(version)
      ? err(newerVersion)
      : refuse('unknown-format', `the link begins with ${quote(version)}`, `the version ${VERSION}`);
  const replayed = name === 'replay';
  const page = replayed ? 'play' : pages.find((page) => page === name);
  if (!page)
    return refuse('unknown-format', `the link names the page ${quote(name)}`, `one of ${pages.join(', ')}`);
  if (page === 'puzzles') return readList(parts);
  if (page === 'ladder') return readLadder(parts);
  // the rest of it is read where the catalogue is known
  if (page === 'set') return ok({ page });
  if (page === 'daily' || page === 'statistics' || page === 'atlas')
    return parts.length === 0
      ? ok({ page })
      : refuse('unexpected-character', 'the link has too many parts', 'at most 2');
  const most = page === 'lab' ? 4 : 3;
  if (parts.length > most)
    return refuse('unexpected-character', 'the link has too many parts', `at most ${most + 2}`);
  const [boardPart, movesPart = '', cursorPart, visitedPart] = parts;
  if (!boardPart) return ok({ page });
  if (page === 'edit' && boardPart.startsWith('!')) {
    const draft = readDraft(boardPart.slice(1));
    return draft.ok ? ok({ page, draft: draft.value }) : draft;
  }
  const board = readBoard(boardPart, boardOf);
  if (!board.ok) return board;
  if (page === 'edit') return ok({ page, draft: boardToSetup(board.value) });
  const moves = readMoves(board.value, movesPart);
  if (!moves.ok) return moves;
  const legal = replay(board.value, moves.value);
  if (!legal.ok) return legal;
  const cursor = cursorPart === undefined || cursorPart === '' ? moves.value.length : Number(cursorPart);
  if (!/^\d*$/.test(cursorPart ?? '') || cursor > moves.value.length)
    return refuse(
      'number-out-of-range',
      `the link stands at move ${quote(cursorPart ?? '')}`,
      `0 to ${moves.value.length}`,
    );
  const puzzle = isPuzzleId(boardPart) ? boardPart : undefined;
  const position: Position = { board: board.value, puzzle, moves: moves.value, cursor };
  if (replayed) return ok({ page, position: { ...position, cursor: 0 }, replay: true });
  if (visitedPart === undefined) return ok({ page, position });
  const visited = readState(board.value, visitedPart);
  return visited.ok ? ok({ page, position, visited: visited.value }) : visited;
}

function readList([part = '1', ...rest]: readonly string[]): Result<Link, Problem> {
  if (!/^[1-9]\d{0,3}$/.test(part) || rest.length > 0)
    return refuse('number-out-of-range', `the link names page ${quote(part)} of the list`, 'a number from 1');
  return ok({ page: 'puzzles', list: Number(part) - 1 });
}

function readLadder([part, ...rest]: readonly string[]): Result<Link, Problem> {
  const grade = grades.find(({ id }) => id === part)?.id;
  if ((part !== undefined && !grade) || rest.length > 0)
    return refuse(
      'unknown-format',
      `the link names the grade ${quote(part ?? '')}`,
      `one of ${grades.map(({ id }) => id).join(', ')}`,
    );
  return ok({ page: 'ladder', ...(grade && { grade }) });
}

function readBoard(part: string, boardOf: (id: string) => Board | undefined): Result<Board, Problem> {
  if (isPuzzleId(part)) {
    const board = boardOf(part);
    return board
      ? ok(board)
      : refuse(
          'unknown-puzzle',
          `there is no puzzle ${quote(part)}`,
          'a puzzle of the catalogue, a day or a lesson',
        );
  }
  if (part.startsWith('!')) {
    const draft = readDraft(part.slice(1));
    if (!draft.ok) return draft;
    const legal = validate(draft.value);
    return legal.ok ? legal : err(legal.error[0] ?? empty);
  }
  const text = decode(part);
  if (text === undefined)
    return refuse(
      'unexpected-character',
      'the link is damaged: a % without two digits',
      'a link as it was shared',
    );
  const board = tryParseBoard(text);
  return board.ok ? board : err(board.error);
}

/** The moves of a link have shown that its board is legal; a state may still have two vehicles on one square. */
function readState(board: Board, part: string): Result<State, Problem> {
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

const empty: Problem = { code: 'empty-input', message: 'there is no board', expected: 'a board' };

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
        'a vehicle of this board and a way it can slide, such as 2r3',
      );
    moves.push({ vehicle: Number(digits), by: sign * Number(cells) });
  }
  return ok(moves);
}
