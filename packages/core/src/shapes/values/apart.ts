/*
 * The parts of one board that a program sets to names of their own, as the properties of one object.
 *
 *     RED = (2, 0, 2, 'h')                     { RED: (2, 0, 2, 'h'),
 *     CARS = [(0, 2, 2, 'h'), …]                 CARS: [(0, 2, 2, 'h'), …] }
 *
 *     cars = {'X': (2, 1, 'h'), …}             { cars: …, trucks: …, walls: … }
 *     trucks = {'O': (0, 5, 'v'), …}
 *     walls = [(0, 0), (3, 4)]
 *
 * A value of another form, such as the colour red, stays where it is. What is added to a list by a call belongs to the list.
 */

import type { Token } from './tokens.ts';
import type { Entry, Value } from './value.ts';

const RED = /^(?:my|the)?_?(?:red|player|target|main|hero|goal|primary)_?(?:car|block|vehicle|piece|auto)?$/i;
const GROUP =
  /^(?:horizontals?|verticals?|[hv]|[hv]_?(?:cars|trucks)|(?:horizontal|vertical)_?(?:cars|trucks|vehicles|blocks|pieces)|cars|trucks|buses|lorries|vans|autos|vehicles|walls?|obstacles?|barriers?)$/i;
/** The most tokens between `=` and the value that it sets, as in `= new List<Car> {`. */
const MOST_BETWEEN = 3;
/** Larger numbers are pixels or colours. */
const LARGEST = 99;

/** The values, with one object in the place of those that are parts of a board. */
export function withPartsTogether(values: readonly Value[], tokens: readonly Token[]): Value[] {
  const all = withAdded(values, behindPlus(tokens));
  if (all.length < 2) return all;
  const named = namesIn(all, tokens);
  return withGroups(withRedBesideList(all, named), named);
}

function withRedBesideList(values: readonly Value[], named: ReadonlyMap<Value, string>): readonly Value[] {
  for (const [red, name] of named) {
    if (!RED.test(name)) continue;
    const list = values.find(
      (one) => one !== red && vehiclesOf(one).some((item) => isLike(red)(item) || differsByOne(red, item)),
    );
    // with a field more or less it is the red car all the same: beside the list it is refused, and alone it would be left out
    if (!list || !vehiclesOf(list).every((item) => isLike(red)(item) || differsByOne(red, item))) continue;
    // where the others stand behind their labels, the name of the red car is its label
    if (list.kind === 'object') return together(values, [[name, red], ...list.entries], [red, list]);
    return together(
      values,
      [
        [name, red],
        [named.get(list) ?? 'others', list],
      ],
      [red, list],
    );
  }
  return withOthersBesideList(values, named);
}

const isLike =
  (one: Value) =>
  (item: Value): boolean =>
    isAlike(item, one);

/** Whether a list of numbers and words has one less or one more than another one, and more than the two of a square. */
const differsByOne = (red: Value, item: Value): boolean =>
  red.kind === 'array' &&
  item.kind === 'array' &&
  red.items.length > 2 &&
  Math.abs(red.items.length - item.items.length) === 1 &&
  [...red.items, ...item.items].every(({ kind }) => kind === 'scalar');

/** The vehicles of a list, or of an object that has them behind their labels. */
const vehiclesOf = (value: Value): readonly Value[] =>
  value.kind === 'array' && value.items.length > 1
    ? value.items
    : value.kind === 'object' && value.call === undefined && value.entries.length > 2
      ? value.entries.map(([, one]) => one)
      : [];

