/*
 * Whether a text that gave nothing looks like a record beside it, so that it may be one with a mistake in it. What counts is
 * the shape: which words, numbers and marks follow each other.
 *
 *     A h 1 1 2           w w 0 0 0      a record
 *     B h 3 1             w w 0 0        one word less: like it
 *     B h 3 1 2C v 4 1 2  …              begins and ends like it: two records in one
 *     Level 3             w 0            not like it
 *     Level 3: C v 4 1 2  w 0 : w w 0 0 0   ends in a record
 */

const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
/** More tokens than a record has. */
const MOST_TOKENS = 160;

/** What follows what in a text: `w` for a word, `0` for a number, and marks as they are. */
export type Shape = readonly string[];

export const shapeOf = (text: string): Shape =>
  (text.slice(0, 4 * MOST_TOKENS).match(TOKEN) ?? []).slice(0, MOST_TOKENS).map(kindOf);

const kindOf = (token: string): string => (isWord(token) ? 'w' : /^\d/.test(token) ? '0' : token);
const isWord = (token: string): boolean => /^\p{L}/u.test(token);

/** The most shapes of records that are compared with one text. */
const MOST_SHAPES = 8;

/** What is known of records: many texts are compared with the same ones. */
function oncePer<T>(make: (records: readonly string[]) => T): (records: readonly string[]) => T {
  const made = new WeakMap<readonly string[], T>();
  return (records) => {
    const known = made.get(records) ?? make(records);
    made.set(records, known);
    return known;
  };
}

/** The different shapes of records. */
const shapesOf = oncePer((records): readonly Shape[] => {
  const shapes = new Map(
    records.slice(0, 2 * MOST_SHAPES).map((record): [string, Shape] => {
      const shape = shapeOf(record);
      return [shape.join(''), shape];
    }),
  );
  return [...shapes.values()].slice(0, MOST_SHAPES).filter((shape) => shape.length >= LEAST_TOKENS);
});

/** Whether a text has nearly the shape of one of some records, the greater part of it, or those of two behind each other. */
export function resembles(text: string, records: readonly string[]): boolean {
  const own = shapeOf(text);
  const known = shapesOf(records);
  return known.some((shape) => isNear(own, shape) || isPartOf(own, shape)) || isTwo(own, known);
}

/** What may stand behind a record, and differs from one to the next: tried once for each run, not at every place of it. */
const TAIL = /(?<![\s.;,)\]}])[\s.;,)\]}]+$/;

/**
 * Whether a text ends in a record, with other words before it on the line. Where all records have one of two words, such as
 * a direction, or the same one, such as a key, the text must have it, too; of many such words one may be another.
 */
export function endsInRecord(text: string, records: readonly string[]): boolean {
  const { endings, haveTwoCells } = endingsOf(records);
  if (haveTwoCells && (TWO_CELLS.test(text) || SWAPPED.test(text))) return true;
  if (endings.length === 0) return false;
  const own = tokensOf(text);
  const shape = own.map(kindOf);
  return endings.some((ending) => {
    const start = own.length - ending.shape.length;
    if (start <= 0 || !ends(shape, ending.shape)) return false;
    const others = ending.fixed.filter(({ place, words }) => !words.has(own[start + place] ?? '')).length;
    return others <= (ending.fixed.length > MANY_FIXED ? 1 : 0);
  });
}

const tokensOf = (line: string): readonly string[] =>
  line
    .replace(TAIL, '')
    .slice(-4 * MOST_TOKENS)
    .match(TOKEN) ?? [];

/** How a record ends that others of the same length resemble. */
interface Ending {
  readonly shape: Shape;
  /** The places of words that all of these records have, or of which each has one of two. */
  readonly fixed: readonly { readonly place: number; readonly words: ReadonlySet<string | undefined> }[];
}

/** The endings of records, and whether all of them have two cells such as `B3`. */
const endingsOf = oncePer((records) => {
  const all = records.slice(0, 2 * MOST_SHAPES).map(tokensOf);
  // the names of columns are no record
  const numbered = all.filter((tokens) => tokens.some((token) => /^\d/.test(token)));
  const known = numbered.length > 0 ? numbered : all;
  return {
    endings: known.flatMap((record) => endingOf(record, known)),
    haveTwoCells: records.every((record) => TWO_CELLS.test(record)),
  };
});

function endingOf(record: readonly string[], known: readonly (readonly string[])[]): Ending[] {
  const alike = known.filter(({ length }) => length === record.length);
  if (record.length < LEAST_TOKENS + 1 || alike.length < 2) return [];
  const fixed = record.flatMap((token, place) => {
    const words = new Set(alike.map((other) => other[place]));
    return isWord(token) && words.size <= FEW_WORDS && words.size < alike.length ? [{ place, words }] : [];
  });
  return [{ shape: record.map(kindOf), fixed }];
}

/** A cell with its letter behind its number. */
const SWAPPED = /(?<![\p{L}\d])\d{1,2}[A-P](?![\p{L}\d])/u;
const TWO_CELLS = /(?<![\p{L}\d])[A-P]\d{1,2}(?![\p{L}\d]).*(?<![\p{L}\d])[A-P]\d{1,2}(?![\p{L}\d])/u;

/** The words of a column of directions. */
const FEW_WORDS = 2;
/** With more fixed words in a record than this, one of them may be a mistake. */
const MANY_FIXED = 3;

/** Shorter records look like anything. */
const LEAST_TOKENS = 3;

/** Whether one token is lost, added or another, in a long record two. */
const isNear = (own: Shape, shape: Shape): boolean => distance(own, shape) <= (shape.length < 8 ? 1 : 2);

/** Whether a record ends too early, or begins too late. */
const isPartOf = (own: Shape, shape: Shape): boolean =>
  own.length < shape.length && own.length * 2 > shape.length && (starts(shape, own) || ends(shape, own));

const isTwo = (own: Shape, shapes: readonly Shape[]): boolean =>
  shapes.some(
    (first) =>
      own.length > first.length &&
      (starts(own, first) || distance(own.slice(0, first.length), first) <= 1) &&
      shapes.some(
        (second) =>
          own.length <= first.length + second.length + 1 &&
          own.length >= first.length + second.length - 1 &&
          (ends(own, second) || distance(own.slice(-second.length), second) <= 1),
      ),
  );

const starts = (long: Shape, short: Shape): boolean => short.every((token, i) => token === long[i]);
const ends = (long: Shape, short: Shape): boolean =>
  short.every((token, i) => token === long[long.length - short.length + i]);

/** How many tokens have to be added, removed or replaced to make one of two shapes the other; 3 for more. */
function distance(a: Shape, b: Shape): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  let costs = [...above];
  for (const [row, token] of a.entries()) {
    let left = row + 1;
    let least = left;
    costs[0] = left;
    for (let i = 0; i < b.length; i++) {
      const replaced = (above[i] ?? 0) + (token === b[i] ? 0 : 1);
      left = Math.min((above[i + 1] ?? 0) + 1, left + 1, replaced);
      costs[i + 1] = left;
      if (left < least) least = left;
    }
    if (least > 2) return 3;
    [above, costs] = [costs, above];
  }
  return Math.min(3, above[b.length] ?? 0);
}
