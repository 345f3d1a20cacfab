/*
 * Whether a text in no format is what people say beside a board: sentences, a legend, a solution.
 *
 *     I get stuck at the truck.                    a sentence
 *     X = red car (target)                         a line of a legend
 *     Solution (8 moves): AR1 PU1 BU1              the moves
 *     A right 1                                    a move alone on its line
 *     Expected: 8                                  what a program shall print
 *     8                                            a number alone
 *     Thanks!                                      a word with a mark
 *     Hi Tom,                                      a greeting
 *     The red car is in row 3, columns 2 and 3.    no prose: it may be a vehicle of a board
 */
import { SmallPattern } from '../../shapes/sentences/line-pattern.ts';
import type { BoardText } from '../parts/format.ts';
import { isMailEnd } from './mail-ends.ts';

/** Longer texts, and texts with longer lines, are not taken for prose. */
const LONGEST = 4000;
const LONGEST_LINE = 400;

/** A line with a mark at its end and at most one number. */
const ENDED = /^[^\d]*(?:\d+(?:\s*\/\s*\d+)?[^\d]*)?[.!?:…)]["'*_)]*$/u;
/** The words of a line; three make a sentence that has a mark at its end, six one that has none. */
const WORDS = /(?<!\p{L})\p{L}{2,}(?!\p{L})/gu;
const LEGEND =
  /^\s*[-*•]?\s*["'`]?[^\s"'`]{1,2}["'`]?(?:\s*,\s*["'`]?[^\s"'`]{1,2}["'`]?)*\s*(?:=|:|-|–|is|are|means)\s+\p{L}[^\d]*$/iu;
/** One or two words with a mark of exclamation or a question mark, or the thanks at the end of a message. */
const CALL = new SmallPattern(
  String.raw`^(?:\p{L}[\p{L}\s,'’-]*[!?]+|(?:thanks?|thank you|thx|cheers|danke|merci|gracias)\b[^\d.]*)$`,
  'iu',
);
/** That the red car is X, which is so wherever there is an X. */
const RED =
  /^(?:the\s+)?(?:red|target|goal|player|main)(?:\s+car|\s+vehicle)?\s*(?:is|=|:)\s*["'`]?(?:X{1,3}|@{1,3})["'`]?\.?$/i;
/** A tag of a forum, such as `[spoiler]`. */
const TAG = /^\[\/?\p{L}{1,10}\]$/u;
const SOLUTION = new SmallPattern(
  String.raw`^\W{0,4}(?:(?:optimal |shortest |best |minimum |min )?(?:solution|answer|expected|output|result|moves?|steps?|length|l[öo]sung|soluci[oó]n|soluzione|oplossing)\b|spoilers?\b|\d{1,3} moves?\b|(?:un)?solv(?:ed|able)\b|(?:no|not) solv|no solution\b)`,
  'iu',
);
/** A number alone: that of a board, the length of a solution, or the end of a text of a contest. */
const NUMBER = /^(?:[[(#]?-?\d{1,4}[\]).:]?|0(?:\s+0)+)$/;
/** The end of a text in a word. */
const END = /^\W{0,4}(?:eof|end|fin|ende|the end)\W{0,4}$/i;
/** What is told about a board. */
const ABOUT =
  /^\W{0,3}(?:(?:min(?:imum|imal)?|opt(?:imal|imum)?|best|least|fewest)\.?\s+)?(?:author|by|difficulty|grade|rating|stars?|moves?|steps?|time|date|source|comments?|notes?|hints?|par|score|category|tags?|copyright|licen[cs]e|version)\s*[:=]/i;
/** A board in a word: many cells of which some are empty, or rows with slashes between them. */
const BOARD = new SmallPattern(
  String.raw`(?<!\S)(?=(?:\S*?[.o]){3})[\p{L}.]{16,}(?!\S)|[\p{L}\d.@#*_-]{3,}\/[\p{L}\d.@#*_-]{3,}\/[\p{L}\d.@#*_-]{3,}`,
  'u',
);
/** A move alone on its line, with at most one number besides its own. */
const MOVE = new SmallPattern(
  String.raw`^\W{0,3}(?:\d{1,3}[.):]\s*)?(?:move\s+|slide\s+)?(?:(?:red|car|truck|the)\s+)*[\p{L}\d@]{1,2}\s*[:,]?\s*(?:[+-]\s*\d{1,2}|[lrud]\s*\d{1,2}|[←→↑↓]\s*\d{0,2}|\(?(?:to the\s+)?(?:left|right|up|down)\b\s*(?:by\s+)?\d{0,2}(?:\s*(?:cells?|squares?|spaces?|steps?))?\)?)[.,;]?$`,
  'iu',
);
/** Five characters or more with blanks between them, as rows of cells are written; without the marks of a legend, a move or a call. */
const ROW = /^[^\s=:+,;!?–-](?:[ \t][^\s=:+,;!?–-]){4,}$/u;
const EXIT =
  /^[^\p{L}\d{[]{0,4}(?:exits?|goal|the exit|the red car)\b[^\d]*(?:row|column|col)?\s*\d{0,2}[^\d]*$/iu;

/** Formats that take a line of text for rows of cells, or a number in brackets for a list. */
const takesProse = new Set(['cells', 'drawing', 'grid']);
/** What rows of cells do not have, and prose in their place does. */
const MAY_BE_PROSE = /[ :,+=]|^\W?-?\d{1,4}\W?$|^(?:eof|end|fin|ende)$/im;

/** Whether a text is prose. One that a format took is not, but for what stands in the place of rows of cells. */
export const isProse = ({ name, text, format, problem, shape }: BoardText): boolean =>
  problem === undefined &&
  shape === undefined &&
  text.length <= LONGEST &&
  text.trim() !== '' &&
  // what was taken for the name of a board stands above it
  (isMailEnd(name === undefined ? text : `${name}\n${text}`) ||
    ((format === undefined || (takesProse.has(format.id) && MAY_BE_PROSE.test(text))) &&
      (text.split('\n').every(isProseLine) || areLengths(text))));

/** A label and a length: `A 2`. */
const LENGTH = /^([\p{L}@]{1,2})\s*[:=]?\s*[2-6]$/u;

/**
 * Whether lines are a legend that gives the length of each vehicle. A board of two columns with such rows would have one of the labels
 * twice.
 */
function areLengths(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const labels = lines.map((line) => LENGTH.exec(line.trim())?.[1]);
  return !labels.includes(undefined) && new Set(labels).size === labels.length;
}

/** Whether a line of a text is prose, or blank. */
export function isProseLine(line: string): boolean {
  const text = line.trim();
  if (text === '' || text.length > LONGEST_LINE) return text === '';
  // the patterns below take several milliseconds to compile, and most texts need none of them
  if ((ROW.test(text) && !NUMBER.test(text)) || isDashed(text)) return false;
  if (TAG.test(text) || LEGEND.test(text) || MOVE.test(text) || EXIT.test(text)) return true;
  if (NUMBER.test(text) || END.test(text) || CALL.test(text) || RED.test(text) || areMoves(text)) return true;
  if (BOARD.test(text) && !text.includes('://')) return false;
  if (SOLUTION.test(text) || ABOUT.test(text)) return true;
  const words = text.match(WORDS)?.length ?? 0;
  return words >= (ENDED.test(text) ? 3 : 6) && (text.match(/\d+(?:\s*\/\s*\d+)?/g)?.length ?? 0) < 2;
}

/** Whether a line is a row of cells with blanks between them in which `-` is empty: a legend of `-` would look alike. */
const isDashed = (line: string): boolean => /^\S(?:[ \t]\S){3,}$/u.test(line) && line.split('-').length > 2;

/** Whether a line is several moves with marks between them. */
function areMoves(line: string): boolean {
  const moves = line.split(/\s*[,;]\s*/);
  return moves.length > 1 && moves.every((move) => move === '' || MOVE.test(move));
}
