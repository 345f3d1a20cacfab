/*
 * Records as programs print them, where that is no literal of any language, and literals with marks in front of their
 * brackets. Each becomes one:
 *
 *     #<struct Car name="X", row=2, dir=:h>      {name="X", row=2, dir=h}        Ruby
 *     #<Car:0x0000f1b2 @name="X", @row=2>        {name="X", row=2}
 *     Car[name=X, x=1, y=2]                      {name=X, x=1, y=2}              a record of Java
 *     <Car X at (2, 1) length=2>                 Car X at (2, 1) length=2        `__repr__` in Python
 *     Car(row=2, dir=<Dir.H: 'h'>)               Car(row=2, dir=Dir.H)           a member of an enumeration in Python
 *     %{row: 2, dir: :h}  @{@"row": @2}          {row: 2, dir: :h}  {"row": 2}   Elixir, Objective-C
 *     {:row 2 :dir :h}                           {row: 2, dir: h}               Clojure
 *     [Some('A'), None]                          ['A', '.']                      a grid of Rust; Haskell has `Just 'A'`, `Nothing`
 */
import { LINE_BREAK } from '../../text/lines.ts';

const OF_RUBY = /#<(?:struct )?[A-Z][\w:]{0,40}\s+(@?\w{1,20}=[^<>\n]{3,200})>/g;
const OF_JAVA = /\b[A-Z]\w{0,30}\[(\w{1,20}=[^[\]\n]{3,200})\]/g;
const OF_PYTHON = /^(\s*)<([A-Z]\w{0,20}[ :(][^<>=\n]{0,60}[^<>\n]{3,100})>(,?\s*)$/;
const MEMBER = /<([A-Za-z]\w{0,30}\.\w{1,20}): (?:'[^'\n]{0,20}'|"[^"\n]{0,20}"|-?\d{1,3})>/g;
const OF_ELIXIR = /(?<![\w)\]%])%(?=[A-Z]?[\w.]{0,30}\{)/g;
const OF_OBJECTIVE_C = /(?<![\w@])@(?=[{["]|\d{1,3}(?!\w)|(?:YES|NO|true|false)(?!\w))/g;
const OF_CLOJURE =
  /\{((?::[a-z][\w-]{0,20}\s{1,9}(?:"[^"\n]{0,30}"|:?[\w.-]{1,30}|\[\d{1,2}[ ,]{1,3}\d{1,2}\])[\s,]{0,40}){2,9})\}/g;
const KEY_AND_VALUE = /:([a-z][\w-]{0,20})\s{1,9}:?("[^"\n]{0,30}"|[\w.-]{1,30}|\[[^[\]]{1,9}\])[\s,]{0,40}/g;
const FILLED = /\b(?:Some\(|Just )\s*'(.)'\)?/g;
const NOTHING = /\b(?:None|Nothing)\b/g;
/** Fewer are no list of vehicles, and no cells of a board. */
const LEAST = 3;

/** The text with its records as literals. */
export function withPrintedRecords(text: string): string {
  let found = withoutMarks(text);
  if (text.includes('#<'))
    found = replaced(found, OF_RUBY, (inner) =>
      inner.replace(/(^|[\s,])@(?=\w)/g, '$1').replace(/=:(?=\w)/g, '='),
    );
  if (text.includes('{:'))
    found = replaced(found, OF_CLOJURE, (inner) => inner.replace(KEY_AND_VALUE, '$1: $2, '));
  if (/\w\[\w+=/.test(text)) found = replaced(found, OF_JAVA, (inner) => inner);
  if (/^\s*<[A-Z]/.test(text)) found = withoutAngles(found);
  return /\b(?:Some\(|Just )\s*'/.test(text) ? withOptions(found) : found;
}

/** The text with braces around what a pattern finds, if it finds enough. */
function replaced(text: string, pattern: RegExp, inner: (fields: string) => string): string {
  let count = 0;
  const found = text.replace(pattern, (_, fields: string) => {
    count++;
    return `{${inner(fields)}}`;
  });
  return count < LEAST ? text : found;
}

/** The text without marks in front of brackets, and with only the name of a member of an enumeration. */
function withoutMarks(text: string): string {
  let found = text;
  for (const [mark, pattern, name, all = pattern] of [
    ['<', MEMBER, '$1'],
    ['%', OF_ELIXIR, '', /(?<![\w)\]%])%+(?=[\w{])/g],
    ['@{', OF_OBJECTIVE_C, ''],
  ] as const) {
    if (found.includes(mark) && (found.match(pattern)?.length ?? 0) >= LEAST)
      found = found.replace(all, name);
  }
  return found;
}

/** The lines without angles around each; the text as it is where one of them has none. */
function withoutAngles(text: string): string {
  const lines = text.split(LINE_BREAK);
  const written = lines.filter((line) => line.trim() !== '');
  return written.length >= LEAST && written.every((line) => OF_PYTHON.test(line))
    ? lines.map((line) => line.replace(OF_PYTHON, '$1$2')).join('\n')
    : text;
}

/** Cells that hold something or nothing as glyphs; the text as it is where a full stop is one of them. */
function withOptions(text: string): string {
  const glyphs = [...text.matchAll(FILLED)].map(([, glyph]) => glyph);
  const isGrid = glyphs.length >= 2 * LEAST && (text.match(NOTHING)?.length ?? 0) >= LEAST;
  return isGrid && !glyphs.includes('.') ? text.replace(FILLED, "'$1'").replace(NOTHING, "'.'") : text;
}
