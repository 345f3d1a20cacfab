import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import type { Rating } from './rating.ts';
import { describeExtrapolation, describePrediction, describeRating } from './reasons.ts';
import type { ThemeFacts } from './themes.ts';

// the vehicles 0 A, 1 B, 2 X (the primary, a truck)
const board = boardOf(['A...B', 'A...B', '.....', 'XXX..']);

const facts: ThemeFacts = {
  length: 5,
  solutions: 4,
  mustMove: 2,
  primaryBack: 0,
  oneWay: 0,
  hidden: 0,
  chain: 1,
  busiest: { vehicle: 0, moves: 2 },
};

/** A rating of five moves with what is changed in it. */
const rated = (change: Partial<Rating>): Rating => ({
  rating: 40,
  grade: 'intermediate',
  seconds: { value: 80, least: 45, most: 150 },
  givesUp: { value: 0.224, least: 0.106, most: 0.5 },
  extrapolated: [],
  themes: [],
  moves: 5,
  features: { moves: 5, hidden: 0, involved: 2, cluster: null },
  facts,
  ...change,
});
const withFacts = (change: Partial<ThemeFacts>) => rated({ facts: { ...facts, ...change } });

describe('the prediction in words', () => {
  test.each([
    [rated({}), 'about 1 min 20 s (45 s to 2 min 30 s); 22 % give up (11 % to 50 %)'],
    [
      rated({ givesUp: { value: 0, least: 0, most: 1 }, seconds: { value: 4, least: 0, most: 3600 } }),
      'about 4 s (0 s to 1 h); 0 % give up (0 % to 100 %)',
    ],
    [rated({ moves: 0 }), 'solved already'],
  ])('%#', (rating, words) => {
    expect(describePrediction(rating)).toBe(words);
  });
});

describe('the reasons in words', () => {
  const begin = '5 moves; 2 of 3 vehicles must move';
  test.each<[string, Rating, string]>([
    ['nothing more', rated({}), begin],
    ['solved', rated({ moves: 0 }), 'solved already'],
    ['one move', rated({ moves: 1 }), '1 move; 2 of 3 vehicles must move'],
    ['all vehicles', withFacts({ mustMove: 3 }), '5 moves; all 3 vehicles must move'],
    ['a chain', withFacts({ chain: 2 }), `${begin}; blocked 2 vehicles deep`],
    ['back once', withFacts({ primaryBack: 1 }), `${begin}; the red truck must go back once`],
    ['back twice', withFacts({ primaryBack: 2 }), `${begin}; the red truck must go back twice`],
    ['back again', withFacts({ primaryBack: 3 }), `${begin}; the red truck must go back 3 times`],
    ['one hidden', withFacts({ hidden: 1 }), `${begin}; 1 move without a visible reason`],
    ['hidden', withFacts({ hidden: 4 }), `${begin}; 4 moves without a visible reason`],
    ['a decoy', rated({ themes: ['decoy'] }), `${begin}; what looks like progress at the start is none`],
    ['busy', withFacts({ busiest: { vehicle: 1, moves: 3 } }), `${begin}; car B must move 3 times`],
    ['not busy', withFacts({ busiest: { vehicle: 1, moves: 2 } }), begin],
    ['the primary is busy', withFacts({ busiest: { vehicle: 2, moves: 3 } }), begin],
    ['one solution', withFacts({ solutions: 1, oneWay: 5 }), `${begin}; one way only`],
    ['one way at first', withFacts({ oneWay: 1 }), `${begin}; one way only for the first move`],
    ['one way for long', withFacts({ oneWay: 3 }), `${begin}; one way only for the first 3`],
    [
      'all of it, in this order',
      rated({
        themes: ['decoy'],
        facts: {
          length: 5,
          solutions: 1,
          mustMove: 3,
          primaryBack: 1,
          oneWay: 5,
          hidden: 2,
          chain: 3,
          busiest: { vehicle: 0, moves: 4 },
        },
      }),
      '5 moves; all 3 vehicles must move; blocked 3 vehicles deep; the red truck must go back once; ' +
        '2 moves without a visible reason; what looks like progress at the start is none; ' +
        'car A must move 4 times; one way only',
    ],
  ])('%s', (_, rating, words) => {
    expect(describeRating(board, rating)).toBe(words);
  });

  test('of a primary that is alone', () => {
    expect(describeRating(boardOf(['XX..', '....']), withFacts({ mustMove: 1 }))).toBe('5 moves');
  });
});

test.each<[Rating['extrapolated'], string | undefined]>([
  [[], undefined],
  [['size'], 'extrapolated: people were timed on 6×6 only'],
  [
    ['longer', 'walls'],
    'extrapolated: longer than any board that people were timed on; people were timed on boards without walls only',
  ],
  [
    ['shorter', 'cluster'],
    'extrapolated: shorter than any board that people were timed on; the board has too many states, so only its length was used',
  ],
])('an extrapolation for %j', (extrapolated, words) => {
  expect(describeExtrapolation(rated({ extrapolated }))).toBe(words);
});

test('an answer of rate is not taken for the rating in it', () => {
  const answer = { kind: 'rated', rating: rated({}) } as never;
  const expected =
    'rating.moves is undefined; expected a whole number from 0, as in the `rating` that rate gives';
  expect(() => describePrediction(answer)).toThrow(new RangeError(expected));
  expect(() => describeRating(board, answer)).toThrow(new RangeError(expected));
});
