/*
 * The red car that a program sets to a name of its own, beside the list of the other vehicles: both as the properties of one object.
 *
 *     RED = (2, 0, 2, 'h')                     { RED: (2, 0, 2, 'h'),
 *     CARS = [(0, 2, 2, 'h'), …]                 CARS: [(0, 2, 2, 'h'), …] }
 *
 * A value of another form, such as a colour, stays where it is.
 */
import type { Entry, Value } from './literal.ts';
import type { Token } from './tokens.ts';

const RED = /^(?:my|the)?_?(?:red|player|target|main|hero|goal|primary)_?(?:car|block|vehicle|piece|auto)?$/i;
/** The most tokens between `=` and the value that it sets, as in `= new List<Car> {`. */
const MOST_BETWEEN = 3;
/** Larger numbers are pixels or colours. */
const LARGEST = 99;

/** The values, with such an object in the place of the red car and the list. */
export function withRedBesideList(values: readonly Value[], tokens: readonly Token[]): Value[] {
  const lists = values.filter((value) => value.kind === 'array' && value.items.length > 1);
  if (lists.length === 0 || values.length < 2) return [...values];
  for (const red of values) {
    const name = nameOf(red, tokens);
    if (name === undefined || !RED.test(name)) continue;
    const list = lists.find(
      (one) => one !== red && one.kind === 'array' && one.items.every((item) => isAlike(item, red)),
    );
    if (!list) continue;
    const entries: Entry[] = [
      [name, red],
      [nameOf(list, tokens) ?? 'others', list],
    ];
    const both: Value = { kind: 'object', at: red.at, entries };
    return values.flatMap((value) => (value === red ? [both] : value === list ? [] : [value]));
  }
  return [...values];
}

/** The name that a value is set to. */
function nameOf({ at }: Value, tokens: readonly Token[]): string | undefined {
  const index = tokens.findIndex((token) => token.at.line === at.line && token.at.column === at.column);
  for (let i = index - 1; i >= Math.max(0, index - 1 - MOST_BETWEEN); i--) {
    const token = tokens[i];
    if (token?.text === '=') {
      const isTyped = tokens[i - 2]?.text === ':';
      // `red := …` and `red: Car = …`
      const name = tokens[i - 1]?.text === ':' ? tokens[i - 2] : isTyped ? tokens[i - 3] : tokens[i - 1];
      return name?.kind === 'word' ? name.text : undefined;
    }
    if (token?.kind !== 'word') return undefined;
  }
  return undefined;
}

/** Whether a value says the same things of a vehicle as an item of a list. */
function isAlike(item: Value, red: Value): boolean {
  if (item.kind === 'object' && red.kind === 'object')
    return (
      item.entries.length === red.entries.length &&
      item.entries.every(([name], i) => name === red.entries[i]?.[0])
    );
  if (item.kind !== 'array' || red.kind !== 'array' || item.call !== red.call) return false;
  const arePairs = [item, red].every(
    ({ items }) => items.length > 1 && items.every(({ kind }) => kind === 'array'),
  );
  return (
    arePairs ||
    (item.items.length === red.items.length &&
      item.items.every((field, i) => isSameField(field, red.items[i])))
  );
}

const isSameField = (a: Value, b: Value | undefined): boolean =>
  a.kind === b?.kind &&
  (a.kind !== 'scalar' ||
    b.kind !== 'scalar' ||
    (isNumber(a.text) === isNumber(b.text) && !(Number(b.text) > LARGEST)));

const isNumber = (text: string): boolean => /^-?\d+$/.test(text);
