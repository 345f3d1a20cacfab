// The solve log as the plays that it is made of. Several tabs write to it, and may even play the same board, so that rows are never
// added alone: a play that has got further takes the place of its earlier rows, and those of each play stand together.

type Rows = readonly string[];

/** The rows of a play, from its `open` to before the next one of the same player at the same board; a row of no play is one by itself. */
export function playsOf(rows: Rows): readonly Rows[] {
  const plays: string[][] = [];
  const open = new Map<string, string[]>();
  for (const row of rows) {
    const [player, board, , event] = row.split(',', 4);
    const key = `${player},${board}`;
    const play = event === 'open' ? undefined : open.get(key);
    if (play) play.push(row);
    else {
      const begun = [row];
      plays.push(begun);
      if (event === 'open') open.set(key, begun);
    }
  }
  return plays;
}

/** A play that is new, or has got further than before. */
interface Change {
  readonly before: Rows;
  readonly now: Rows;
}

const textOf = (play: Rows): string => play.join('\n');

/** Whether a play begins with the rows of another, or is that one. */
const beginsWith = (play: Rows, other: Rows): boolean => other.every((row, i) => row === play[i]);

/** How often there is each of some texts. */
function countsOf(texts: Rows): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Lowers the count of a text by one; false if it was already zero. */
function take(counts: Map<string, number>, text: string): boolean {
  const left = counts.get(text) ?? 0;
  counts.set(text, left - 1);
  return left > 0;
}

/** The plays that a log has and another one has not, or not as far. */
export function changes(from: Rows, to: Rows): readonly Change[] {
  const known = playsOf(from);
  const same = countsOf(known.map(textOf));
  const rows = countsOf(from);
  const fresh = playsOf(to).filter((play) => {
    const isNew = !take(same, textOf(play));
    if (!isNew) for (const row of play) take(rows, row);
    return isNew;
  });
  // of plays that are there several times those that are left; they are looked for by their first row
  const left = new Map<string, Rows[]>();
  for (const play of known) {
    const [first = ''] = play;
    if (take(same, textOf(play))) left.set(first, [...(left.get(first) ?? []), play]);
  }
  return fresh.flatMap((now) => {
    const [first = ''] = now;
    // a row of no play may be the rest of a play whose oldest rows were dropped
    if (now.length === 1 && !first.includes(',open,')) return take(rows, first) ? [] : [{ before: [], now }];
    const others = left.get(first) ?? [];
    const match = others
      .filter((other) => beginsWith(now, other) || beginsWith(other, now))
      .reduce<Rows>((best, one) => (one.length > best.length ? one : best), []);
    left.set(
      first,
      others.filter((other) => other !== match),
    );
    return match.length >= now.length ? [] : [{ before: match, now }];
  });
}

/** The rows with changed plays at their end. A play that another tab has taken further meanwhile stays, beside the changed one. */
export function withChanges(rows: Rows, changed: readonly Change[]): Rows {
  const replaced = countsOf(changed.flatMap(({ before }) => (before.length > 0 ? [textOf(before)] : [])));
  const others = playsOf(rows).filter((play) => !take(replaced, textOf(play)));
  return [...others, ...changed.map(({ now }) => now)].flat();
}

/** Whether a log has a play, or one that goes on from it. */
export const hasPlay = (rows: Rows, play: Rows): boolean =>
  playsOf(rows).some((one) => beginsWith(one, play));

/** The stored rows with the plays that this tab has changed since `before`; a log that it has cleared stays cleared. */
export const mergeRows = (stored: Rows, own: Rows, before: Rows): Rows =>
  own.length === 0
    ? changes(before, stored).flatMap(({ now }) => now)
    : withChanges(stored, changes(before, own));
