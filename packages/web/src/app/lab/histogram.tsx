import { labText } from '../language/english/lab.ts';
import { cssColour, distanceColour } from './distance-colour.ts';

/** How many states there are at each distance. */
export function Histogram({ bars, here }: { bars: readonly number[]; here: number }) {
  const most = Math.max(...bars, 1);
  const width = 100 / Math.max(1, bars.length);
  return (
    <figure class="histogram">
      <svg
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        role="img"
        aria-label={labText().statesByDistance(bars.map((n, d) => `${d}: ${n}`).join(', '))}
      >
        {bars.map((n, distance) => (
          <rect
            key={distance}
            x={distance * width + width * 0.1}
            width={width * 0.8}
            y={30 - Math.max(0.4, (n / most) * 29)}
            height={Math.max(0.4, (n / most) * 29)}
            fill={cssColour(distanceColour(distance, bars.length - 1))}
            class={distance === here ? 'here' : undefined}
          />
        ))}
      </svg>
      <figcaption class="muted">{labText().statesByDistanceTo(bars.length - 1)}</figcaption>
    </figure>
  );
}