/** A vehicle under a name that does not say that it is the red one, or alone in a list, in front of the others. */
function withOthersBesideList(values: readonly Value[], named: ReadonlyMap<Value, string>): readonly Value[] {
  const [list, another] = values.filter(
    (one) => one.kind === 'array' && one.items.length > 2 && one.items.every(({ kind }) => kind !== 'scalar'),
  );
  if (!list || another || list.kind !== 'array') return withOthersBesideLabels(values, named);
  const apart = values.filter((value) => {
    if (value === list || value.kind === 'scalar') return false;
    if (value.kind === 'object')
      return (
        value.call === undefined &&
        isOwnName(named.get(value)) &&
        isSmall(value) &&
        list.items.every(isLike(value))
      );
    const [only, more] = value.items;
    const name = named.get(value);
    if (value.call === undefined && only && !more)
      return isPartOf(name, named.get(list)) && list.items.every(isLike(only));
    return value.items.length >= LEAST_FIELDS && isOwnName(name) && list.items.every(isLike(value));
  });
  if (apart.length === 0) return values;
  const vehicles = apart.flatMap((value) =>
    value.kind === 'array' && value.items.length === 1 ? value.items : value,
  );
  const whole: Value = { ...list, items: [...vehicles, ...list.items] };
  return values.flatMap((value) => (value === list ? [whole] : apart.includes(value) ? [] : [value]));
}

/** Whether no number of an object is that of pixels. */
const isSmall = ({ entries }: Value & { readonly kind: 'object' }): boolean =>
  entries.length >= LEAST_FIELDS &&
  entries.every(([, value]) => value.kind !== 'scalar' || !(Number(value.text) > LARGEST));

/** A vehicle under a name of its own, beside an object that has the others behind their labels. */
function withOthersBesideLabels(
  values: readonly Value[],
  named: ReadonlyMap<Value, string>,
): readonly Value[] {
  const [list, another] = values.filter((value) => value.kind === 'object' && vehiclesOf(value).length > 0);
  if (list?.kind !== 'object' || another) return values;
  const apart = values.filter(
    (value) =>
      value.kind === 'array' &&
      value.call === undefined &&
      value.items.length >= LEAST_FIELDS &&
      isOwnName(named.get(value)) &&
      vehiclesOf(list).every(isLike(value)),
  );
  if (apart.length === 0) return values;
  const labelled = apart.map((value): Entry => [named.get(value) ?? '', value]);
  return together(values, [...labelled, ...list.entries], [...apart, list]);
}

/** A value that is a vehicle without any list beside it says at least so many things. */
const LEAST_FIELDS = 4;

const isOwnName = (name: string | undefined): boolean =>
  name !== undefined &&
  !GROUP.test(name) &&
  !/exit|goal|size|dim|colou?r|screen|window|board|grid|move|step|solution/i.test(name);

/** Whether a list of one vehicle belongs to the other list: `cars = [a] + [b, c]` sets one name. */
const isPartOf = (name: string | undefined, ofList: string | undefined): boolean =>
  name === undefined || (GROUP.test(name) ? ofList === undefined : isOwnName(name));

/** The groups of each board together; one whose name was there before begins the next board. */
function withGroups(values: readonly Value[], named: ReadonlyMap<Value, string>): Value[] {
  let found = [...values];
  let entries: Entry[] = [];
  const finish = () => {
    if (entries.length > 1) found = together(found, entries);
    entries = [];
  };
  for (const value of values) {
    const name = named.get(value);
    if (name === undefined || !GROUP.test(name)) continue;
    if (entries.some(([other]) => other === name)) finish();
    entries.push([name, value]);
  }
  finish();
  return found;
}

/** The values, with one object in the place of the first of some. */
function together(
  values: readonly Value[],
  entries: readonly Entry[],
  from: readonly Value[] = entries.map(([, value]) => value),
): Value[] {
  const parts = new Set(from);
  const first = values.find((value) => parts.has(value));
  return values.flatMap((value): Value[] =>
    value === first ? [{ kind: 'object', at: value.at, entries }] : parts.has(value) ? [] : [value],
  );
}

