/*
 * A list of vehicles with a property that says to which board each belongs, as the records of a database are:
 *
 *     [{ level: 1, id: X, x: 0 }, { level: 1, id: A, x: 4 }, { level: 2, id: X, x: 1 }]
 *
 *     1: [{ id: X, x: 0 }, { id: A, x: 4 }]      2: [{ id: X, x: 1 }]
 */
import { LEVEL } from '../lists/level-column.ts';
import type { Value } from '../values/value.ts';

/** Longer texts may be boards. */
const LONGEST = 12;
/** The fewest properties of a vehicle beside that of its board. */
const LEAST_PROPERTIES = 3;

export interface LevelOfItems {
  readonly name: string;
  readonly items: readonly Value[];
}

/** The boards of such a list, two or more; undefined for another list. */
export function levelsOfItems(items: readonly Value[]): readonly LevelOfItems[] | undefined {
  const [first] = items;
  if (first?.kind !== 'object') return undefined;
  const key = first.entries.find(([name]) => LEVEL.test(name))?.[0];
  if (key === undefined) return undefined;
  const levels = new Map<string, Value[]>();
  let last: string | undefined;
  for (const item of items) {
    if (item.kind !== 'object' || item.entries.length <= LEAST_PROPERTIES) return undefined;
    if (!item.entries.every(([, value]) => value.kind === 'scalar' && value.text.length <= LONGEST))
      return undefined;
    const [, value] = item.entries.find(([name]) => name === key) ?? [];
    if (value?.kind !== 'scalar') return undefined;
    const level = levels.get(value.text);
    if (level && value.text !== last) return undefined;
    const vehicle = { ...item, entries: item.entries.filter(([name]) => name !== key) };
    if (level) level.push(vehicle);
    else levels.set(value.text, [vehicle]);
    last = value.text;
  }
  return levels.size > 1 && [...levels.values()].every((level) => level.length > 1)
    ? [...levels].map(([name, items]) => ({ name, items }))
    : undefined;
}
