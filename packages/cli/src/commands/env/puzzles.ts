// The puzzles that environments draw from, and which of them a reset asks for.
import type { Board } from '@unjam/core';
import { type Grade, ratingsOf } from '@unjam/core/difficulty';
import { isWithin, type Span } from '@unjam/core/generate';
import { familyOf, type Split, splitOf } from '../../input/family.ts';

/** What says how hard a puzzle is: the lengths of its shortest solutions, and the rating for people. */
export const measures = ['moves', 'steps', 'rating'] as const;
export type Measure = (typeof measures)[number];

/** The puzzles to draw from; a board is read when it is drawn first. */
export interface Puzzles {
  readonly count: number;
  board(index: number): Board;
  /** Undefined where it is not known: without a solution, or beyond a limit. */
  measure(index: number, name: Measure): number | undefined;
}

/** Which puzzles are wanted: a grade by its name, or ranges of measures. */
export type Difficulty =
  | Grade
  | (Partial<Readonly<Record<Measure, readonly [least: number, most: number]>>> & { readonly grade?: Grade });

export interface Wanted {
  readonly split?: Split;
  readonly difficulty?: Difficulty;
}

/** Random draws before the puzzles are tried one after the other: enough for a split of a tenth. */
const DRAWS = 100;

/**
 * Draws puzzles. The difficulty is known of all puzzles before the first draw; the split, which takes a search of all states of a
 * puzzle, is found for those that are drawn, and remembered.
 */
export class Drawing {
  readonly #puzzles: Puzzles;
  readonly #split: Split | undefined;
  /** Those of the difficulty; undefined for all. */
  readonly #indexes: Uint32Array | undefined;
  readonly #splits: Map<number, Split | undefined>;

  /** @param splits - those that are known, which this fills further */
  constructor(puzzles: Puzzles, { split, difficulty }: Wanted, splits: Map<number, Split | undefined>) {
    this.#puzzles = puzzles;
    this.#split = split;
    this.#splits = splits;
    this.#indexes = difficulty && indexesOf(puzzles, difficulty);
  }

  /** A board; undefined if there is none. The same random numbers draw the same boards. */
  draw(random: () => number): Board | undefined {
    const count = this.#indexes?.length ?? this.#puzzles.count;
    if (count === 0) return undefined;
    let place = 0;
    for (let tries = 0; tries < DRAWS; tries++) {
      place = Math.floor(random() * count);
      const board = this.#boardAt(place);
      if (board) return board;
    }
    for (let tries = 1; tries < count; tries++) {
      const board = this.#boardAt((place + tries) % count);
      if (board) return board;
    }
    return undefined;
  }

  /** The board at a place, if it is in the split. */
  #boardAt(place: number): Board | undefined {
    const index = this.#indexes?.[place] ?? place;
    const board = this.#puzzles.board(index);
    if (this.#split === undefined) return board;
    if (!this.#splits.has(index)) {
      const family = familyOf(board);
      this.#splits.set(index, family === undefined ? undefined : splitOf(family));
    }
    return this.#splits.get(index) === this.#split ? board : undefined;
  }
}

function indexesOf(puzzles: Puzzles, difficulty: Difficulty): Uint32Array {
  const { grade, ...ranges } = typeof difficulty === 'string' ? { grade: difficulty } : difficulty;
  const spans = measures.flatMap((name): [Measure, Span][] => {
    const [least, most] = (ranges as Extract<Difficulty, object>)[name] ?? [];
    return least === undefined || most === undefined ? [] : [[name, { least, most }]];
  });
  if (grade !== undefined) spans.push(['rating', ratingsOf(grade)]);
  const all = Uint32Array.from({ length: puzzles.count }, (_, index) => index);
  return all.filter((index) =>
    spans.every(([name, span]) => {
      const value = puzzles.measure(index, name);
      return value !== undefined && isWithin(value, span);
    }),
  );
}
