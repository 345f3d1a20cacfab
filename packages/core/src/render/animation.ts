import { type Board, startOf } from '../board/board.ts';
import { joinSlides, type Slide } from '../board/moves.ts';

/** One picture of an animation, and how long it is shown. */
interface AnimationFrame {
  /** The offset of every vehicle in its lane, in cells; fractions while it slides. */
  readonly offsets: readonly number[];
  readonly milliseconds: number;
}

/**
 * How long, in milliseconds, the pictures are shown: the start, a picture within a slide, the end of a slide, the end.
 */
const START = 1200;
const SLIDING = 40;
const RESTING = 200;
const END = 3000;

/**
 * A legal solution as an animation. Each slide starts and stops slowly and takes a little longer for a longer way. A
 * short pause follows each slide, and a long one follows the last.
 *
 * @param solution - legal from the board's own state
 * @param between - at most this many pictures of a slide before its last one. Fewer pictures are shown longer, so that
 *   a slide takes the same time; with 0 a vehicle jumps and then pauses for that time. Default: no limit
 */
export function animate(
  board: Board,
  solution: readonly Slide[],
  between = Number.POSITIVE_INFINITY,
): AnimationFrame[] {
  let offsets: readonly number[] = startOf(board);
  const slides = joinSlides(solution);
  const frames: AnimationFrame[] = [{ offsets, milliseconds: slides.length === 0 ? END : START }];
  for (const [index, { vehicle, by }] of slides.entries()) {
    const from = offsets;
    const smooth = 2 + Math.abs(by);
    const count = Math.min(smooth, between) + 1;
    const sliding = (SLIDING * smooth) / Math.max(count - 1, 1);
    const resting = count === 1 ? sliding + RESTING : RESTING;
    for (let i = 1; i <= count; i++) {
      const way = i === count ? by : by * eased(i / count);
      offsets = from.map((offset, other) => (other === vehicle ? offset + way : offset));
      const rest = index === slides.length - 1 ? END : resting;
      frames.push({ offsets, milliseconds: i === count ? rest : sliding });
    }
  }
  return frames;
}

/** The share of the way that a vehicle has slid after a share of the time, both 0 to 1; slow at both ends. */
const eased = (time: number): number => time * time * (3 - 2 * time);
