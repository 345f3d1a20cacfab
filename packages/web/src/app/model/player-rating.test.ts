import { readFileSync } from 'node:fs';
import { readCatalogue } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../../core/src/basics/random.ts';
import { FIRST, puzzleRating, ratingAfter, scoreOf, suitableFor } from './player-rating.ts';
import { addResults, mergeResults, type RatedResult, readResults } from './rated-results.ts';
import { mergeUnrated, readUnrated } from './unrated-results.ts';

const read = readCatalogue(
  readFileSync(new URL('../../../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!read.ok) throw new Error(read.error.message);
const catalogue = read.value;

const result = (at: number, part: Partial<RatedResult> = {}): RatedResult => ({
  at,
  board: `board ${at}`,
  puzzle: 800,
  score: 0.5,
  ...part,
});

describe('the result of a solution', () => {
  test.each([
    [{ seconds: 120, hints: 0, shown: false }, 0.5],
    [{ seconds: 15, hints: 0, shown: false }, 0.931],
    [{ seconds: 1200, hints: 0, shown: false }, 0.053],
    [{ seconds: 120, hints: 1, shown: false }, 0.25],
    [{ seconds: 15, hints: 0, shown: true }, 0],
  ])('%o is %d', (solved, score) => {
    expect(scoreOf(solved)).toBeCloseTo(score, 3);
  });
});

test('a puzzle whose time is doubled has 150 more', () => {
  expect([0, 10, 100].map(puzzleRating)).toEqual([400, 550, 1900]);
});

describe('the rating', () => {
  test('is 600 before the first result, and the example of the file after it', () => {
    expect(ratingAfter([])).toBe(FIRST);
    const first = result(1, { puzzle: 415, score: scoreOf({ seconds: 15, hints: 0, shown: false }) });
    expect(ratingAfter([first])).toBe(750);
  });

  test.each([
    ['a hard first puzzle in 15 s', 1300, 15, 225],
    ['an easy first puzzle in 20 minutes', 400, 1200, -100],
  ])('%s moves it no farther than any result may', (_, puzzle, seconds, change) => {
    const first = result(1, { puzzle, score: scoreOf({ seconds, hints: 0, shown: false }) });
    expect(ratingAfter([first]) - FIRST).toBe(change);
  });

  test('does not depend on which tab or device had a result first', () => {
    const [a, b, c] = [result(1, { score: 0.9 }), result(2, { puzzle: 1200 }), result(3, { score: 0.1 })];
    const one = addResults([a, c], [b]);
    expect(one).toEqual(addResults([b], [a, c]));
    expect(ratingAfter(one)).toBe(ratingAfter([a, b, c]));
  });

  test('counts one result of a board, the first', () => {
    const first = result(1, { board: 'same', score: 0.2 });
    expect(addResults([result(2, { board: 'same', score: 0.9 })], [first])).toEqual([first]);
  });

  test('what was stored wrongly is left out', () => {
    expect(readResults([result(1), { at: 'x' }, null, result(2, { score: 2 })])).toEqual([result(1)]);
    expect(readResults('text')).toEqual([]);
  });
});

describe('two tabs', () => {
  const [a, b, c] = [result(1), result(2), result(3)];

  test('both keep what each has added', () => {
    expect(mergeResults([a, b], [a, c], [a])).toEqual([a, b, c]);
  });

  test('a reset in one is a reset in both, and merging again changes nothing', () => {
    expect(mergeResults([], [a, b], [a, b])).toEqual([]);
    expect(mergeResults([a, b], [], [a, b])).toEqual([]);
    expect(mergeResults([a, b, c], [a, c], [a])).toEqual([a, b, c]);
  });

  test('of two tabs keep the solutions that wait to be rated, and a text of the storage is not trusted', () => {
    const solved = (at: number) => ({ at, board: `B${at}`, seconds: 9, hints: 0, seen: false });
    const [a, b, c] = [solved(1), solved(2), solved(3)];
    expect(mergeUnrated([a, b], [a, c], [a])).toEqual([a, b, c]);
    expect(mergeUnrated([], [a], [a])).toEqual([]);
    expect(readUnrated([a, null, 3, 'b'])).toEqual([a]);
    expect(readUnrated('all')).toEqual([]);
  });
});

/** Players who need so many times the time of most people, with the scatter of people on one board: forty of each strength. */
describe('players of five strengths', () => {
  const PLAYERS = 40;
  test.each([4, 2, 1, 0.5, 0.25])('%d times the time of most people', (factor) => {
    const random = randomFrom(Math.round(factor * 100));
    // the rating of the puzzles that take these players two minutes
    const own = 400 + 150 * Math.log2(120 / factor / 4);
    const players = Array.from({ length: PLAYERS }, () =>
      ratingsOffered(factor, random).map((rating) => rating - own),
    );
    // the sixth puzzle is of the player's level, give or take a doubling of its time
    expect(players.filter(([, , , , , sixth = 0]) => Math.abs(sixth) > 150).length).toBeLessThanOrEqual(4);
    // and later ones stay there
    const later = players.flatMap((off) => off.slice(5));
    expect(later.filter((distance) => Math.abs(distance) > 200).length).toBeLessThanOrEqual(PLAYERS);
    expect(Math.abs(later.reduce((sum, distance) => sum + distance, 0) / later.length)).toBeLessThan(30);
  });
});

/** The ratings of the sixty puzzles that a player is offered, from the first of the catalogue on, as in suitable.ts. */
function ratingsOffered(factor: number, random: () => number): number[] {
  /** A factor that is 1 in the middle and between 0.6 and 1.7 for two of three solutions. */
  const scatter = (): number =>
    Math.exp(0.5 * (random() + random() + random() + random() - 2) * Math.sqrt(3));
  const offered: number[] = [];
  let results: readonly RatedResult[] = [];
  const solved = new Set<string>();
  for (let number = 0; number < 60; number++) {
    const entry = number === 0 ? catalogue[0] : suitableFor(catalogue, results, (board) => solved.has(board));
    if (!entry) throw new Error('no puzzle is left');
    expect(solved.has(entry.board)).toBe(false);
    solved.add(entry.board);
    offered.push(puzzleRating(entry.rating));
    const seconds = secondsOf(entry.rating) * factor * scatter();
    results = addResults(results, [
      {
        at: number,
        board: entry.board,
        puzzle: puzzleRating(entry.rating),
        score: scoreOf({ seconds, hints: 0, shown: false }),
      },
    ]);
  }
  return offered;
}

test('the suggestion has another theme than the last two puzzles where one is as near', () => {
  const themed = catalogue.filter(({ themes }) => themes.length > 0).slice(0, 200);
  const last = themed[0];
  if (!last) throw new Error('the catalogue has no themes');
  const results = [result(1, { board: last.board, puzzle: puzzleRating(last.rating), score: 0.5 })];
  const next = suitableFor(catalogue, results, (board) => board === last.board, last.board);
  expect(next?.themes.some((theme) => last.themes.includes(theme))).toBe(false);
});

test('after a first puzzle with help the next one is as easy, although the rating is higher', () => {
  const [first, second] = catalogue;
  if (!first || !second) throw new Error('the catalogue has no puzzles');
  const score = scoreOf({ seconds: 9, hints: 1, shown: false });
  const results = [result(1, { board: first.board, puzzle: puzzleRating(first.rating), score })];
  expect(ratingAfter(results)).toBe(500);
  const next = suitableFor(catalogue, results, (board) => board === first.board);
  expect(puzzleRating(next?.rating ?? 100)).toBeLessThanOrEqual(puzzleRating(second.rating));
});
