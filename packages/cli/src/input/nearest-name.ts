/**
 * The name that was probably meant: the one with the fewest typing slips (a letter missing, added, wrong, or two
 * exchanged) when that is at most a third of the letters, or one that begins as typed.
 */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const asked = typed.toLowerCase();
  const ranked = names
    .map((name) => ({ name, slips: slipsBetween(asked, name.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips);
  const [best] = ranked;
  if (best && best.slips <= Math.max(1, Math.floor(Math.max(asked.length, best.name.length) / 3)))
    return best.name;
  const begun = names.filter((name) => asked.length > 1 && name.toLowerCase().startsWith(asked));
  return begun.length === 1 ? begun[0] : undefined;
}

/** Optimal string alignment distance: Damerau's four slips, none applied twice to one place. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + wrong,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] as number) + 1);
      row.push(slips);
    }
    before = above;
    above = row;
  }
  return above[b.length] as number;
}
