import { at } from '@unjam/core/basics';

/**
 * The name that was probably meant: the one with the fewest typing errors (a letter missing, added, wrong, or two
 * exchanged) if these are at most a third of the letters, so that of one or two letters all must be right, or else the only name that begins as typed.
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const asked = typed.toLowerCase();
  const ranked = names
    .map((name) => ({ name, errors: errorsBetween(asked, name.toLowerCase()) }))
    .sort((a, b) => a.errors - b.errors);
  const [best] = ranked;
  if (best && best.errors <= Math.floor(Math.max(asked.length, best.name.length) / 3)) return best.name;
  const begun = names.filter((name) => asked.length > 1 && name.toLowerCase().startsWith(asked));
  return begun.length === 1 ? begun[0] : undefined;
}

/** The optimal string alignment distance: counts Damerau's four typing errors, at most one at each place. */
function errorsBetween(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let errors = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        errors = Math.min(errors, at(before, j - 2) + 1);
      row.push(errors);
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}
