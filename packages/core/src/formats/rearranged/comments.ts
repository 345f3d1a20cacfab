/*
 * A comment right between two boards is no part of either, and neither is what stands below the word `Solution`:
 *
 *     # easy                     a blank line comes before the comment
 *     X h 3 2 2
 *     A v 1 3 2
 *     # hard
 *     X h 3 1 2
 *     ...
 *     Solution:                  left out with the moves below it
 *     1. A up 1
 */
import { isBlank } from '../../text/lines.ts';
import { isProseLine } from '../reading/prose.ts';
import { blocksOf, type Line } from './line.ts';

/** Longer texts are no boards with comments between them, but programs. */
const MOST_LINES = 400;
const LONGEST_LINE = 60;

const COMMENT = /^\s*(?:#|\/\/|--|;|%)\s*(?=\p{L})/u;
const SOLUTION = /^\W{0,4}(?:solutions?|answer|moves|l[öo]sung|soluci[oó]n|soluzione|oplossing)\b[^\d]*$/iu;

/** Cells without a blank between them, or with one between any two. */
const ROW = /^(?:\S{3,}|\S(?: \S){2,})$/;

/** Empty cells between vehicles, or rows on one line: `--B---`, `--XX-/---A--/---A--`. */
const CELLS = /^(?:(?:[-#]+([A-Za-z@])\1*)+[-#]+|[^\s/]+(?:\/[^\s/]+){2,})$/;

/** Whether a line of a block is a row that begins with empty cells or a wall: `--BB.`, as long as the line above or below it. */
function isRow(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  const isBeside = [lines[index - 1], lines[index + 1]].some((other) => other?.length === line.length);
  return CELLS.test(line) || (ROW.test(line) && isBeside);
}

/** What a comment may say of a board besides its name: then the text stays refused. */
const SAYS = /exit|goal|red|target|wall|left|right|top|bottom|\d\s*[x×]\s*\d/i;

/**
 * Lines with a blank one before each comment, and without solutions.
 *
 * @returns the lines as they are where nothing stands beside a board
 */
export function withoutRemarks(lines: readonly Line[]): readonly Line[] {
  if (lines.length > MOST_LINES || lines.some(({ text }) => text.length > LONGEST_LINE)) return lines;
  const texts = lines.map(({ text }) => text.trim());
  const comments = new Set(lines.filter(({ text }, i) => COMMENT.test(text) && !isRow(texts, i)));
  if ([...comments].some(({ text }) => SAYS.test(text))) return lines;
  let changed = false;
  const found = blocksOf(lines).flatMap(({ above, block }) => {
    const told = block.findIndex(
      ({ text }, i) => SOLUTION.test(text) && block.slice(i).every((line) => isProseLine(line.text)),
    );
    const board = told < 0 ? block : block.slice(0, told);
    const rows = board.flatMap((line, i) => {
      if (!comments.has(line)) return [line];
      const comment = { ...line, text: line.text.replace(COMMENT, '# ') };
      const above = board[i - 1];
      const isInside = above !== undefined && !comments.has(above);
      changed ||= isInside || comment.text !== line.text;
      return isInside ? [{ ...line, text: '' }, comment] : [comment];
    });
    changed ||= told >= 0;
    return [...above, ...rows];
  });
  return changed ? found.map((line) => ({ ...line, isPart: !isBlank(line.text) })) : lines;
}
