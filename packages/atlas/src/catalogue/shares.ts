/*
 * Shares a number among groups as evenly as what they hold allows, level by level.
 *
 *     30 among groups that hold 4, 50 and 100:  4 + 13 + 13; what the first cannot take goes to the others
 *
 * Where it does not come out even, earlier groups get one more.
 */

/** The names of an innermost group and of those around it, from the outermost, and how much it holds. */
export interface Holding {
  readonly groups: readonly string[];
  readonly held: number;
}

/** How many each group of one level gets; the sum is `total`, or all that there are. */
export function shareOut(total: number, held: readonly number[]): number[] {
  const given = held.map(() => 0);
  let left = Math.min(
    total,
    held.reduce((sum, count) => sum + count, 0),
  );
  while (left > 0) {
    const open = held.flatMap((count, i) => (count > (given[i] as number) ? [i] : []));
    const each = Math.max(1, Math.floor(left / open.length));
    for (const i of open) {
      const more = Math.min(each, (held[i] as number) - (given[i] as number), left);
      given[i] = (given[i] as number) + more;
      left -= more;
    }
  }
  return given;
}

/** How many each innermost group gets, by its names joined with a slash; each is named once. */
export function shareByLevel(total: number, holdings: readonly Holding[], level = 0): Map<string, number> {
  const [first] = holdings;
  if (!first) return new Map();
  if (level === first.groups.length) return new Map([[first.groups.join('/'), Math.min(total, first.held)]]);
  const groups = groupsOf(holdings, ({ groups }) => groups[level] as string);
  const shares = shareOut(
    total,
    groups.map((group) => group.reduce((sum, { held }) => sum + held, 0)),
  );
  return new Map(groups.flatMap((group, i) => [...shareByLevel(shares[i] as number, group, level + 1)]));
}

/** Items of one key together; groups and their items in the order in which they come. */
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
