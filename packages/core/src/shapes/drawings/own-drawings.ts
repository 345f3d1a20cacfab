/*
 * Drawings in SVG that Unjam has made, each with its board in words, and other texts that begin with these words:
 *
 *     <title>Rush Hour board, 6 rows by 6 columns: the red car, row 3, columns 2 to 3, leaves at the right</title>
 *     <desc>truck A: row 1, columns 1 to 3; vertical car B: column 1, rows 4 to 5; wall: row 6, column 6</desc>
 */

import type { Problem } from '../../basics/errors.ts';
import type { BoardReading, FailedBoard, Refusal, ShapeAnswer, ShapeOptions } from '../parts/answer.ts';
import { boardOf, LOOKS, problemAt, SUMMARY } from './description.ts';

/** Drawings, one behind the other, each from its first tag to its last, with what XML has in front. */
const DRAWINGS = /^\s*(?:(?:<[?!][^>]*>\s*)*<svg\b(?:(?!<svg\b)[\s\S])*?<\/svg>\s*)+$/i;

const DRAWING = /<svg\b(?:(?!<svg\b)[\s\S])*?<\/svg>/gi;

/**
 * The answer to a text with drawings in which Unjam has described boards, or that begins with such a description; undefined where it
 * has none. Other drawings beside them are read too; of a page, which may show a board in two ways, these drawings are read only where
 * the rest has no board.
 *
 * @param readRest - reads the text without these drawings, of which only the line breaks stay
 */
export function readOwnDrawings(
  text: string,
  options: ShapeOptions,
  readRest: (rest: string) => ShapeAnswer,
): ShapeAnswer | undefined {
  const described = SUMMARY.exec(text);
  if (!described) return undefined;
  const isMarkup = text.trimStart().startsWith('<');
  if (!isMarkup && described.index === text.search(/\S/)) return readDescribed(text, options);
  const rest = text.replace(DRAWING, (drawing) =>
    SUMMARY.test(drawing) ? drawing.replace(/[^\n]+/g, '') : drawing,
  );
  if (rest === text) return undefined;
  const isOnlyDrawings = DRAWINGS.test(text);
  const own = readDescribed(text, options);
  if (isMarkup && isOnlyDrawings && !rest.includes('<svg')) return own;
  const others = readRest(rest);
  if (!isOnlyDrawings || own.kind !== 'read') return others.kind === 'refused' ? own : others;
  if (others.kind === 'question') return others;
  const all: { boards: readonly BoardReading[]; failed: readonly FailedBoard[] } =
    others.kind === 'read'
      ? others
      : { boards: [], failed: [{ line: others.problem.at?.text?.line ?? 1, answer: others }] };
  const byLine = (a: { readonly line: number }, b: { readonly line: number }) => a.line - b.line;
  return {
    kind: 'read',
    boards: [...own.boards, ...all.boards].sort(byLine),
    failed: [...own.failed, ...all.failed].sort(byLine),
  };
}

/** Reads every board of a text that Unjam has described. */
function readDescribed(text: string, options: ShapeOptions): ShapeAnswer {
  const boards: BoardReading[] = [];
  const failed: FailedBoard[] = [];
  const starts = [...text.matchAll(new RegExp(SUMMARY, 'g'))].map(({ index }) => index);
  let [line, before] = [1, 0];
  for (const [i, start] of starts.entries()) {
    line += text.slice(before, start).split('\n').length - 1;
    before = start;
    const [part = ''] = text.slice(start, starts[i + 1]).split('</svg>');
    const read = boardOf(part, line, options);
    if (read.ok) boards.push({ ...read.value, line, others: [] });
    else failed.push({ line, answer: refusal(read.error) });
  }
  return boards.length > 0
    ? { kind: 'read', boards, failed }
    : (failed[0]?.answer ?? refusal(problemAt(1, 'it has no board', 'both sentences of a description')));
}

const refusal = (problem: Problem): Refusal => ({
  kind: 'refused',
  looksLike: LOOKS,
  problem,
  certain: true,
});
