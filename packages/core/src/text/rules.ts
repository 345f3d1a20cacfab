/*
 * Rules: lines of one glyph above, below or between the rows of boards, which are no rows themselves.
 *
 *     AA..O.
 *     XX..O.       rows, whose empty cells are points
 *     ......
 *     ------       a rule: if it were a row, two glyphs would stand for empty cells
 *     .AA.O.
 */

const RULE = /^\s*(?:([-=_~*─━═])\1{2,}|([-=_~*─━═])(?: \2){2,})\s*$/u;
/** Of these the glyphs that may stand for empty cells. */
const MAY_BE_EMPTY = /[-_*]/;
/** The most characters of a row, with a blank between two cells. */
const LONGEST_ROW = 32;
/** Single characters with a blank between two, or one word. */
const ROW = /^\s*(?:\S(?: \S)+|\S+)\s*$/u;
/** Marks between the fields of a list, and bars of a box. */
const NO_ROW = /[,;|:()[\]{}"'+/│║┃]/;
/** Glyphs that stand for empty cells. */
const EMPTY = /[.·_*]|o ?o/;

/** The length of a row or rule without the blanks around it. */
const lengthOf = (line: string): number => line.trim().length;

/** The rows among some lines: those at the end that are as long as the last one, if they look like rows of a board. */
function rowsAtEnd(lines: readonly string[]): readonly string[] {
  const length = lengthOf(lines.at(-1) ?? '');
  const others = lines.findLastIndex(
    (line) => lengthOf(line) !== length || NO_ROW.test(line) || !ROW.test(line) || RULE.test(line),
  );
  const rows = lines.slice(others + 1);
  return rows.length > 1 && rows.some((row) => EMPTY.test(row)) ? rows : [];
}

/**
 * Whether a line is a rule below some lines: no row of them has its glyph, and the board is not square only with it.
 *
 * @param above - the lines of the block up to this one
 */
export function isRuleBelow(line: string, above: () => readonly string[]): boolean {
  const glyph = glyphOf(line);
  return glyph !== undefined && isRuleOf(line, glyph, rowsAtEnd(above()));
}

/** The same of a line above others. */
export const isRuleAbove = (line: string, below: () => readonly string[]): boolean =>
  isRuleBelow(line, () => [...below()].reverse());

/** Whether a line is a rule and cannot be a row of empty cells, whatever stands beside it. */
export function isRuleAlone(line: string): boolean {
  const glyph = glyphOf(line);
  return glyph !== undefined && (!MAY_BE_EMPTY.test(glyph) || lengthOf(line) > LONGEST_ROW);
}

function glyphOf(line: string): string | undefined {
  const [, tight, spaced] = RULE.exec(line) ?? [];
  return tight ?? spaced;
}

function isRuleOf(line: string, glyph: string, rows: readonly string[]): boolean {
  const [first] = rows;
  if (first === undefined || rows.some((row) => row.includes(glyph))) return false;
  const isSpaced = rows.every((row) => /^\s*\S(?: \S)+\s*$/.test(row));
  const width = isSpaced ? (lengthOf(first) + 1) / 2 : lengthOf(first);
  return lengthOf(line) !== lengthOf(first) || !MAY_BE_EMPTY.test(glyph) || rows.length >= width;
}
