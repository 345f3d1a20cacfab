/*
 * A link of the app: the board as it stands there, with the moves that the link says have been made. The first part of
 * the address does not matter.
 *
 *     https://example.org/unjam/#1/play/IBBxoo…HHHM               a board
 *     https://example.org/unjam/#1/lab/IBBxoo…HHHM/11u1.2r3/1     after the first of two moves
 *     https://example.org/unjam/#1/edit/!6x6r.ff~!X*cacb          what the editor shows
 *     #1/play/.AA/.BB/XXC/..C                                     a board in rows
 *     #1/play/p-0k3x9qz                                           a puzzle of the catalogue
 *     p-0k3x9qz                                                   the same
 *     #1/play/2026-11-21                                          the puzzle of a day
 */
// The app reads and writes these links itself: packages/web/src/app/model/link.ts says all that they can hold. draft-text.ts has the
// text of an editor's board.

import { at } from '../../basics/at.ts';
import type { Problem, ProblemCode } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, boardAt, laneLength, type State } from '../../board/board.ts';
import { boardToSetup } from '../../board/board-to-setup.ts';
import { endAtExit } from '../../board/end-at-exit.ts';
import type { Slide } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import type { Setup } from '../../board/setup.ts';
import { validate } from '../../board/validate.ts';
import type { BoardFormat } from '../parts/format.ts';
import { namedBoard } from '../parts/named-rows.ts';
import { withOptions } from '../parts/primary.ts';
import { compactText } from '../reading/compact.ts';
import { tryParseBoard } from '../reading/parse-board.ts';
import { readDraft, writeDraft } from './draft-text.ts';
import { joinedRows } from './joined-rows.ts';
import { isPuzzleId, mayHavePuzzle } from './puzzle-id.ts';

const LINK = /#1\/(play|replay|solve|lab|race|edit)\/([^\s<>"`]+)/;

/** An address of the app that is no board: that of a set, with a mistake in it, or of a later version. */
const OTHER_PAGE = /^\s*(?:https?:\S*)?#(?:1\/[a-z]+|\d+\/(?:play|replay|solve|lab|race|edit|set))\/\S+\s*$/;

/**
 * The format of links.
 *
 * @param given - the text of a puzzle's board by its id, such as `p-0k3x9qz`, or by its day, such as `2026-11-21`;
 *   undefined where there is no such puzzle; without it a program has no catalogue
 */
export const linkFormat = (given?: (id: string) => string | undefined): BoardFormat<'link'> => {
  const boardOf = given && ((id: string) => (mayHavePuzzle(id) ? given(id) : undefined));
  const isLink = (line: string): boolean =>
    line.includes('#')
      ? LINK.test(line) || OTHER_PAGE.test(line)
      : isPuzzleId(line.trim()) && boardOf?.(line.trim()) !== undefined;
  return {
    id: 'link',
    shape: { kind: 'line', isBoard: isLink, hash: true },
    recognises: ([line = '', second]) => second === undefined && isLink(line),

    parse(text, options) {
      const word = text.trim();
      const found = LINK.exec(text);
      if (!found && !isPuzzleId(word)) return err(word.includes('#1/set/') ? aSet : notALink);
      const column = text.indexOf(found?.[0] ?? word) + 1;
      const [, page = 'play', rest = word] = found ?? [];
      const setup = readPosition(page, joinedRows(rest.split('/')), boardOf);
      if (!setup.ok) return err({ ...setup.error, at: { ...setup.error.at, text: { line: 1, column } } });
      return namedBoard(withOptions(setup.value, options));
    },

    print(board) {
      const text = compactText(board);
      const written = text.startsWith('{') ? `!${writeDraft(boardToSetup(board))}` : encodeURIComponent(text);
      return ok(`#1/play/${written}`);
    },
  };
};

/** Links, without the puzzles of a catalogue. */
export const link = linkFormat();

const notALink: Problem = {
  code: 'unknown-format',
  message: 'this is not a link of the app',
  expected: '#1/play/ and a board, or the id of a puzzle, such as p-0k3x9qz',
  at: { text: { line: 1, column: 1 } },
};

