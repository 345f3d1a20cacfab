import type { ComponentChildren } from 'preact';
import { labText } from '../language/english/lab.ts';
import { cssColour, distanceColour } from './distance-colour.ts';

/** Colours between the nearest and the farthest states. */
const SHADES = 24;

interface LegendProps {
  readonly hardest: number;
  /** What is said of states from which no way leads to the exit; false if there are none. */
  readonly stuck: string | false;
  readonly trail: boolean;
}

/** What the colours and lines of the map mean. */
export function MapLegend({ hardest, stuck, trail }: LegendProps) {
  const most = Math.max(1, hardest);
  const t = labText();
  return (
    <ul class="legend">
      <Entry name={t.solved}>
        <circle cx="10" cy="10" r="6" fill={cssColour(distanceColour(0, most))} />
      </Entry>
      {hardest > 0 && (
        <li>
          <span>1</span>
          <svg class="scale" viewBox={`0 0 ${SHADES} 1`} preserveAspectRatio="none" aria-hidden="true">
            {Array.from({ length: SHADES }, (_, i) => (
              <rect
                key={i}
                x={i}
                width="1.05"
                height="1"
                fill={cssColour(distanceColour(1 + (i / (SHADES - 1)) * (SHADES - 1), SHADES))}
              />
            ))}
          </svg>
          <span>{t.legend.fromExit(hardest)}</span>
        </li>
      )}
      {stuck && (
        <Entry name={stuck}>
          <circle cx="10" cy="10" r="6" fill={cssColour(distanceColour(-1, most))} />
        </Entry>
      )}
      <Entry name={t.legend.here}>
        <circle cx="10" cy="10" r="6" class="legend-here" />
      </Entry>
      <Entry name={t.legend.near}>
        <circle cx="10" cy="10" r="4" class="legend-near" />
      </Entry>
      {hardest > 0 && (
        <Entry name={t.legend.way}>
          <path d="M1 10h18" class="legend-way" />
        </Entry>
      )}
      {trail && (
        <Entry name={t.legend.trail}>
          <path d="M1 10h18" class="legend-trail" />
        </Entry>
      )}
    </ul>
  );
}

const Entry = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <li>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
    <span>{name}</span>
  </li>
);
