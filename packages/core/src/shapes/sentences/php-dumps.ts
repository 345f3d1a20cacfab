/*
 * Arrays and objects as `print_r` and `var_dump` of PHP print them, written as JSON:
 *
 *     Array                      {
 *     (                            "id": "X",
 *         [id] => X                "row": "2",
 *         [row] => 2             }
 *     )
 *
 *     array(2) {                 [
 *       [0]=>                      "AA...O",
 *       string(6) "AA...O"         "P..Q.O",
 *       [1]=>                    ]
 *       string(6) "P..Q.O"
 *     }
 *
 * Each line stays where it is.
 */
import { LINE_BREAK } from '../../text/lines.ts';

const KEY = /^\s*\[["']?([\w. -]{1,40})["']?(?::["\w\\]{1,60})?\]\s*=>\s*(.*)$/;
const OPENS =
  /^(?:Array|[A-Z][\w\\]{0,60} Object|array\(\d+\)\s*\{|object\([\w\\]{1,60}\)#\d+ \(\d+\)\s*\{)$/;
const TYPED = /^(?:string\(\d+\) "(.*)"|(?:int|float|bool|enum)\(([\w.:\\-]*)\)|(NULL))$/;
const LEAST = 6;

/** The text as JSON; as it is where one of its lines is of another kind. */
export function withoutDumps(text: string): string {
  if (!/^[^\S\n]*(?:Array[^\S\n]*$|array\(\d+\)\s*\{)/m.test(text) || !text.includes(']')) return text;
  const written = text.split(LINE_BREAK);
  const lines: string[] = [];
  /** Of each open bracket, whether its keys count up; undefined as long as it has none. */
  const open: (boolean | undefined)[] = [];
  /** Where the line of each open bracket stands, and how many keys were seen in it. */
  const places: { readonly line: number; keys: number }[] = [];
  let keys = 0;
  /** The line of a key with nothing behind it: its value is in the next line, or it has none. */
  let pending: number | undefined;
  const fill = () => {
    if (pending !== undefined) lines[pending] += '"",';
    pending = undefined;
  };
  const close = () => {
    fill();
    const place = places.pop();
    const isList = open.pop() === true;
    if (!place) return undefined;
    lines[place.line] = (lines[place.line] ?? '').replace(/\{$/, isList ? '[' : '{');
    return isList ? '],' : '},';
  };
  for (const [i, line] of written.entries()) {
    let rest = line.trim();
    let front = '';
    const [, key, behind = ''] = KEY.exec(line) ?? [];
    const place = places.at(-1);
    if (key !== undefined) {
      if (!place) return text;
      fill();
      const isNext: boolean = key === String(place.keys) && open.at(-1) !== false;
      if (open.at(-1) === true && !isNext) return text;
      open[open.length - 1] = isNext;
      place.keys++;
      keys++;
      front = isNext ? '' : `${JSON.stringify(key)}: `;
      rest = behind.trim();
    }
    if (OPENS.test(rest)) {
      pending = undefined;
      open.push(undefined);
      places.push({ line: i, keys: 0 });
      lines[i] = `${front}{`;
    } else if (/^[)}]$/.test(rest) && key === undefined) {
      const end = close();
      if (end === undefined) return text;
      lines[i] = end;
    } else if (rest === '' || (rest === '(' && key === undefined)) {
      lines[i] = front;
      if (key !== undefined) pending = i;
    } else {
      pending = undefined;
      const typed = TYPED.exec(rest);
      if (!place || (key === undefined && !typed)) return text;
      lines[i] = `${front}${JSON.stringify(typed ? (typed[1] ?? typed[2] ?? '') : rest)},`;
    }
  }
  return places.length > 0 || keys < LEAST ? text : lines.join('\n').replace(/,\s*$/, '');
}
