// The rating, 0 to 100, and the grade: two scales for the predicted time.
//
//     rating = 10 × log2(seconds / 4), rounded, within 0 and 100
//
//     4 s  8 s  16 s  32 s  1 min 4 s  2 min 8 s  4 min 16 s  8 min 32 s  17 min  34 min  68 min
//     0    10   20    30    40         50         60          70          80      90      100
//
// Source: ours. Ten points more mean twice the time. The grades after the first begin at about 30 s, 2 min, 6 min and
// 12 min, so that each grade holds 300 to 550 of the 2,000 puzzles of the catalogue.

import { amount, check, type Kind, oneOf } from '../basics/arguments.ts';
import { type Grade, grades } from './grades.ts';

const FIRST_SECONDS = 4;
const anyGrade = oneOf(grades.map(({ id }) => id));
const finite: Kind = (value) => amount(value) || (value === Number.POSITIVE_INFINITY && 'a finite number');

/**
 * The rating of a board that half of the players solve within this many seconds.
 *
 * @param seconds - the time that half of all players need
 *
 * @example
 * ratingOf(95) // 46
 */
export function ratingOf(seconds: number): number {
  check(seconds, 'seconds', amount);
  return Math.round(Math.min(100, Math.max(0, 10 * Math.log2(seconds / FIRST_SECONDS))));
}

/**
 * The seconds that a rating means.
 *
 * @param rating - 0 to 100
 *
 * @example
 * Math.round(secondsOf(44)) // 84
 */
export function secondsOf(rating: number): number {
  check(rating, 'rating', amount);
  return FIRST_SECONDS * 2 ** (rating / 10);
}

/**
 * The grade of a rating.
 *
 * @param rating - 0 to 100
 *
 * @example
 * gradeOf(44) // 'intermediate'
 */
export function gradeOf(rating: number): Grade {
  check(rating, 'rating', amount);
  return grades.reduce<Grade>((best, { id, from }) => (rating >= from ? id : best), 'beginner');
}

/**
 * The ratings of a grade, both ends included: `{ least: 30, most: 49 }` for `intermediate`.
 *
 * @param grade - which grade
 *
 * @example
 * ratingsOf('expert') // { least: 65, most: 74 }
 */
export function ratingsOf(grade: Grade): { readonly least: number; readonly most: number } {
  check(grade, 'grade', anyGrade);
  const index = grades.findIndex(({ id }) => id === grade);
  return { least: grades[index]?.from ?? 0, most: (grades[index + 1]?.from ?? 101) - 1 };
}

/**
 * `45 s`, `1 min 20 s`, `12 min`, `1 h 10 min`: a time rounded as people say it.
 *
 * @param seconds - a time in seconds
 *
 * @example
 * formatSeconds(95) // '1 min 40 s'
 */
export function formatSeconds(seconds: number): string {
  check(seconds, 'seconds', finite);
  if (seconds < 10) return `${Math.round(seconds)} s`;
  if (seconds < 57.5) return `${5 * Math.round(seconds / 5)} s`;
  if (seconds < 295) {
    const tens = 10 * Math.round(seconds / 10);
    const rest = tens % 60;
    return `${Math.floor(tens / 60)} min${rest > 0 ? ` ${rest} s` : ''}`;
  }
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const tens = 10 * Math.round(minutes / 10);
  const rest = tens % 60;
  return `${Math.floor(tens / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
}
