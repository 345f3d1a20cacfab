import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { validated } from '../../board/validate.ts';
import { isBlank, linesOf, type TextLine } from '../../text/lines.ts';
import { grid } from '../grid/grid.ts';
import { onlyLine } from '../parts/block.ts';
import { textInBrackets } from '../parts/brackets.ts';
import { type GlyphRules, setupOfGlyphs } from '../parts/cell-glyphs.ts';
import { glyphsOf, notExpressible } from '../parts/expressible.ts';
import type { BoardFormat, ParsedBoard } from '../parts/format.ts';
import { areShortLines, isPerhapsLine, isSurelyLine } from './is-line.ts';

/*
 * A square board as one word, row after row; players exchange boards in this form. `o` or `.` is empty, `x` is always a
 * wall, and `A` is the primary if no vehicle is labelled `X` or `@`. The length of a shortest solution in moves may
 * stand before the word, and the number of states of its cluster after it:
 *
 *     60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332
 *
 * Instead of that, other lists have several numbers after the word, or -1 for a board that cannot be solved; they are passed over.
 */

const rules: GlyphRules = { empty: 'o.', walls: 'every x', fallback: ['A', 'R'] };

export const line: BoardFormat<'line'> = {
  id: 'line',
  shape: {
    kind: 'line',
    isBoard: (text, afterBoard) => isSurelyLine(text) || (afterBoard && isPerhapsLine(text)),
  },

  recognises(block) {
    if (textInBrackets(block)) return false;
    if (block.some(isSurelyLine)) return true;
    const only = onlyLine(block);
    if (only !== undefined) return isPerhapsLine(only);
    // rows of 9 or 16 cells that are not one board may be boards of 3x3 or 4x4
    return (
      areShortLines(block) &&
      grid.recognises(block) &&
      !isLegal(grid, block.join('\n')) &&
      block.every((row) => isLegal(line, row))
    );
  },

  parse(text, options) {
    const lines = linesOf(text);
    if (!lines.ok) return lines;
    const written = lines.value.filter(({ text }) => !isBlank(text));
    const first = at(written, 0);
    const [, second] = written;
    if (second) return err(unexpected(second.number, 1, 'a second line', 'one board on one line'));
    const words = wordsOf(first);
    if (!words.ok) return words;
    const { board, start, ...counts } = words.value;
    const glyphs = [...board];
    // the quotes of a program's text are no cells
    const count = [...board.replace(/["'`]/g, '')].length;
    const side = Math.sqrt(count);
    const slash = board.indexOf('/') + 1;
    if (slash)
      return err(unexpected(first.number, start + slash, '/', 'the next cell: a line has no slashes'));
    if (!Number.isInteger(side)) return err(notSquare(first.number, start, count));
    const rows = Array.from({ length: side }, (_, row) => ({
      glyphs: glyphs.slice(row * side, (row + 1) * side),
      line: first.number,
      column: (index: number) => start + row * side + index + 1,
    }));
    const setup = setupOfGlyphs(rows, rules, options);
    if (!setup.ok) return setup;
    return ok<ParsedBoard>({ setup: setup.value, ...counts });
  },

  print(board) {
    const { width, height } = board;
    if (width !== height) return err(notExpressible('line', `it has ${width} columns and ${height} rows`));
    const glyphs = glyphsOf(board, 'line', rules);
    return glyphs.ok ? ok(glyphs.value.join('')) : glyphs;
  },
};

function isLegal(format: BoardFormat, text: string): boolean {
  const parsed = format.parse(text);
  return parsed.ok && validated(parsed.value.setup).ok;
}

interface Words {
  readonly board: string;
  /** Where the board begins in its line, from 0. */
  readonly start: number;
  readonly optimalMoves?: number;
  readonly clusterStates?: number;
}

function wordsOf({ text, number }: TextLine): Result<Words, Problem> {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ word: match[0], start: match.index }));
  const areNumbers = words.slice(1).every(isNumber);
  const countFirst = isCount(words[0])
    ? words.length > 1 && !isLonger(words)
    : !areNumbers && words.length > 2;
  const before = countFirst ? words.shift() : undefined;
  const after = words.slice(1);
  const stray = before && !isCount(before) ? before : after.find((word) => !isNumber(word));
  if (stray) return err(unexpected(number, stray.start + 1, quote(stray.word), 'a number'));
  // a line that is not blank has a word, and behind a count another one
  const { word, start } = at(words, 0);
  const found: { -readonly [Key in keyof Words]: Words[Key] } = { board: word, start };
  if (before) found.optimalMoves = Number(before.word);
  const [states, ...more] = after;
  if (states && more.length === 0 && isCount(states)) found.clusterStates = Number(states.word);
  return ok(found);
}

interface Word {
  readonly word: string;
  readonly start: number;
}

const isCount = (word: Word | undefined): boolean => word !== undefined && /^\d{1,15}$/.test(word.word);

const isNumber = ({ word }: Word): boolean => /^-?\d{1,15}(?:\.\d+)?$/.test(word);

/** Whether the first of two words that are both numbers is the longer one; the longer one is the board. */
const isLonger = ([first, second]: readonly Word[]): boolean =>
  isCount(second) && (first?.word.length ?? 0) > (second?.word.length ?? 0);

const unexpected = (line: number, column: number, found: string, expected: string): Problem => ({
  code: 'unexpected-character',
  message: `unexpected ${found}`,
  expected,
  at: { text: { line, column } },
});

function notSquare(line: number, start: number, count: number): Problem {
  const side = Math.round(Math.sqrt(count));
  return {
    code: 'not-square',
    message: `a line of ${count} cells is not a square board`,
    expected: `${side * side} cells for ${side} rows of ${side}`,
    at: { text: { line, column: start + count } },
  };
}