/** The names to which values are set. */
function namesIn(values: readonly Value[], tokens: readonly Token[]): ReadonlyMap<Value, string> {
  const found = new Map<string, string>();
  for (const [i, { text }] of tokens.entries()) {
    if (text !== '=') continue;
    const isTyped = tokens[i - 2]?.text === ':';
    // `red := …` and `red: Car = …`
    const name = tokens[i - 1]?.text === ':' ? tokens[i - 2] : isTyped ? tokens[i - 3] : tokens[i - 1];
    if (name?.kind !== 'word') continue;
    for (const { at } of tokens.slice(i + 1, i + 2 + MOST_BETWEEN))
      if (!found.has(keyOf(at))) found.set(keyOf(at), name.text);
  }
  if (found.size === 0) return new Map();
  const named = new Map<Value, string>();
  const seen = new Set<string>();
  for (const value of values) {
    const name = found.get(keyOf(value.at));
    if (name === undefined || value.kind === 'scalar' || seen.has(`${name} ${value.at.line}`)) continue;
    seen.add(`${name} ${value.at.line}`);
    named.set(value, name);
  }
  return named;
}

const keyOf = ({ line, column }: Value['at']): string => `${line}:${column}`;

const ADDS = /[._:](?:append|add|push|push_?back|emplace_?back)$/i;
const EXTENDS = /[._:](?:extend|add_?all|concat|insert_?all)$/i;

/** Where the values behind `+=` begin. */
const behindPlus = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ at }, i) =>
      tokens[i - 2]?.text === '+' && tokens[i - 1]?.text === '=' ? keyOf(at) : [],
    ),
  );

/** What a value adds to a list: `cars.append(a)`, `cars.extend([a, b])`, `cars += [a, b]`; undefined for others. */
function addedBy(value: Value, extended: ReadonlySet<string>): readonly Value[] | undefined {
  if (value.kind !== 'array') return undefined;
  if (value.call === undefined) return extended.has(keyOf(value.at)) ? value.items : undefined;
  const [only, ...more] = value.items;
  if (!only || more.length > 0) return undefined;
  if (ADDS.test(value.call)) return [only];
  return EXTENDS.test(value.call) && only.kind === 'array' ? only.items : undefined;
}

/** The values, with what is added behind the one list of such vehicles. */
function withAdded(values: readonly Value[], extended: ReadonlySet<string>): Value[] {
  const added = new Map(
    values.flatMap((value) => {
      const items = addedBy(value, extended);
      return items ? [[value, items] as const] : [];
    }),
  );
  const lists = values.filter(
    (value): value is Value & { kind: 'array' } =>
      value.kind === 'array' && value.call === undefined && !added.has(value) && value.items.length > 0,
  );
  const isOf = (list: Value & { kind: 'array' }, items: readonly Value[]): boolean =>
    items.every((one) => list.items.every((item) => isAlike(item, one)));
  // what is added to a list of something else stays where it is
  for (const [value, items] of added) if (!lists.some((list) => isOf(list, items))) added.delete(value);
  const all = [...added.values()].flat();
  const [list, another] = lists.filter((one) => isOf(one, all));
  if (all.length === 0 || !list || another) return [...values];
  const whole: Value = { ...list, items: [...list.items, ...all] };
  return values.flatMap((value) => (value === list ? [whole] : added.has(value) ? [] : [value]));
}

/** Whether a value says the same things of a vehicle as an item of a list; an object may say more. */
function isAlike(item: Value, one: Value): boolean {
  if (item.kind === 'object' && one.kind === 'object') {
    const shared = item.entries.filter(([name]) => one.entries.some(([other]) => other === name));
    return shared.length >= LEAST_SHARED && shared.length * 2 > item.entries.length;
  }
  if (item.kind !== 'array' || one.kind !== 'array' || item.call !== one.call) return false;
  const arePairs = [item, one].every(
    ({ items }) => items.length > 1 && items.every(({ kind }) => kind === 'array'),
  );
  return (
    arePairs ||
    (item.items.length === one.items.length &&
      item.items.every((field, i) => isSameField(field, one.items[i])))
  );
}

/** The fewest keys that two vehicles share. */
const LEAST_SHARED = 2;

const isSameField = (a: Value, b: Value | undefined): boolean =>
  a.kind === b?.kind &&
  (a.kind !== 'scalar' ||
    b.kind !== 'scalar' ||
    (isNumber(a.text) === isNumber(b.text) && !(Number(b.text) > LARGEST)));

const isNumber = (text: string): boolean => /^-?\d+$/.test(text);
