/*
 * Reads the values written in a text in any of the usual languages: JSON, JavaScript, Python, C, Java, Lisp. What stands
 * around them, such as `const board =` or `new int[][]`, is passed over.
 *
 *     char rows[] = {"AA..", ".XX."};      an array of two strings
 *     Car('A', x=1, y=2)                   an object with x, y and what has no name
 *     [{id: "A", pos: (1, 2)},]            an array of one object
 */
import type { TextPlace } from '../../basics/place.ts';
import { withPartsTogether } from './apart.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Entry, Value } from './value.ts';

/** In the place of the name of a call: names that are set to numbers at the outermost level. */
export const ASSIGNED = '=';

/** The most brackets inside one another: a text with more is hostile. */
const DEEPEST = 24;

/** The values at the outermost level, strings and brackets; undefined where brackets lie too deep, or one is never closed. */
export function valuesIn(text: string): Value[] | undefined {
  const all = tokensOf(text.includes('[|') && text.includes('|]') ? withoutBars(text) : text);
  const tokens = all.filter(({ kind }) => kind !== 'stray');
  // where a quote has no partner, rows of strings are not sure
  const reader = readerOf(tokens, tokens.length === all.length);
  const read: Value[] = [];
  while (!reader.done()) {
    const value = reader.value(0);
    if (value === undefined) return undefined;
    if (value && (value.kind !== 'scalar' || value.quoted)) read.push(value);
  }
  const columns = columnsIn(read, tokens);
  const values = columns
    ? [columns.value, ...read.filter((value) => !columns.lists.has(value))]
    : withPartsTogether(read, tokens);
  const entries = assignedIn(tokens);
  const [first] = entries;
  return first ? [...values, { kind: 'object', at: first[1].at, call: ASSIGNED, entries }] : values;
}

/** The fewest lists that are the properties of vehicles. */
const LEAST_LISTS = 3;

/** The lists that are set to names at the outermost level as one object: `x = [2, 1]; y = [3, 1]; len = [2, 2];`. */
function columnsIn(
  values: readonly Value[],
  tokens: readonly Token[],
): { readonly value: Value; readonly lists: ReadonlySet<Value> } | undefined {
  const lists = values.filter((value) => value.kind === 'array' && value.call === undefined);
  const count = lists[0]?.kind === 'array' ? lists[0].items.length : 0;
  if (lists.length < LEAST_LISTS || count < 2) return undefined;
  const names = new Map<string, string>();
  for (const [i, { text }] of tokens.entries()) {
    if (text !== '=') continue;
    const name = tokens[i - 1]?.text === ':' ? tokens[i - 2] : tokens[i - 1];
    const open = tokens[i + 1];
    if (name?.kind === 'word' && open) names.set(`${open.at.line}:${open.at.column}`, name.text);
  }
  const entries = lists.flatMap((list): Entry[] => {
    const name = names.get(`${list.at.line}:${list.at.column}`);
    const isColumn = list.kind === 'array' && list.items.length === count;
    return name !== undefined && isColumn && list.items.every(({ kind }) => kind === 'scalar')
      ? [[name, list]]
      : [];
  });
  if (entries.length < LEAST_LISTS) return undefined;
  const value: Value = { kind: 'object', at: lists[0]?.at ?? NOWHERE, entries };
  return { value, lists: new Set(entries.map(([, list]) => list)) };
}

const NOWHERE: TextPlace = { line: 1, column: 1 };

/** A matrix of MiniZinc, `[| 1, 2 | 3, 4 |]`. */
const ROWS_BETWEEN_BARS = /\[\|((?:[^|[\]]+\|)+[^|[\]]+)\|\]/g;

/** The arrays of OCaml, `[| 1; 2 |]`, and the matrices of MiniZinc as those of other languages. */
const withoutBars = (text: string): string =>
  text
    .replace(ROWS_BETWEEN_BARS, (_, rows: string) => `[[${rows.split('|').join('],[')}]]`)
    .replaceAll('[|', '[ ')
    .replaceAll('|]', ' ]');

/** Whether a name is set to the label of the red car: `TARGET = 'B'`. */
const isNamed = (name: string, { kind, text }: Token): boolean =>
  kind === 'string' && text.length <= 8 && /^(?:target|red|player|primary|goal|main)(?:_?car)?$/i.test(name);

/** What is measured in pixels: `block size = 16` is not the size of the board. */
const DRAWN =
  /^(?:block|tile|cell|square|car|piece|pixel|font|window|screen|icon|image|sprite|margin|line|stroke|text|step|gap|unit)s?$/i;

