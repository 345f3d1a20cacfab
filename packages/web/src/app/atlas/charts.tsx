// The charts of an atlas: how many puzzles there are by moves and vehicles, and by the time that people need. A part of a
// chart that is chosen becomes bounds of the filter.

import { secondsOf } from '@unjam/core/difficulty';
import { atlasText } from '../language/english/atlas.ts';
import { unitText } from '../language/english/units.ts';
import { number } from '../language/language.ts';
import type { Entered } from './atlas-fields.ts';
import { change, fields, listed, opened } from './atlas-store.ts';
import { Brush } from './brush.tsx';
import type { Part } from './chart-part.ts';

/** Bars of five points of rating each, of which one has no higher rating than 100. */
const BARS = 20;

export function Charts() {
  const t = atlasText();
  const { charts } = listed.value ?? {};
  const { atlas } = opened.value ?? {};
  if (!charts || !atlas) return null;
  return (
    <section class="panel charts" aria-label={`${t.map.title}, ${t.times.title}`}>
      <HeatMap counts={charts.byMovesAndVehicles} all={atlas.byMovesAndVehicles} />
      <Times counts={charts.byRating} />
      <p class="muted chart-hint">{t.map.hint}</p>
    </section>
  );
}

interface HeatMapProps {
  /** By 256 × moves + vehicles. */
  readonly counts: ReadonlyMap<number, number>;
  readonly all: readonly (readonly [moves: number, vehicles: number, count: number])[];
}

function HeatMap({ counts, all }: HeatMapProps) {
  const t = atlasText();
  const moves = Math.max(...all.map(([moves]) => moves));
  const least = Math.min(...all.map(([, vehicles]) => vehicles));
  const most = Math.max(...all.map(([, vehicles]) => vehicles));
  const [columns, rows] = [moves + 1, most - least + 1];
  const highest = Math.max(...counts.values(), 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { numbers } = fields.value;
  const bounds = {
    moves: numbersOf(numbers.moves, 0, moves),
    vehicles: numbersOf(numbers.vehicles, least, most),
  };
  const part: Part | undefined =
    isEmpty(numbers.moves) && isEmpty(numbers.vehicles)
      ? undefined
      : {
          left: bounds.moves[0],
          right: bounds.moves[1],
          top: most - bounds.vehicles[1],
          bottom: most - bounds.vehicles[0],
        };
  const [start = 0] = [...counts].reduce((best, cell) => (cell[1] > best[1] ? cell : best), [0, 0]);
  const choose = (chosen: Part | undefined) =>
    change({
      numbers: {
        ...fields.value.numbers,
        moves: chosen ? [String(chosen.left), String(chosen.right)] : ['', ''],
        vehicles: chosen ? [String(most - chosen.bottom), String(most - chosen.top)] : ['', ''],
      },
    });
  return (
    <figure class="chart">
      <figcaption>{t.map.title}</figcaption>
      <Brush
        kind="heat"
        columns={columns}
        rows={rows}
        part={part}
        start={{ column: start >> 8, row: Math.max(0, most - (start & 255)) }}
        label={t.map.label(total)}
        hint={t.map.hint}
        onChoose={choose}
      >
        {[...counts].map(([key, count]) => (
          <rect
            key={key}
            class="cell"
            x={(key >> 8) + 0.04}
            y={most - (key & 255) + 0.04}
            width={0.92}
            height={0.92}
            // counts span five powers of ten
            fill-opacity={0.12 + (0.88 * Math.log(1 + count)) / Math.log(1 + highest)}
          >
            <title>{`${key >> 8} · ${key & 255}: ${number(count)}`}</title>
          </rect>
        ))}
      </Brush>
      <p class="muted axes">{t.map.axes(moves, `${least}–${most}`)}</p>
    </figure>
  );
}

function Times({ counts }: { counts: readonly number[] }) {
  const t = atlasText();
  const bars = counts.slice(0, BARS).map((count, i) => count + (i === BARS - 1 ? (counts[BARS] ?? 0) : 0));
  const highest = Math.max(...bars, 1);
  const { rating } = fields.value.numbers;
  const [least, most] = numbersOf(rating, 0, 100);
  const bar = (value: number): number => Math.min(BARS - 1, Math.floor(value / 5));
  const part: Part | undefined = isEmpty(rating)
    ? undefined
    : { left: bar(least), right: bar(most), top: 0, bottom: 0 };
  const timeOf = (i: number): string => unitText().time(secondsOf(5 * i));
  const choose = (chosen: Part | undefined) =>
    change({
      numbers: {
        ...fields.value.numbers,
        rating: chosen
          ? [String(5 * chosen.left), chosen.right === BARS - 1 ? '100' : String(5 * chosen.right + 4)]
          : ['', ''],
      },
    });
  const label = t.times.label(
    bars.flatMap((count, i) => (count > 0 ? [`${timeOf(i)}: ${number(count)}`] : [])).join(', '),
  );
  return (
    <figure class="chart">
      <figcaption>{t.times.title}</figcaption>
      <Brush
        kind="times"
        columns={BARS}
        rows={1}
        part={part}
        start={{ column: bars.indexOf(highest), row: 0 }}
        label={label}
        hint={t.map.hint}
        onChoose={choose}
      >
        {bars.map((count, i) => (
          <rect
            key={timeOf(i)}
            class="cell"
            x={i + 0.06}
            width={0.88}
            y={1 - Math.max(count > 0 ? 0.02 : 0, count / highest)}
            height={Math.max(count > 0 ? 0.02 : 0, count / highest)}
          />
        ))}
      </Brush>
      <p class="muted axes times-axis">
        {[0, 5, 10, 15].map((i) => (
          <span key={i}>{timeOf(i)}</span>
        ))}
      </p>
    </figure>
  );
}

const isEmpty = ([least, most]: Entered): boolean => least === '' && most === '';

/** The bounds of fields, within those of the chart. */
function numbersOf([least, most]: Entered, low: number, high: number): [number, number] {
  const within = (value: number): number => Math.max(low, Math.min(high, value));
  const first = within(least === '' ? low : Number(least));
  return [first, Math.max(first, within(most === '' ? high : Number(most)))];
}
