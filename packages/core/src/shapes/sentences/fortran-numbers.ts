/*
 * Arrays of numbers as Fortran writes them, as those of other languages:
 *
 *     grid(1,:) = (/ 1, 1, 0 /)                  1, 1, 0
 *     DATA (G(2,J),J=1,3) /0, 9, 9/              0, 9, 9
 *     logical :: horiz(2) = [.true., .false.]    logical :: horiz(2) = [true, false]
 *     reshape([1, 1, 9, 9], [2, 2], order=[2,1]) each row on a line of its own, as the order says
 *
 * Without an order numbers fill the columns first, and many people write rows all the same: such a call stays as it is.
 */
import { LINE_BREAK } from '../../text/lines.ts';

const MAY_BE = /\(\/|\(\s*1\s*,\s*:\s*\)\s*=|\bDATA\s*\(|\breshape\s*\(|\.(?:true|false)\./i;
const LIST = String.raw`((?:-?\d{1,3}\s*,\s*){1,20}-?\d{1,3})`;
const ROW = new RegExp(
  String.raw`^[^\S\n]*(?:(\w{1,30})\(\s*(\d{1,2})\s*,\s*:?(?:1?:\w{1,8})?\s*\)\s*=\s*\[\s*${LIST}\s*\]|DATA\s*\(\s*(\w{1,30})\(\s*(\d{1,2})\s*,\s*\w{1,8}\s*\)[^)\n]{1,30}\)\s*\/\s*${LIST}\s*\/)\s*$`,
  'i',
);
const RESHAPED =
  /(transpose\s*\(\s*)?\breshape\s*\(\s*\[([\d\s,-]{9,2000})\]\s*,\s*\[\s*(\w{1,8})\s*,\s*(\w{1,8})\s*\]\s*(?:,\s*order\s*=\s*\[\s*2\s*,\s*1\s*\]\s*)?\)(?:\s*\))?/gi;
const LEAST_ROWS = 3;

/** The text with arrays in brackets, and with rows on lines of their own. */
export function withoutFortranNumbers(text: string): string {
  if (!MAY_BE.test(text) || !/\b(?:integer|logical|data|dimension|parameter)\b/i.test(text)) return text;
  const plain = text
    .replace(/&[^\S\n]*$/gm, ' ')
    .replace(/^([^\S\n]*)&/gm, '$1 ')
    .replaceAll('(/', '[')
    .replaceAll('/)', ']')
    .replace(/\.(true|false)\./gi, (_, word: string) => word.toLowerCase());
  const ordered = plain.replace(RESHAPED, reshaped);
  return /\breshape\b/i.test(ordered) ? text : withRows(ordered);
}

/** The rows in the place of a call, where it says that they are rows. */
function reshaped(call: string, transposed: string | undefined, list: string, a: string, b: string): string {
  const numbers = list.split(',').map((number) => number.trim());
  const isOrdered = /order/i.test(call) !== (transposed !== undefined);
  // the sides may be constants; those of a transposed array stand in the other order
  const named = a === b ? Math.sqrt(numbers.length) : Number.NaN;
  const width = /^\d+$/.test(a + b) ? Number(transposed === undefined ? b : a) : named;
  if (!isOrdered || !Number.isInteger(width) || numbers.length % width !== 0) return call;
  const rows = Array.from({ length: numbers.length / width }, (_, row) =>
    numbers.slice(row * width, (row + 1) * width),
  );
  return `[\n${rows.map((row) => `[${row.join(', ')}]`).join(',\n')}]`;
}

function withRows(text: string): string {
  const lines = text.split(LINE_BREAK);
  const rows = lines.map((line) => ROW.exec(line));
  const found = rows.flatMap((row) =>
    row ? [{ name: row[1] ?? row[4], number: Number(row[2] ?? row[5]) }] : [],
  );
  const areRows =
    found.length >= LEAST_ROWS &&
    found.every(({ name, number }, i) => name === found[0]?.name && number === i + 1);
  return areRows ? lines.map((line, i) => rows[i]?.[3] ?? rows[i]?.[6] ?? line).join('\n') : text;
}
