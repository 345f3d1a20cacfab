import type { BoardResult } from '../../board/board-result.ts';
import { framed } from '../framed/framed.ts';
import { grid } from '../grid/grid.ts';
import { json } from '../json/json.ts';
import { line } from '../line/line.ts';
import type { FormatSet } from '../parts/format.ts';
import { boardIn } from './one-board.ts';
import { readNamedPiece } from './read-named-piece.ts';
import { readerOf } from './reader-of.ts';

/** What authors of pages write. The order is that of all common formats: the more particular one is asked first. */
const inlineSet: FormatSet = {
  recognised: [json, framed, line, grid],
  explain: (_, problem) =>
    problem.code === 'unknown-format' ? { ...problem, expected: 'rows or JSON' } : problem,
};

/**
 * `tryParseBoard` for the formats of boards in pages: rows, rows in a frame, a line, and JSON. It reads no Prolog terms, lists of
 * cells and drawings, so a program that uses it is smaller.
 *
 * @param text - one board; a name and comments may stand around it
 * @returns as `tryParseBoard`; the problem of a text in another format says which ones are read
 *
 * @example
 * const parsed = tryParseInlineBoard('XX.A/...A/..../....');
 */
export const tryParseInlineBoard = (text: string): BoardResult =>
  boardIn(text, () => readerOf({}, readNamedPiece, inlineSet), inlineSet);
