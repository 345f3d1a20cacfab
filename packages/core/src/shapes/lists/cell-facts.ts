/*
 * Facts that each say what stands in one cell, as answer set programs and Prolog have them, as a list with the first and the last cell
 * of each vehicle.
 *
 *     cell(1,3,a). cell(1,4,a).        a 1 3 1 4
 *     at(x,3,1). at(x,3,2).            x 3 1 3 2
 *
 * Which of the numbers is the row is searched, unless a comment such as `% cell(Row, Col, Car)` says it.
 */
import { endsOf } from './cell-lists.ts';
import { rolesOfHeading } from './words.ts';

const FACT =
  /(?<![\w.(])([a-z]\w{0,30})\(\s*([\w"']{1,20})\s*,\s*([\w"']{1,20})\s*,\s*([\w"']{1,20})\s*\)[^\S\n]*\.?/gi;
const HAS_FACTS = /(?<![\w.])([a-z]\w{0,30})\([^()\n]{5,60}\)\s*\.\s*(?:%.*\s*)?\1\(/i;
const NUMBER = /^\d{1,2}$/;
/** A setting with one number: `size(6).` */
const SETTING = /(?<![\w.])(size|n|width|height|rows|cols|columns)\(\s*(\d{1,2})\s*\)\s*\./gi;
/** What may be a cell too: three words, two of them numbers. */
const ODD_FACT =
  /\w\s*\(?\s*(?:[a-z]\w*[\s,;]+\d{1,2}[\s,;]+\d{1,2}|\d{1,2}[\s,;]+\d{1,2}[\s,;]+[a-z]\w*)\s*\)/i;
/** The fewest vehicles, and the longest text. */
const LEAST = 3;
const LONGEST = 1 << 14;

interface Fact {
  readonly functor: string;
  readonly values: readonly string[];
}

/** The text with such a list in the place of its facts; undefined where the cells of some vehicle do not lie in a line. */
export function withoutCellFacts(text: string): string | undefined {
  if (text.length > LONGEST || !HAS_FACTS.test(text)) return undefined;
  const facts = [...text.matchAll(FACT)].map(
    ([, functor = '', ...values]): Fact => ({
      functor,
      values: values.slice(0, 3).map((value) => value.replace(/["']/g, '')),
    }),
  );
  for (const functor of new Set(facts.map((fact) => fact.functor))) {
    const own = facts.filter((fact) => fact.functor === functor);
    const cells = own.filter(({ values }) => values.filter(isNumber).length === 2);
    const [name = -1, another] = [0, 1, 2].filter((i) =>
      cells.some(({ values }) => !isNumber(values[i] ?? '')),
    );
    const records = another === undefined ? recordsOf(cells, name) : undefined;
    if (!records) continue;
    const legends = own.filter(({ values }) => values.filter(isNumber).length === 0);
    const heading = headingOf(legends[0]?.values.filter((_, i) => i !== name));
    const rest = text.replace(FACT, (found, ofFact: string) => (ofFact === functor ? '' : found));
    // a cell with a mistake in it
    if (rest.includes(functor) || ODD_FACT.test(rest)) return undefined;
    const others = rest.replace(SETTING, '$1 = $2');
    return [others.trimEnd(), '', ...heading, ...records, ''].join('\n');
  }
  return undefined;
}

const isNumber = (value: string): boolean => NUMBER.test(value);

/** A record for each name: its first and its last cell; undefined where they are no vehicles. */
function recordsOf(cells: readonly Fact[], name: number): string[] | undefined {
  const vehicles = new Map<string, [string, string][]>();
  for (const { values } of cells) {
    const [first = '', second = ''] = values.filter((_, i) => i !== name);
    const label = values[name] ?? '';
    const known = vehicles.get(label);
    if (known) known.push([first, second]);
    else vehicles.set(label, [[first, second]]);
  }
  if (vehicles.size < LEAST) return undefined;
  const records = [...vehicles].map(([label, own]) => {
    const sorted = own.sort(([a, b], [c, d]) => Number(a) - Number(c) || Number(b) - Number(d));
    const ends = endsOf(sorted);
    return ends && [label, ...ends].join(' ');
  });
  return records.every((record) => record !== undefined) ? records : undefined;
}

/** The heading of such a list, where words say which number is the row. */
function headingOf(words: readonly string[] | undefined): readonly string[] {
  const roles = (words ?? []).map((word) =>
    rolesOfHeading(word).find((role) => role === 'row' || role === 'column'),
  );
  const [first, second] = roles;
  return first && second && first !== second ? [`label ${first} ${second} ${first}2 ${second}2`] : [];
}
