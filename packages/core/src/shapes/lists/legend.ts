/*
 * A line that says what the numbers of each vehicle mean, among other words or in a comment, as the heading that it stands for.
 *
 *     # y x length orientation                                y x length orientation
 *     Format: x y length dir(0=horizontal), 0-based           x y length dir
 *     Each line is (row, col, length, direction)              row col length direction
 *
 * Without it the columns would be guessed, and a pair of numbers could be taken the other way round.
 */
import type { Line } from '../sentences/unwrap.ts';
import { LEVEL } from './level-column.ts';
import { rolesOfHeading } from './words.ts';

/** The fewest columns that a legend names. */
const LEAST = 3;
/** The longest legend. */
const LONGEST = 200;

/** What explains a name: `row (1-6)`, `dir(0=horizontal)`, `0-based`, `1 = vertical`. */
const EXPLAINED =
  /\((?:0, ?0|[^()]*(?:=|\d-\d|based|index|from)[^()]*)\)|(?<![\p{L}\d])[01][- ]?(?:based|indexed)(?!\p{L})|(?<!\p{L})from [01](?!\d)|(?<!\d)[01]\s*(?:=|is|means)\s*\p{L}+|(?<!\p{L})\p{L}+\s*=\s*[01](?!\d)/giu;
const NUMBER = /(?<!\p{L})\d/u;
const CELL = /(?<![\p{L}\d])[A-P]\d{1,2}(?![\p{L}\d])/u;
/** A number that nothing outside brackets explains. */
const OTHER_NUMBER = /(?<!\p{L})[2-9]/u;
const BETWEEN = /[\s,;|/<>()[\]{}#%*"'`]+/;
/** The name of a pair whose two numbers are named behind it. */
const OF_PAIR = /^(?:pos|position|start|coords?|coordinates?|location|place|at)$/i;

const isRole = (word: string): boolean => rolesOfHeading(word).length > 0;

/** The line, or the heading that it stands for. */
export function withLegend(line: Line): Line {
  const { text } = line;
  if (text.length > LONGEST || !/\p{L}/u.test(text) || (!text.includes('(') && OTHER_NUMBER.test(text)))
    return line;
  const cells = text.split(/[,;|\t]/);
  // a heading of a table is one already, also with a column that says to which board a vehicle belongs
  if (cells.length >= LEAST && cells.every((cell) => isRole(cell) || LEVEL.test(cell.trim()))) return line;
  const bare = text.replace(EXPLAINED, ' ');
  // where a vehicle stands is said by numbers, or by cells such as B3
  if (NUMBER.test(bare) || (CELL.test(bare) && !isComment(text))) return line;
  const parts = bare.split(':').map(wordsIn);
  const [only = []] = parts;
  if (parts.length === 1 && only.every(isRole) && !isComment(text)) return line;
  const [named] = parts.map(namedIn).filter(({ length }) => length > 0);
  return named ? headed(line, named) : line;
}

const wordsIn = (text: string): string[] => text.split(BETWEEN).filter((word) => word !== '');

/** Whether a line is a comment, whose words are no heading yet. */
const isComment = (text: string): boolean => /^\s*(?:#|\/\/|\/\*|;|%|--)/.test(text);

const headed = (line: Line, words: readonly string[]): Line => ({
  ...line,
  text: words.filter((word, i) => !(OF_PAIR.test(word) && isPair(words[i + 1], words[i + 2]))).join(' '),
});

/** Whether two words are a row and a column. */
const isPair = (first = '', second = ''): boolean =>
  [first, second].every((word) => rolesOfHeading(word).some((role) => role === 'row' || role === 'column'));

/** The first words in a row that name columns, as many as a legend has, up to one that was there before; none where there are none. */
function namedIn(words: readonly string[]): readonly string[] {
  let run: string[] = [];
  for (const word of [...words, '']) {
    if (isRole(word) && !run.includes(word)) run.push(word);
    else if (isLegend(run)) return run;
    else run = isRole(word) ? [word] : [];
  }
  return [];
}

const isLegend = (run: readonly string[]): boolean =>
  run.length >= LEAST &&
  run.some((word) => rolesOfHeading(word).some((role) => /^(?:row|column|cell|lane)/.test(role)));
