/*
 * The properties of an object that are vehicles in groups: lists of vehicles, and the red car by itself.
 *
 *     { "cars": […], "trucks": […] }
 *     { "target": [12, 13], "blocks": [[2, 3], [4, 10, 16]] }      the cells of the red car, and those of the others
 *     mainCar = Car("X", 2, Position(0, 2))                       what the items of `cars` say, of the red car
 */
import { isAcross } from '../lists/words.ts';
import type { Entry, Value } from '../values/value.ts';
import { isRedKey } from './object-about.ts';
import { isPair } from './pairs.ts';
import type { Group } from './value-records.ts';

/** The properties that may be groups of vehicles: lists, and objects or cells that are one vehicle. */
export function groupsIn(entries: readonly Entry[]): Group[] {
  const isListed = entries.some(([name, value]) => !isRedKey(name) && holdsArrays(value));
  const labelled = entries.filter(([name, value]) => GROUP.test(name) && isLabelled(value));
  return entries.flatMap(([name, value]): Group[] => {
    if (value.kind === 'object') {
      const items = labelled.length > 1 && GROUP.test(name) ? value.entries.map(withLabel) : [value];
      return [{ name, items }];
    }
    if (value.kind !== 'array' || value.items.length === 0) return [];
    const isOne = isRedKey(name) && (areCells(value) || isLikeItems([name, value], entries));
    if (isListed && isOne) return [{ name, items: [value] }];
    return value.items.some(({ kind }) => kind !== 'scalar') ? [{ name, items: value.items }] : [];
  });
}

/** Names of groups whose vehicles may stand behind their labels. */
const GROUP =
  /^(?:cars?|trucks?|bus(?:es)?|lorr(?:y|ies)|vans?|autos?|horizontals?|verticals?|[hv]_?(?:cars|trucks))$/i;

/** Whether a property is one of the groups by its name. */
export const isNamedGroup = ([name, value]: Entry): boolean =>
  GROUP.test(name) &&
  ((value.kind === 'array' && value.items.length > 0) ||
    (value.kind === 'object' && value.entries.length > 0));

/**
 * Whether properties are a board each, and no groups of one board: each lists vehicles with labels of their own, and some label, that of
 * the red car, is in all lists.
 *
 *     { "easy": [["X", 2, 0, 2, "h"], …], "hard": [["X", 2, 1, 2, "h"], …] }
 */
export function areBoardsEach(entries: readonly Entry[]): boolean {
  if (entries.length < 2 || entries.some(([name]) => GROUP.test(name) || isRedKey(name))) return false;
  const [first, ...others] = entries.map(([, value]) => labelsIn(value));
  return [...(first ?? [])].some((label) => others.every((labels) => labels?.has(label)));
}

/** The labels at the beginning of the items of a list; undefined where one has none, two have the same, or all are directions. */
function labelsIn(list: Value): ReadonlySet<string> | undefined {
  if (list.kind !== 'array' || list.items.length < 2) return undefined;
  const labels = new Set<string>();
  for (const item of list.items) {
    const [label] = item.kind === 'array' && item.items.length >= LEAST_SAID ? item.items : [];
    if (label?.kind !== 'scalar' || !/\p{L}/u.test(label.text)) return undefined;
    labels.add(label.text);
  }
  const areDirections = [...labels].every((label) => isAcross(label) !== undefined);
  return labels.size === list.items.length && !areDirections ? labels : undefined;
}

/** Whether a property says of one vehicle what the items of a list beside it say of others: `"playar": [2, 0, 2, "h"]`. */
export function isLikeItems([name, value]: Entry, entries: readonly Entry[]): boolean {
  if (value.kind !== 'array' || value.items.length < LEAST_SAID) return false;
  const own = kindsOf(value);
  return entries.some(
    ([other, list]) =>
      other !== name &&
      list.kind === 'array' &&
      list.items.length > 1 &&
      list.items.every((item) => item.kind === 'array' && kindsOf(item) === own),
  );
}

/** The fewest things that are said of a vehicle in an order. */
const LEAST_SAID = 3;

/** Of each item whether it is a number, a word, or holds others. */
const kindsOf = (value: Value & { readonly kind: 'array' }): string =>
  value.items
    .map((item) => (item.kind !== 'scalar' ? item.kind : /^-?\d+$/.test(item.text) ? 'number' : 'word'))
    .join(' ');

/** Whether an object has a vehicle behind each of its keys: `{ "X": [2, 1, "h"], "A": [0, 0, "h"] }`. */
const isLabelled = (value: Value): boolean =>
  value.kind === 'object' &&
  value.entries.length > 0 &&
  value.entries.every(
    ([, one]) => one.kind !== 'scalar' || (one.text.match(/[^\s,;:|()]+/g)?.length ?? 0) > 1,
  );

/** A vehicle with its label as the first of what is said about it. */
function withLabel([name, value]: Entry): Value {
  const label: Value = { kind: 'scalar', at: value.at, text: name, quoted: true };
  if (value.kind === 'object') return { ...value, entries: [['label', label], ...value.entries] };
  const items =
    value.kind === 'array'
      ? value.items
      : (value.text.match(/[^\s,;:|()]+/g) ?? []).map((text): Value => ({ ...value, text }));
  return { kind: 'array', at: value.at, items: [label, ...items] };
}

const holdsArrays = (value: Value): boolean =>
  value.kind === 'array' && value.items.length > 0 && value.items.every(({ kind }) => kind === 'array');

/** Whether a value may be all cells of one vehicle. */
const areCells = (value: Value): boolean =>
  value.kind === 'array' &&
  value.items.length > 1 &&
  (value.items.every(({ kind }) => kind === 'scalar') || value.items.every(isPair));

/**
 * Whether a property is the cells of the red car: pairs, or numbers, of which two that are small may be the square that it has to
 * reach.
 */
export const isCellsOfRed = ([name, value]: Entry): boolean =>
  isRedKey(name) &&
  areCells(value) &&
  value.kind === 'array' &&
  (value.items.length > 2 ||
    value.items.every((item) => item.kind !== 'scalar' || Number(item.text) >= LARGEST_USUAL));

/** No row or column of a board of the usual size has a larger number. */
const LARGEST_USUAL = 6;
