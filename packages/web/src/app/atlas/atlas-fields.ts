// The fields of the atlas's filter, and the filter that they stand for.

import { statesBounds } from '@unjam/core/catalogue';
import { ratingOf, type ThemeId, themes } from '@unjam/core/difficulty';
import { isRecord } from '../device/is-record.ts';
import { type AtlasFilter, type AtlasOrder, atlasOrders, type Between, type Measure } from './atlas-query.ts';

/** What is bounded by two number fields. */
export const numberMeasures = ['moves', 'steps', 'vehicles', 'trucks', 'walls', 'rating'] as const;
type NumberMeasure = (typeof numberMeasures)[number];

/** The offered bounds of time, in seconds. */
export const timeBounds = [10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600] as const;

/** A lower and an upper bound as they were entered; empty for none. */
export type Entered = readonly [least: string, most: string];

export interface AtlasFields {
  readonly numbers: Readonly<Record<NumberMeasure, Entered>>;
  /** Seconds of `timeBounds`. */
  readonly time: Entered;
  /** Numbers of `statesBounds`. */
  readonly states: Entered;
  readonly themes: readonly ThemeId[];
  readonly order: AtlasOrder;
}

const none: Entered = ['', ''];

export const noBounds: AtlasFields = {
  numbers: { moves: none, steps: none, vehicles: none, trucks: none, walls: none, rating: none },
  time: none,
  states: none,
  themes: [],
  order: 'longest',
};

const HIGHEST = 255;

/** The filter of some fields. Bounds of the time are bounds of the rating: one follows from the other. */
export function filterOf({ numbers, time, states, themes, order }: AtlasFields): AtlasFilter {
  const bounds: Partial<Record<Measure, Between>> = {};
  for (const measure of numberMeasures) {
    const [least, most] = numbers[measure];
    if (least !== '' || most !== '')
      bounds[measure] = { least: Number(least || 0), most: Number(most || HIGHEST) };
  }
  const [from, to] = time;
  if (from !== '' || to !== '') {
    const { least = 0, most = HIGHEST } = bounds.rating ?? {};
    bounds.rating = {
      least: Math.max(least, from === '' ? 0 : ratingOf(Number(from))),
      most: Math.min(most, to === '' ? HIGHEST : ratingOf(Number(to))),
    };
  }
  const [few, many] = states;
  if (few !== '' || many !== '')
    bounds.states = { least: Number(few || 1), most: many === '' ? Number.MAX_SAFE_INTEGER : Number(many) };
  return { bounds, themes, order };
}

/** Fields from any value; a field that is not valid is left empty. */
export function readFields(value: unknown): AtlasFields {
  const record = isRecord(value) ? value : {};
  const numbers = isRecord(record.numbers) ? record.numbers : {};
  const isNumber = (text: string): boolean => /^\d{1,3}$/.test(text);
  const entered = (found: unknown, isFine: (text: string) => boolean): Entered => {
    const [least, most] = Array.isArray(found) ? found : [];
    const text = (one: unknown): string => (typeof one === 'string' && isFine(one) ? one : '');
    return [text(least), text(most)];
  };
  const own = Array.isArray(record.themes) ? record.themes : [];
  return {
    numbers: {
      moves: entered(numbers.moves, isNumber),
      steps: entered(numbers.steps, isNumber),
      vehicles: entered(numbers.vehicles, isNumber),
      trucks: entered(numbers.trucks, isNumber),
      walls: entered(numbers.walls, isNumber),
      rating: entered(numbers.rating, isNumber),
    },
    time: entered(record.time, (text) => timeBounds.some((bound) => String(bound) === text)),
    states: entered(record.states, (text) => statesBounds.some((bound) => String(bound) === text)),
    themes: themes.flatMap(({ id }) => (own.includes(id) ? [id] : [])),
    order: atlasOrders.find((order) => order === record.order) ?? 'longest',
  };
}
