/*
 * What logs, databases and TeX write around moves, as blanks. Nothing changes its place.
 *
 *     [INFO] 12:00:01 moved A left by 1                 moved A left by 1
 *     INSERT INTO moves VALUES (1, 'A', 'left', 1);     (1, 'A', 'left', 1);
 *     \item A left 1                                    A left 1
 *     $A^{-1} \to Q^{+3}$                               A  -1      Q  +3
 */

const blanks = (found: string): string => ' '.repeat(found.length);

const TIME = String.raw`(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?Z?`;
const LEVEL = String.raw`\[?(?:INFO|DEBUG|TRACE|LOG|NOTICE)\]?:?`;
const LOG = new RegExp(
  String.raw`^[^\S\r\n]*(?:\[?${TIME}\]?[^\S\r\n]+)?${LEVEL}[^\S\r\n]+(?:\[?${TIME}\]?[^\S\r\n]+)?(?:\[?[\w.]{3,40}\]?[:-][^\S\r\n]+)?`,
  'gm',
);
const INSERT =
  /^[^\S\r\n]*INSERT[^\S\r\n]+INTO[^\S\r\n]+["`\w.]{1,60}[^\S\r\n]*(?:\([^()\n]{0,200}\)[^\S\r\n]*)?VALUES(?=\s*\()/gim;

const LIST = /\\(?:begin|end)\{\w{1,20}\*?\}(?:\[[^\][\n]{0,40}\])?|\\item(?![A-Za-z])|\\(?:quad|qquad|,|;)/g;
const ARROWS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:long)?leftarrow(?![A-Za-z])/gi, '←'],
  [/\\(?:(?:long)?rightarrow|to)(?![A-Za-z])/gi, '→'],
  [/\\uparrow(?![A-Za-z])/gi, '↑'],
  [/\\downarrow(?![A-Za-z])/gi, '↓'],
];
/** Cells as an exponent or an index: `A^{+1}`, `A_2`. */
const RAISED = /(?<=[\p{L}\p{N}])[\^_]\{?([-+−]?\d{1,2})\}?/gu;

/** The text without them. */
export function withoutProgramLines(text: string): string {
  const plain = text.replace(LOG, blanks).replace(INSERT, blanks);
  return /\\[a-z]|\$/i.test(plain) ? withoutTex(plain) : plain;
}

const withoutTex = (text: string): string =>
  ARROWS.reduce((all, [word, arrow]) => all.replace(word, (found) => arrow.padEnd(found.length)), text)
    .replace(LIST, blanks)
    .replace(RAISED, (found, cells: string) => ` ${cells}`.padEnd(found.length))
    .replace(/\$/g, ' ');
