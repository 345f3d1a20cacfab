/*
 * What the names of constructors say of the vehicles that they make, where not all vehicles have the same:
 *
 *     [Car('X', 2, 1, 'h'), Truck('O', 0, 5, 'v')]            a car has 2 cells, a truck 3
 *     add(HorizontalPiece(2, 'A'), [2, 0])                    a piece lies across
 *     put('A', new Truck(new Point(0, 5), false))
 */
import { isAcross, isWallWord, lengthOfWord } from '../lists/words.ts';
import type { Value } from '../values/value.ts';
import type { Field } from './records-table.ts';

/** What the constructors of vehicles say, for each; nothing where they are alike. One that says nothing beside others has `?`. */
export function saidByConstructors(items: readonly Value[]): readonly (readonly Field[])[] {
  const names = items.map(namesIn);
  const places = names[0]?.length ?? 0;
  for (let place = 0; place < places; place++) {
    const words = names.map((own) => wordsOf(own[place] ?? ''));
    const fields = [fieldsOf(words, typeIn, 'type'), fieldsOf(words, directionIn, 'direction')];
    if (fields.some((some) => some.length > 0))
      return items.map((_, i) => fields.flatMap((some) => some[i] ?? []));
  }
  return [];
}

/** The names of the call that a value is, and of those among what it is given, each in its place. */
function namesIn(item: Value): string[] {
  if (item.kind === 'scalar') return [];
  const given = item.kind === 'array' ? item.items : item.entries.map(([, value]) => value);
  return [item, ...given].map((one) => (one.kind === 'scalar' ? '' : (one.call ?? '')));
}

/** The words of a name: `board.VerticalTruck` and `VerticalTruck.new` have `Vertical` and `Truck`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/[.:]+(?:new|of|create|make)$/, '')
    .replace(/^.*[.:]/, '')
    .match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\d+/gu) ?? [];

/** Whether the name of a call says what vehicle it makes or adds, and nothing else: `Truck`, `Car.new`, `board.addHorizontal`. */
export function isOfVehicle(name: string): boolean {
  const words = wordsOf(name);
  const isSaid = (word: string) => lengthOfWord(word) !== undefined || isDirection(word);
  return words.some(isSaid) && words.every((word) => isSaid(word) || BESIDE.test(word));
}

/** Words that stand beside what the name of a call says of a vehicle. */
const BESIDE = /^(?:add|put|place|make|create|insert|vehicle|piece|block)$/i;

const isDirection = (word: string): boolean =>
  /^[hv]$/i.test(word) || (word.length > 1 && isAcross(word) !== undefined);

const typeIn = (words: readonly string[]): string | undefined =>
  words.find((word) => isWallWord(word)) ?? words.find((word) => lengthOfWord(word) !== undefined);

const directionIn = (words: readonly string[]): string | undefined => words.find(isDirection);

/** One field for each vehicle, if they are not all the same. */
function fieldsOf(
  names: readonly (readonly string[])[],
  wordIn: (words: readonly string[]) => string | undefined,
  heading: string,
): readonly Field[] {
  const found = names.map(wordIn);
  const isSaid = new Set(found.filter((word) => word !== undefined)).size > 1;
  return isSaid ? found.map((value): Field => ({ group: 'call', heading, value: value ?? '?' })) : [];
}
