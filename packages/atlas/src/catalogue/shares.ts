/*
 * Shares a number among groups as equally as their sizes allow, level by level.
 *
 *     30 among groups that hold 4, 50 and 100:  4 + 13 + 13; the other groups get what the first cannot take
 *
 * If the number cannot be divided equally, earlier groups get one more.
 *
 * Source: our own. Guarantee: the sum is the number asked for, or all items if there are fewer; no group gets more than
 * it holds.
 */

import { at } from '@unjam/core/basics';

/** How much an innermost group holds; `groups` names it and the groups that contain it, the outermost first. */
interface Holding {
  readonly groups: readonly string[];
  readonly held: number;
}

/** How many each group of one level gets. The sum is `total`, or all items if there are fewer. */
export function shareOut(total: number, held: readonly number[]): number[] {
  const given = held.map(() => 0);
  let left = Math.min(
    total,
    held.reduce((sum, count) => sum + count, 0),
  );
  while (left > 0) {
    const open = held.flatMap((count, i) => (count > at(given, i) ? [i] : []));
    const each = Math.max(1, Math.floor(left / open.length));
    for (const i of open) {
      const more = Math.min(each, at(held, i) - at(given, i), left);
      given[i] = at(given, i) + more;
      left -= more;
    }
  }
  return given;
}

/** How many each innermost group gets. The key is its names, joined by slashes. */
export function shareByLevel(total: number, holdings: readonly Holding[], level = 0): Map<string, number> {
  const [first] = holdings;
  if (!first) return new Map();
  if (level === first.groups.length) return new Map([[first.groups.join('/'), Math.min(total, first.held)]]);
  const groups = groupsOf(holdings, ({ groups }) => at(groups, level));
  const shares = shareOut(
    total,
    groups.map((group) => group.reduce((sum, { held }) => sum + held, 0)),
  );
  return new Map(groups.flatMap((group, i) => [...shareByLevel(at(shares, i), group, level + 1)]));
}

/** Groups items by a key. Groups, and the items of each, keep the order in which they come. */
export function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
