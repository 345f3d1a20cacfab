import { type Board, startOf } from '../board/board.ts';
import { joinSlides, type Solution } from '../board/moves.ts';

/** One picture of an animation, and how long it stays. */
export interface AnimationFrame {
  /** Where every vehicle stands in its lane, in cells; between two cells while it slides. */
  readonly offsets: readonly number[];
  readonly milliseconds: number;
}

/** How long the start, a picture within a slide, the end of a slide, and the end are to be seen. */
const START = 1200;
const SLIDING = 40;
const RESTING = 200;
const END = 3000;

/**
 * A legal solution as a film: each slide begins and ends gently and takes a little longer the farther it goes, then
 * comes a short rest, and at the end a long one.
 */
export function animate(board: Board, solution: Solution): AnimationFrame[] {
  let offsets: readonly number[] = startOf(board);
  const slides = joinSlides(solution);
  const frames: AnimationFrame[] = [{ offsets, milliseconds: slides.length === 0 ? END : START }];
  for (const [index, { vehicle, by }] of slides.entries()) {
    const from = offsets;
    const count = 3 + Math.abs(by);
    for (let i = 1; i <= count; i++) {
      const way = i === count ? by : by * eased(i / count);
      offsets = from.map((offset, other) => (other === vehicle ? offset + way : offset));
      const rest = index === slides.length - 1 ? END : RESTING;
      frames.push({ offsets, milliseconds: i === count ? rest : SLIDING });
    }
  }
  return frames;
}

/** The part of the way after a part of the time: slow at both ends. */
const eased = (time: number): number => time * time * (3 - 2 * time);
