/*
 * Lists of vehicles, of which each may be written on a line of its own: a pack with a board a line.
 *
 *     1,2,2,0;0,4,2,1;5,0,3,1;            a board
 *     0,2,2,0;0,0,2,1;3,0,3,0;            the next one
 *
 *     1 6 6; X 3 2 H 2, A 1 1 H 2; X 4    a board with its exit, its size and its solution
 *     XH02 AV00 OH30                      a board whose vehicles are words (spelled.ts)
 */
import { at } from '../../basics/at.ts';
import { isBlank, splitLines } from '../../text/lines.ts';
import type { SearchOptions } from '../parts/answer.ts';
import type { Budget } from '../parts/budget.ts';
import { type Found, isRead } from '../parts/candidate.ts';
import { spelledOut } from '../sentences/spelled.ts';
import { COMMENT, listedIn, listsIn } from './lists.ts';

/** The boards that a text lists: one whose vehicles may stand on several lines, or one on each line. */
export function listPacksIn(text: string, options: SearchOptions, budget: Budget): Found[] {
  const lines = splitLines(text).filter((line) => !isBlank(line.text) && !COMMENT.test(line.text));
  const each = mayBePack(lines.map((line) => line.text)) ? boardsOfLines(lines, options, budget) : [];
  if (haveSameRedCar(each)) return each;
  const found = listsIn(text, options, budget);
  return found.some(isRead) || haveLabels(each) ? found : each.length > 0 ? each : found;
}

/** Whether both of the first two lines may be boards, with vehicles between semicolons, as words with commas or as words of spelled.ts. */
function mayBePack(lines: readonly string[]): boolean {
  const first = lines.slice(0, 2);
  return first.length === 2 && first.every((line) => hasSemicolons(line) || areWords(line));
}

/** Whether numbers stand on both sides of the first semicolon. */
function hasSemicolons(line: string): boolean {
  const place = line.indexOf(';');
  return place > 0 && /\d/.test(line.slice(0, place)) && /\d/.test(line.slice(place + 1));
}

const areWords = (line: string): boolean => COMMAS.test(line) || spelledOut(line) !== undefined;

/** Words with as many commas, at least two each: `R,hcar,2,3 a,hcar,1,1`. */
const COMMAS = /^\s*(?:[^\s,]+(?:,[^\s,]+){2,}\s+){2,}[^\s,]+(?:,[^\s,]+){2,}\s*$/;

/**
 * The boards of lines, also those that are refused. None where a line has no list at all, or where two lines or more are refused, and more
 * than half as many as are read: then the text is no pack.
 */
function boardsOfLines(
  lines: readonly { readonly text: string; readonly number: number }[],
  options: SearchOptions,
  budget: Budget,
): Found[] {
  const found: Found[] = [];
  let refused = 0;
  for (const { text, number } of lines) {
    const own = listedIn(spelledOut(text) ?? text, options, budget);
    const [board] = own;
    if (own.length !== 1 || !board || !isRead(board)) refused++;
    if (refused > Math.max(1, (found.length - refused) / 2)) return [];
    found.push(...own.slice(0, 1).map((one) => inLine(one, number)));
  }
  return found.length === lines.length ? found : [];
}

/** What was found in a line that was read alone, with the number that the line has in the text. */
const inLine = ({ almost, ...found }: Found, line: number): Found => ({
  ...found,
  line,
  ...(almost && {
    almost: {
      ...almost,
      problem: { ...almost.problem, at: { text: { line, column: almost.problem.at?.text?.column ?? 1 } } },
    },
  }),
});

/**
 * Whether several boards have vehicles with labels, and all their red cars the same one. If the lines were parts of one board, no label
 * would come twice.
 */
const haveSameRedCar = (found: readonly Found[]): boolean =>
  found.length > 1 && haveLabels(found) && new Set(found.flatMap(labelOfRed)).size === 1;

const haveLabels = (found: readonly Found[]): boolean =>
  found.some(({ candidates }) =>
    candidates[0]?.choices.some(({ option, value }) => option === 'columns' && /\blabel\b/.test(value)),
  );

const labelOfRed = ({ candidates: [best] }: Found): string[] =>
  best ? [at(best.board.vehicles, best.board.primary).label] : [];
