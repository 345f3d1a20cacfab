/*
 * Facts of Prolog and of answer set programs in several relations, joined by the names of the vehicles, as a list with a vehicle a line:
 *
 *     car(r, 2, h).  car(b, 3, v).          r 2 h 3 1
 *     at(r, 3, 1).   at(b, 1, 4).           b 3 v 1 4
 *
 * A number that is the same in all facts of a relation, such as the time 0, is left out. Names may be numbers, where only one place
 * of each relation has the same ones. Facts about what a state is said of are what they hold: `init(at(r, 3, 1)).` is `at(r, 3, 1).`,
 * and so are facts in a list: `holds(F, s0) :- member(F, [at(r, 3, 1), at(b, 1, 4)]).`
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

/** Facts in a list, with the clause that it is a part of. */
const FACT_IN_LIST = String.raw`[a-z]\w{0,30}\([^()\[\]\n]{3,60}\)`;
const LISTED = new RegExp(
  String.raw`(?:[a-z]\w{0,30}\(\w{1,20}\s*,\s*\w{1,20}\)\s*:-\s*)?[a-z]\w{0,30}\(\s*(?:\w{1,20}\s*,\s*)?\[\s*((?:${FACT_IN_LIST}\s*,\s*){1,40}${FACT_IN_LIST})\s*\]\s*\)\s*\.`,
  'gi',
);

const withoutLists = (text: string): string =>
  text.includes('[')
    ? text.replace(LISTED, (_, facts: string) => `${facts.replace(/\)\s*,\s*/g, ').\n')}.`)
    : text;

/** The text with such a list in the place of its facts; undefined where its relations are not about the same vehicles. */
export function withoutRelations(written: string): string | undefined {
  if (written.length > LONGEST || !HAS_FACTS.test(written)) return undefined;
  const text = withoutLists(written);
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
  const records = joined(together);
  if (!records) return undefined;
  const functors = new Set(together.map((own) => own[0]?.functor ?? ''));
  const rest = text.replace(FACT, (found, functor: string) => (functors.has(functor) ? '' : found));
  const remarks = text.match(REMARK)?.join('\n') ?? '';
  // a fact with a mistake in it, or one that stands in a remark
  const isLost = (functor: string): boolean =>
    new RegExp(`(?<!\\w)${functor}\\s*\\(`).test(withoutRemarks(rest)) ||
    new RegExp(`${functor}\\([^()\\n]*\\d`).test(remarks);
  if ([...functors].some(isLost)) return undefined;
  return [rest.trimEnd(), '', ...records, ''].join('\n');
}

const REMARK = /%.*$/gm;

const withoutRemarks = (text: string): string => text.replace(REMARK, '');

/** A record for each vehicle of which all relations say something; undefined where they are about others, or may be about several. */
function joined(relations: readonly (readonly Fact[])[]): readonly string[] | undefined {
  const places = relations.map(placesOfNames);
  const [first, second] = relations;
  if (!first || !second) return undefined;
  const ways = (places[0] ?? []).flatMap((place) => {
    const names = new Set(valuesAt(first, place));
    const others = relations.map((facts, i) =>
      (places[i] ?? []).filter(
        (own) => facts.length === names.size && valuesAt(facts, own).every((name) => names.has(name)),
      ),
    );
    return others.every((own) => own.length > 0) ? [others] : [];
  });
  const [way, another] = ways;
  if (!way || another || way.some((own) => own.length > 1)) return undefined;
  const said = relations.map((facts, i) => named(facts, way[i]?.[0] ?? 0));
  return [...(said[0]?.keys() ?? [])].map((name) =>
    [name, ...said.flatMap((own) => own.get(name) ?? [])].join(' '),
  );
}

/** The places in which all facts of a relation differ: the first with words, or those with numbers where there is none. */
function placesOfNames(facts: readonly Fact[]): readonly number[] {
  const size = facts[0]?.values.length ?? 0;
  if (size < 2 || facts.some(({ values }) => values.length !== size)) return [];
  const places = Array.from({ length: size }, (_, i) => i).filter(
    (i) => new Set(valuesAt(facts, i)).size === facts.length,
  );
  const withWords = places.filter((i) => valuesAt(facts, i).every((value) => !/^\d/.test(value)));
  return withWords.length > 0 ? withWords.slice(0, 1) : places;
}

const valuesAt = (facts: readonly Fact[], place: number): string[] =>
  facts.map(({ values }) => values[place] ?? '');

/** What facts say, by the names in a place of them. */
function named(facts: readonly Fact[], place: number): ReadonlyMap<string, readonly string[]> {
  const places = Array.from({ length: facts[0]?.values.length ?? 0 }, (_, i) => i);
  const isSame = (i: number) =>
    places.length > 3 && new Set(valuesAt(facts, i)).size === 1 && /^[01]$/.test(valuesAt(facts, i)[0] ?? '');
  const kept = places.filter((i) => i !== place && !isSame(i));
  return new Map(facts.map(({ values }) => [values[place] ?? '', kept.map((i) => values[i] ?? '')]));
}