/** `SIZE = 6` and the like, in a program around a board, and lines such as `width: 7` outside of all brackets. */
function assignedIn(tokens: readonly Token[]): Entry[] {
  const entries: Entry[] = [];
  let depth = 0;
  for (const [i, mark] of tokens.entries()) {
    if (mark.kind === 'mark' && /^[[({]$/.test(mark.text)) depth++;
    else if (mark.kind === 'mark' && /^[\])}]$/.test(mark.text)) depth--;
    const [before, token, number, after] = [tokens[i - 2], tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    const isLine = depth === 0 && token?.at.column === 1 && after?.at.line !== token.at.line;
    if (
      !(mark.text === '=' || (mark.text === ':' && isLine)) ||
      token?.kind !== 'word' ||
      (before?.at.line === token.at.line && DRAWN.test(before.text)) ||
      !number ||
      (number.kind === 'word' ? !/^\d{1,2}$/.test(number.text) : !isNamed(token.text, number))
    )
      continue;
    if (after?.text === ',' || after?.text === ')') continue;
    entries.push([token.text, { kind: 'scalar', at: number.at, text: number.text, quoted: false }]);
  }
  // sides that are set several times are those of vehicles: `{x = 1, w = 2, h = 1}`
  const isOfSeveral = ([name]: Entry) =>
    SIDE.test(name) && entries.filter(([other]) => other === name).length > 1;
  return entries.filter((entry) => !isOfSeveral(entry));
}

const SIDE = /^(?:w|h|width|height)$/i;

/** A scalar or a bracket alone, as it stands behind a YAML key. */
export const scalarOrBracket = (text: string, at: TextPlace): Value => {
  // behind a bracket there may be more, as in `(1, 5) length 3 vertical`, which is one text then
  const values = /^[[{("']/.test(text) && /[\]})"']\s*[,;]?\s*$/.test(text) ? (valuesIn(text) ?? []) : [];
  const [only] = values;
  if (only && values.length === 1) return { ...only, at };
  return { kind: 'scalar', at, text: text.trim(), quoted: false };
};

interface Reader {
  done(): boolean;
  /** The next value; null where a mark or the end stands instead; undefined where brackets lie too deep, or one is never closed. */
  value(depth: number): Value | null | undefined;
}

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

function readerOf(tokens: readonly Token[], isWhole: boolean): Reader {
  let index = 0;
  const peek = () => tokens[index];

  const reader: Reader = {
    done: () => index >= tokens.length,
    value(depth) {
      const token = tokens[index++];
      if (!token) return null;
      if (token.kind === 'string') return joined(token);
      const next = peek();
      const open =
        token.kind === 'word' && next?.text === '(' && next.kind === 'mark' && isBehind(token, next);
      if (open) index++;
      if (!open && token.kind === 'word') {
        // the brackets of a type hold nothing: `new Car[] { … }`
        const isType = next?.text === '[' && isBehind(token, next) && tokens[index + 1]?.text === ']';
        if (isType && tokens[index + 2]?.text === '{') index += 2;
        if (depth > 0 && token.text === 'new') return reader.value(depth);
        // the fields of a new vehicle: Car { X = 1, Y = 2 }
        if (depth > 0 && next?.text === '{' && next.kind === 'mark' && next.at.line === token.at.line) {
          index++;
          return depth >= DEEPEST ? undefined : bracket(next, '}', depth, token.text);
        }
        return { kind: 'scalar', at: token.at, text: token.text, quoted: false };
      }
      const close = closing[open ? '(' : token.text];
      if (close === undefined) return null;
      return depth >= DEEPEST
        ? undefined
        : bracket(token, close, depth, open ? callAt(index - 2) : undefined);
    },
  };

  /** The name of a call, with the type that makes it in front: `Car::new`. */
  const callAt = (at: number): string => {
    const [type, one, other, name] = tokens.slice(Math.max(at - 3, 0), at + 1);
    const isOfType = type?.kind === 'word' && one?.text === ':' && other?.text === ':';
    return isOfType && name ? `${type.text}::${name.text}` : (tokens[at]?.text ?? '');
  };

  /** A string and those that follow it without a comma, or behind `+`. */
  const joined = (first: Token): Value => {
    let text = first.text;
    const rows = rowsFrom(first);
    if (rows) return { kind: 'array', at: first.at, items: rows };
    let hasBreak = text.includes('\n');
    for (;;) {
      const skip =
        peek()?.text === '+' && peek()?.kind === 'mark' && tokens[index + 1]?.kind === 'string' ? 1 : 0;
      const token = tokens[index + skip];
      // empty cells at the end of one line of a table and at the beginning of the next are two
      if (token?.kind !== 'string' || (text === '' && token.text === '')) break;
      text += !hasBreak || skip > 0 || text.endsWith('\n') ? token.text : `\n${token.text}`;
      hasBreak ||= token.text.includes('\n');
      index += skip + 1;
    }
    return { kind: 'scalar', at: first.at, text, quoted: true };
  };

  /** Strings behind each other that are equally long, as C joins the rows of a board; undefined for other strings. */
  const rowsFrom = (first: Token): Value[] | undefined => {
    const mayBeRow = first.text.length >= LEAST_ROWS && !first.text.includes('\n');
    if (!mayBeRow || !isWhole) return undefined;
    let end = index;
    while (tokens[end]?.kind === 'string' && tokens[end]?.text.length === first.text.length) end++;
    const rows = [first, ...tokens.slice(index, end)];
    const [before, after] = [tokens[index - 2], tokens[end]];
    if (rows.length < LEAST_ROWS || [before, after].some((token) => token && token.kind !== 'mark'))
      return undefined;
    index = end;
    return rows.map(({ at, text }) => ({ kind: 'scalar', at, text, quoted: true }));
  };

  const bracket = (open: Token, close: string, depth: number, call?: string): Value | undefined => {
    const name = call === undefined ? {} : { call };
    const items: Value[] = [];
    const entries: Entry[] = [];
    /** How many items stand before each semicolon, and before each comma. */
    const ends: Readonly<Record<string, number[]>> = { ';': [], ',': [] };
    for (;;) {
      const token = peek();
      if (token?.kind === 'mark') ends[token.text]?.push(items.length);
      // the text ends too early, so that a part of the board may be missing
      if (!token) return undefined;
      if (token?.kind === 'mark' && token.text === close) {
        index++;
        break;
      }
      // another bracket closes: the text is damaged, and the outer bracket takes it
      if (token?.kind === 'mark' && /[\])}]/.test(token.text)) break;
      const value = reader.value(depth + 1);
      if (value === undefined) return undefined;
      if (value === null) continue;
      const mark = peek();
      if (value.kind === 'scalar' && mark?.kind === 'mark' && /^(?::|=|=>|\|->)$/.test(mark.text)) {
        index++;
        const named = reader.value(depth + 1);
        if (named === undefined) return undefined;
        if (named) entries.push([value.text, named]);
      } else items.push(value);
    }
    if (entries.length === 0) {
      const given = call !== undefined && items.every(isFloat) ? items.map(withoutMark) : items;
      const point = call !== undefined && POINT.test(call) ? pointOf(given) : undefined;
      if (point) return { kind: 'object', at: open.at, ...name, entries: point };
      if (given !== items) return { kind: 'array', at: open.at, ...name, items: given };
      const rows = open.text === '(' ? undefined : (rowsOf(items, ends[';']) ?? rowsOf(items, ends[',']));
      return { kind: 'array', at: open.at, ...name, items: rows ?? items };
    }
    return {
      kind: 'object',
      at: open.at,
      ...name,
      entries: [...items.map((item, i): Entry => [`#${i + 1}`, item]), ...entries],
    };
  };
  return reader;
}

/** Whether an argument of a call is a whole number with the mark of floating point: `Offset(2f, 0f)`. */
const isFloat = (value: Value): boolean => value.kind === 'scalar' && FLOAT.test(value.text);
const FLOAT = /^(-?\d{1,3}(?:\.0+)?)f$/;

/** Calls of well known libraries whose first argument is the column. */
const POINT = /^(?:Offset|Vector2(?:Int|i)?|Vec2i?|CGPoint|QPoint)$/;

/** The two numbers of a point with their names; undefined for other arguments. */
function pointOf(items: readonly Value[]): Entry[] | undefined {
  const [x, y, more] = items;
  const areNumbers = [x, y].every((one) => one?.kind === 'scalar' && /^-?\d{1,3}$/.test(one.text));
  return x && y && !more && areNumbers
    ? [
        ['x', x],
        ['y', y],
      ]
    : undefined;
}

const withoutMark = (value: Value): Value =>
  value.kind === 'scalar' ? { ...value, text: value.text.replace(FLOAT, '$1') } : value;

/** The fewest rows that are joined, and the fewest cells of each. */
const LEAST_ROWS = 4;
/** The fewest values between two marks that are a row; fewer are a type with a name, as in C. */
const LEAST_IN_ROW = 3;

/** Items with blanks or commas between them and another mark behind each row, as in Matlab: `[1 2 2 0; 3 1 2 1]`. */
function rowsOf(items: readonly Value[], ends: readonly number[] = []): Value[] | undefined {
  const width = ends[0] ?? 0;
  if (width < LEAST_IN_ROW || items.length < 2 * width || items.length % width !== 0) return undefined;
  const last = items.length / width - 1;
  const areRows =
    ends.every((end, i) => end === (i + 1) * width) && (ends.length === last || ends.length === last + 1);
  if (!areRows) return undefined;
  return Array.from({ length: last + 1 }, (_, row) => {
    const own = items.slice(row * width, (row + 1) * width);
    return { kind: 'array', at: own[0]?.at ?? { line: 1, column: 1 }, items: own };
  });
}

const isBehind = (word: Token, mark: Token): boolean =>
  word.at.line === mark.at.line && word.at.column + word.text.length === mark.at.column;
