import { type Review, verdictOf } from '@unjam/core/analysis';
import { solveText } from '../language/english/solve.ts';

interface Props {
  readonly review: Review;
  /** How many moves have been made. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** Units of the drawing between two moves, and its height. */
const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 12;

/** The distance to the exit after every move, as a line that a click goes to. */
export function DistanceGraph({ review, at, onChoose }: Props) {
  const { distances, moves } = review;
  const t = solveText().review;
  const most = Math.max(1, ...distances);
  const last = Math.max(1, distances.length - 1);
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / last;
  const y = (distance: number) => HEIGHT - EDGE - (distance * (HEIGHT - 2 * EDGE)) / most;
  const line = distances
    .map((distance, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(distance)}`)
    .join('');
  const choose = (event: MouseEvent) => {
    if (!(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH;
    onChoose(Math.max(0, Math.min(last, Math.round(((share - EDGE) / (WIDTH - 2 * EDGE)) * last))));
  };
  return (
    <figure class="graph">
      <figcaption>
        <span>{t.graph}</span>
        <span class="muted">{t.here(distances[at] ?? 0)}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of moves does the same by keys */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={describe(review)} onClick={choose}>
        <path class="floor" d={`M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
        <path class="area" d={`${line}V${y(0)}H${EDGE}z`} />
        <path class="line" d={line} />
        {moves.map((move, index) => {
          const verdict = verdictOf(move);
          return verdict === 'closer' ? null : (
            <circle key={index} class={verdict} cx={x(index + 1)} cy={y(move.after)} r="6" />
          );
        })}
        <path class="here" d={`M${x(at)} ${EDGE / 2}V${HEIGHT - EDGE / 2}`} />
        <circle class="here" cx={x(at)} cy={y(distances[at] ?? 0)} r="9" />
      </svg>
    </figure>
  );
}

const describe = ({ distances, shortest }: Review): string =>
  solveText().review.graphLabel(shortest, Math.max(...distances), distances.at(-1) ?? 0);
