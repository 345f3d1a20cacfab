/*
 * Series of boards for Rush and Streak. A seed, which a link carries, gives the same boards to whoever opens it.
 *
 * The catalogue is in order of difficulty. Board i of a series is drawn from the WINDOW puzzles that begin at i × stride, without
 * repetition; a series of Streak rises faster, because its boards have to be solved in the fewest moves:
 *
 *     rush      board 1 from puzzles 1 to 40, board 2 from 11 to 50, board 40 from 391 to 430
 *     streak    board 1 from puzzles 1 to 40, board 2 from 19 to 58, board 100 from 1783 to 1822
 *
 * Guarantee: the same catalogue, kind and seed give the same series on every device.
 */

import { at } from '@unjam/core/basics';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { randomFrom } from '@unjam/core/generate';
import { BOARDS, type SeriesKind } from './series-kind.ts';

const WINDOW = 40;
const STRIDES: Readonly<Record<SeriesKind, number>> = { rush: 10, streak: 18 };

/**
 * The boards of a series, in their order.
 *
 * @param entries - a catalogue in order of difficulty, with at least `BOARDS` puzzles
 */
export function seriesOf(
  entries: readonly CatalogueEntry[],
  kind: SeriesKind,
  seed: string,
): readonly CatalogueEntry[] {
  if (entries.length < BOARDS) throw new RangeError(`a series needs ${BOARDS} puzzles`);
  const random = randomFrom(numberOf(`${kind} ${seed}`));
  const used = new Set<number>();
  for (let board = 0; board < BOARDS; board++) {
    const first = Math.min(board * STRIDES[kind], entries.length - WINDOW);
    let index = first + Math.floor(random() * WINDOW);
    while (used.has(index)) index = first + ((index - first + 1) % WINDOW);
    used.add(index);
  }
  return [...used].map((index) => at(entries, index));
}

const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

/** A new seed, which hardly anybody had before. */
export const newSeed = (): string => Math.floor(Math.random() * 36 ** 6).toString(36);

/** The seed of a day such as `2026-11-21`: everybody plays the same series on it. */
export const seedOfDay = (day: string): string => day.replaceAll('-', '');
