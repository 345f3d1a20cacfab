// The three boards of the first minute: sliding, one vehicle in the way, and a vehicle in the way of that one.

import { type Board, tryParseBoard } from '@unjam/core';

export interface Lesson {
  /** Its id in links. */
  readonly id: string;
  readonly name: string;
  readonly board: Board;
  /** What to do, and what was learned once it is done. */
  readonly task: string;
  readonly learned: string;
}

const lesson = (number: number, rows: string, task: string, learned: string): Lesson => {
  const board = tryParseBoard(rows);
  if (!board.ok) throw new Error(board.error.message);
  return { id: `lesson-${number}`, name: `Lesson ${number} of 3`, board: board.value, task, learned };
};

export const lessons: readonly Lesson[] = [
  lesson(
    1,
    '....../XX..../......',
    'Drive the red car out: drag it to the exit on the right.',
    'Out! That was one move, however far it slides. Each square of it is a step.',
  ),
  lesson(
    2,
    '..A./XXA./..../....',
    'A car is in the way. It slides only up and down: move it first.',
    'Two moves. No car ever turns, jumps or leaves its row or column.',
  ),
  lesson(
    3,
    '..A../XXA../.BB../.....',
    'Now a second car is in the way of the first. Begin with that one.',
    'That is the whole game: find what blocks the blocker. Fewer moves are better.',
  ),
];

export const lessonById = (id: string): Lesson | undefined => lessons.find((one) => one.id === id);

/** The lesson after one; undefined after the last. */
export const lessonAfter = (id: string): Lesson | undefined =>
  lessons[lessons.findIndex((one) => one.id === id) + 1];
