import type { Labels } from '../parts/labels.ts';

export type { Labels } from '../parts/labels.ts';

/** The longest label at the start of a word, as it is or in the other case where that is one vehicle's alone, and its vehicles. */
export function labelAt(word: string, labels: Labels): readonly [string, readonly number[]] {
  let best = '';
  for (const label of labels.keys()) if (word.startsWith(label) && label.length > best.length) best = label;
  if (best !== '') return [best, labels.get(best) ?? []];
  const lower = word.toLowerCase();
  const alike = [...labels.keys()].filter((label) => lower.startsWith(label.toLowerCase()));
  const [only] = alike;
  return alike.length === 1 && only !== undefined
    ? [word.slice(0, only.length), labels.get(only) ?? []]
    : ['', []];
}
