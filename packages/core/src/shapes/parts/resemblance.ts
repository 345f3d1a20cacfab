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

type Shape = readonly string[];

const shapeOf = (text: string): Shape =>
  (text.slice(0, 4 * MOST_TOKENS).match(TOKEN) ?? [])
    .slice(0, MOST_TOKENS)
    .map((token) => (/^\p{L}/u.test(token) ? 'w' : /^\d/.test(token) ? '0' : token));

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

/** What may stand behind a record, and differs from one to the next. */
const TAIL = /[\s.;,)\]}]+$/;

/**
 * Whether a text ends in a record, with other words before it on the line. Where all records have one of two words, such as
 * a direction, or the same one, such as a key, the text must have it, too; of many such words one may be another.
 */
export function endsInRecord(text: string, records: readonly string[]): boolean {
  const { known, haveTwoCells } = endsOf(records);
  if (haveTwoCells && (TWO_CELLS.test(text) || SWAPPED.test(text))) return true;
  const own = tokensOf(text);
  return known.some((record) => {
    const alike = known.filter(({ length }) => length === record.length);
    const end = own.slice(-record.length);
    if (record.length < LEAST_TOKENS + 1 || own.length <= record.length || alike.length < 2) return false;
    if (!starts(shapeOf(end.join(' ')), shapeOf(record.join(' ')))) return false;
    const fixed = record.flatMap((token, i) => {
      const words = new Set(alike.map((other) => other[i]));
      return /^\p{L}/u.test(token) && words.size <= FEW_WORDS && words.size < alike.length
        ? [words.has(end[i])]
        : [];
    });
    const others = fixed.filter((isKnown) => !isKnown).length;
    return others <= (fixed.length > MANY_FIXED ? 1 : 0);
  });
}

const tokensOf = (line: string): readonly string[] =>
  line
    .replace(TAIL, '')
    .slice(-4 * MOST_TOKENS)
    .match(TOKEN) ?? [];

/** The tokens of records, and whether all of them have two cells such as `B3`. */
const endsOf = oncePer((records) => ({
  known: records.slice(0, 2 * MOST_SHAPES).map(tokensOf),
  haveTwoCells: records.every((record) => TWO_CELLS.test(record)),
}));

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
  let above = b.map((_, i) => i + 1);
  let corner = 0;
  a.forEach((token, row) => {
    let left = row + 1;
    let diagonal = corner;
    corner = row + 1;
    above = above.map((up, i) => {
      const cost = Math.min(up + 1, left + 1, diagonal + (token === b[i] ? 0 : 1));
      diagonal = up;
      left = cost;
      return cost;
    });
  });
  return Math.min(3, above.at(-1) ?? a.length);
}