const aSet: Problem = {
  ...notALink,
  message: 'this is the link of a set, which is no single board',
  expected: 'the links of its puzzles, #1/play/ and a board each',
};

function readPosition(
  page: string,
  [boardPart = '', movesPart = '', cursorPart = '', visitedPart = '']: readonly string[],
  boardOf: ((id: string) => string | undefined) | undefined,
): Result<Setup, Problem> {
  if (boardPart.startsWith('!')) {
    const draft = readDraft(boardPart.slice(1));
    if (!draft.ok || page === 'edit') return draft;
    const legal = validate(draft.value);
    return legal.ok ? afterMoves(page, legal.value, movesPart, cursorPart, visitedPart) : draft;
  }
  const text = boardOf?.(boardPart) ?? (isPuzzleId(boardPart) ? undefined : decode(boardPart));
  if (text === undefined) {
    if (!isPuzzleId(boardPart))
      return refuse('unexpected-character', 'the link has a % without two digits', 'a link as it was shared');
    return boardOf
      ? refuse('unknown-puzzle', `there is no puzzle ${quote(boardPart)}`, 'a puzzle of the catalogue')
      : refuse(
          'unknown-puzzle',
          `there is no catalogue to look up the puzzle ${quote(boardPart)}`,
          'a link with the board itself',
        );
  }
  const board = tryParseBoard(text);
  if (!board.ok) return board;
  return page === 'edit'
    ? ok(boardToSetup(board.value))
    : afterMoves(page, board.value, movesPart, cursorPart, visitedPart);
}

/** The board after the moves that have been made, or at the state that the lab shows. */
function afterMoves(
  page: string,
  board: Board,
  movesPart: string,
  cursorPart: string,
  visitedPart: string,
): Result<Setup, Problem> {
  const words = movesPart === '' ? [] : movesPart.split('.');
  const named: Slide[] = [];
  for (const [index, word] of words.entries()) {
    const move = readMove(board, word);
    if (!move)
      return refuse(
        'unknown-vehicle',
        `move ${index + 1} of the link is ${quote(word)}`,
        'a vehicle and its way, such as 2r3',
      );
    named.push(move);
  }
  const moves = endAtExit(board, named);
  const played = replay(board, moves);
  if (!played.ok) return played;
  const cursor = page === 'replay' ? 0 : cursorPart === '' ? moves.length : Number(cursorPart);
  const state = played.value.states[cursor];
  if (!state || !/^\d*$/.test(cursorPart))
    return refuse(
      'number-out-of-range',
      `the link stands at move ${quote(cursorPart)}`,
      `0 to ${moves.length}`,
    );
  const visited = visitedPart === '' ? state : stateIn(board, visitedPart);
  if (!visited)
    return refuse(
      'number-out-of-range',
      `the link names the state ${quote(visitedPart)}`,
      'an offset for each vehicle',
    );
  return ok(boardToSetup(boardAt(board, visited)));
}

function readMove({ vehicles }: Board, word: string): Slide | undefined {
  const [, digits, letter, cells] = /^(\d{1,3})([lrud])(\d{1,2})$/.exec(word) ?? [];
  const vehicle = Number(digits);
  const across = vehicles[vehicle]?.orientation === 'horizontal';
  if (!letter || !vehicles[vehicle] || across !== 'lr'.includes(letter)) return undefined;
  return { vehicle, by: (letter === 'l' || letter === 'u' ? -1 : 1) * Number(cells) };
}

/** The state of a text such as `@0312`; undefined where it is not one of this board. */
function stateIn(board: Board, text: string): State | undefined {
  const digits = /^@([0-9a-f]*)$/.exec(text)?.[1] ?? '';
  if (digits.length !== board.vehicles.length) return undefined;
  const state = [...digits].map((digit) => Number.parseInt(digit, 16));
  const fits = board.vehicles.every(
    (vehicle, index) => at(state, index) + vehicle.length <= laneLength(board, vehicle),
  );
  return fits ? state : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const refuse = (code: ProblemCode, message: string, expected: string): Result<never, Problem> =>
  err({ code, message, expected });
