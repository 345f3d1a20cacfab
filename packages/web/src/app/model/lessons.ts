// The three boards of the first minute: sliding, one vehicle in the way, and a vehicle in the way of that one.

import type { Board } from '@unjam/core';
import { tryParseNameless } from '@unjam/core/formats';

export interface Lesson {
  /** Its id in links. */
  readonly id: string;
  /** Its name where results and logs are kept. */
  readonly name: string;
  readonly board: Board;
  /** What it teaches: the key of its texts. */
  readonly about: 'exit' | 'blocker' | 'crossing';
}

const lesson = (number: number, rows: string, about: Lesson['about']): Lesson => {
  const board = tryParseNameless(rows);
  if (!board.ok) throw new Error(board.error.message);
  return { id: `lesson-${number}`, name: `Lesson ${number} of 3`, board: board.value, about };
};

export const lessons: readonly [Lesson, ...Lesson[]] = [
  lesson(1, '....../XX..../......', 'exit'),
  lesson(2, '..A./XXA./..../....', 'blocker'),
  lesson(3, '..A../XXA../.BB../.....', 'crossing'),
];

/** The first one, with which a first visit begins. */
export const [firstLesson] = lessons;

export const lessonById = (id: string): Lesson | undefined => lessons.find((one) => one.id === id);

/** The lesson after one; undefined after the last. */
export const lessonAfter = (id: string): Lesson | undefined =>
  lessons[lessons.findIndex((one) => one.id === id) + 1];
