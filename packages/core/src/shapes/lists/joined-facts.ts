/*
 * Facts of Prolog and of answer set programs in several relations, joined by the names of the vehicles, as a list with a vehicle a line:
 *
 *     car(r, 2, h).  car(b, 3, v).          r 2 h 3 1
 *     at(r, 3, 1).   at(b, 1, 4).           b 3 v 1 4
 *
 * A number that is the same in all facts of a relation, such as the time 0, is left out. Facts about what a state is said of
 * are what they hold: `init(at(r, 3, 1)).` is `at(r, 3, 1).`
 */

const FACT = /(?<![\w.(])([a-z]\w{0,30})\(\s*((?:[\w"']{1,20}\s*,\s*){1,5}[\w"']{1,20})\s*\)[^\S\n]*\./gi;
/** Facts of two functors, which is quick to look for. */
const HAS_FACTS = /(?<![\w.(])[a-z]\w{0,30}\([^()\n]{3,60}\)[^\S\n]*\./i;
const NESTED =
  /(?<![\w.(])(?:init|initial(?:ly)?|start|holds|state|fact|iniziale|inicial|initialement|anfang)\(\s*([a-z]\w{0,30}\([^()\n]{3,60}\))\s*(?:,\s*0\s*)?\)[^\S\n]*\./gi;
/** The fewest vehicles, and the longest text. */
const LEAST = 3;
const LONGEST = 1 << 14;

interface Fact {
  readonly functor: string;
  readonly values: readonly string[];
}

/** The text with what is said of the first state as facts of their own. */
export const withoutStates = (text: string): string =>
  text.length > LONGEST ? text : text.replace(NESTED, '$1.');

/** The text with such a list in the place of its facts; undefined where its relations are not about the same vehicles. */
export function withoutRelations(text: string): string | undefined {
  if (text.length > LONGEST || !HAS_FACTS.test(text)) return undefined;
  const facts = [...withoutRemarks(text).matchAll(FACT)].map(
    ([, functor = '', values = '']): Fact => ({
      functor,
      values: values.split(',').map((value) => value.trim().replace(/["']/g, '')),
    }),
  );
  const relations = [...new Set(facts.map(({ functor }) => functor))].map((functor) =>
    facts.filter((fact) => fact.functor === functor),
  );
  const together = relations.filter(({ length }) => length >= LEAST);
  const said = together.map(named);
  const [first] = said;
  if (!first || said.length < 2 || !said.every((each) => each && haveSameNames(first, each)))
    return undefined;
  const functors = new Set(together.map((own) => own[0]?.functor ?? ''));
  const rest = text.replace(FACT, (found, functor: string) => (functors.has(functor) ? '' : found));
  // a fact with a mistake in it
  if ([...functors].some((functor) => new RegExp(`(?<!\\w)${functor}\\s*\\(`).test(withoutRemarks(rest))))
    return undefined;
  const records = [...first.keys()].map((name) =>
    [name, ...said.flatMap((each) => each?.get(name) ?? [])].join(' '),
  );
  return [rest.trimEnd(), '', ...records, ''].join('\n');
}

const withoutRemarks = (text: string): string => text.replace(/%.*$/gm, '');

/** What facts say, by the names in the first place where each has a name of its own; undefined where there is none. */
function named(facts: readonly Fact[]): ReadonlyMap<string, readonly string[]> | undefined {
  const size = facts[0]?.values.length ?? 0;
  if (size < 2 || facts.some(({ values }) => values.length !== size)) return undefined;
  const places = Array.from({ length: size }, (_, i) => i);
  const valuesAt = (i: number) => facts.map(({ values }) => values[i] ?? '');
  const place = places.find(
    (i) => new Set(valuesAt(i)).size === facts.length && valuesAt(i).every((value) => !/^\d/.test(value)),
  );
  if (place === undefined) return undefined;
  const isSame = (i: number) =>
    size > 3 && new Set(valuesAt(i)).size === 1 && /^[01]$/.test(valuesAt(i)[0] ?? '');
  const kept = places.filter((i) => i !== place && !isSame(i));
  return new Map(facts.map(({ values }) => [values[place] ?? '', kept.map((i) => values[i] ?? '')]));
}

const haveSameNames = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  one.size === other.size && [...one.keys()].every((name) => other.has(name));
