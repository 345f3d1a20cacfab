// What the value of each key of a request must be.
import { metrics } from '@unjam/core/board';
import { grades } from '@unjam/core/difficulty';
import { environmentSlides } from '@unjam/core/game';
import { notations } from '@unjam/core/notation';
import { verifiers } from '../../answers/verifiers.ts';
import { splits } from '../../input/family.ts';
import { usualRewards } from './batch.ts';
import { observations } from './observations.ts';
import { measures } from './puzzles.ts';

/** The least and the most of something, or columns and rows. */
export type Range = readonly [least: number, most: number];

/** How a board can be drawn: as text, with colours of a terminal, or as a picture. */
export const renderings = ['text', 'ansi', 'svg'] as const;
export type RenderedAs = (typeof renderings)[number];

/** The most answers of a request. */
const MOST_ANSWERS = 65_536;
/** The most environments of a batch. */
const MOST_ENVIRONMENTS = 65_536;
/** The most that a part of a reward is: sums of them are numbers of four bytes, which end at 3.4e38. */
const MOST_REWARD = 1e30;
/** Bytes of an action. */
export const ACTION_BYTES = 2;

interface Kind {
  readonly fits: (value: unknown) => boolean;
  readonly expected: string;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isRange = (value: unknown): value is Range =>
  Array.isArray(value) && value.length === 2 && value.every(isWhole) && Number(value[0]) <= Number(value[1]);

const isReward = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= MOST_REWARD;

const oneOf = (names: readonly string[]): Kind => ({
  fits: (value) => names.some((name) => name === value),
  expected: `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
});

/** An object with some of the keys, each of which fits. */
const partsOf = (value: unknown, fits: Readonly<Record<string, (value: unknown) => boolean>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([key, part]) => Object.hasOwn(fits, key) && fits[key]?.(part));

const same = <V>(names: readonly string[], kind: V): Record<string, V> =>
  Object.fromEntries(names.map((name) => [name, kind]));

const grade = oneOf(grades.map(({ id }) => id));
const difficultyParts = { ...same(measures, isRange), grade: grade.fits };

export const kinds = {
  text: { fits: (value) => typeof value === 'string', expected: 'a text' },
  whole: { fits: isWhole, expected: 'a whole number from 0 up' },
  positive: { fits: (value) => isWhole(value) && value >= 1, expected: 'a whole number from 1 up' },
  count: {
    fits: (value) => isWhole(value) && value >= 1 && value <= MOST_ENVIRONMENTS,
    expected: `a whole number from 1 to ${MOST_ENVIRONMENTS}`,
  },
  bytes: {
    fits: (value) => isWhole(value) && value <= ACTION_BYTES * MOST_ENVIRONMENTS,
    expected: `a whole number from 0 to ${ACTION_BYTES * MOST_ENVIRONMENTS}`,
  },
  wholes: {
    fits: (value) => Array.isArray(value) && value.every(isWhole),
    expected: 'an array of whole numbers from 0 up',
  },
  range: { fits: isRange, expected: 'the least and the most, such as [5,8]' },
  size: {
    fits: (value) => Array.isArray(value) && value.length === 2 && value.every(isWhole),
    expected: 'columns and rows, such as [6,6]',
  },
  answers: {
    fits: (value) => Array.isArray(value) && value.length <= MOST_ANSWERS,
    expected: `an array of at most ${MOST_ANSWERS} objects such as {"id":1,"board":"…","solution":"A-1 X+4"}`,
  },
  metric: oneOf(metrics),
  verifier: oneOf(verifiers),
  notation: oneOf(notations.map(({ id }) => id)),
  split: oneOf(splits),
  slides: oneOf(environmentSlides),
  renderedAs: oneOf(renderings),
  grade,
  flag: { fits: (value) => typeof value === 'boolean', expected: 'true or false' },
  observations: {
    fits: (value) =>
      Array.isArray(value) && value.every((name) => observations.some((known) => known === name)),
    expected: `an array of ${observations.join(', ')}`,
  },
  difficulty: {
    fits: (value) => grade.fits(value) || partsOf(value, difficultyParts),
    expected: `${grade.expected}, or an object such as {"moves":[1,8]} with ${[...measures, 'grade'].join(', ')}`,
  },
  rewards: {
    fits: (value) => partsOf(value, same(Object.keys(usualRewards), isReward)),
    expected: `an object of numbers from -1e30 to 1e30: ${Object.keys(usualRewards).join(', ')}`,
  },
} as const satisfies Readonly<Record<string, Kind>>;
