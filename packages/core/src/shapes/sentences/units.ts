/*
 * The lengths of a list with their unit, as numbers:
 *
 *     A;0;4;3c;down            A;0;4;3;down
 *     X;2;0;2 cells;across     X;2;0;2;across
 */
const LENGTH =
  /(?<=^|[,;|\t][^\S\n]*)([2-9])(c|sq|[^\S\n]?(?:cells?|squares?|tiles?|units?|blocks?|long))(?=[^\S\n]*(?:[,;|\t]|$))/gimu;
const LEAST = 2;

/** The text without the units; as it is where a line has two of them, or they differ. */
export function withoutUnits(text: string): string {
  const units = new Set<string>();
  let count = 0;
  for (const line of text.match(/^.*\d[^\S\n]?[a-z].*$/gim) ?? []) {
    const found = [...line.matchAll(LENGTH)];
    if (found.length > 1) return text;
    for (const [, , unit = ''] of found) {
      units.add(unit.trim().toLowerCase().replace(/s$/, ''));
      count++;
    }
  }
  return count < LEAST || units.size > 1 ? text : text.replace(LENGTH, '$1');
}
