// The fields of the filter.

import { statesBounds } from '@unjam/core/catalogue';
import { themes } from '@unjam/core/difficulty';
import { atlasText } from '../language/english/atlas.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { unitText } from '../language/english/units.ts';
import { number } from '../language/language.ts';
import { Select } from '../parts/choices.tsx';
import { type Entered, numberMeasures, timeBounds } from './atlas-fields.ts';
import { atlasOrders } from './atlas-query.ts';
import { change, fields, opened } from './atlas-store.ts';

/** No cluster has more states. */
const MOST_STATES = 1_000_000;

export function AtlasFilterPanel() {
  const t = atlasText();
  const { numbers, time, states, themes: chosen, order } = fields.value;
  const any = { value: '', label: t.any };
  const times = [
    any,
    ...timeBounds.map((bound) => ({ value: String(bound), label: unitText().time(bound) })),
  ];
  const counts = [
    any,
    ...statesBounds
      .filter((bound) => bound <= MOST_STATES)
      .map((bound) => ({ value: String(bound), label: number(bound) })),
  ];
  return (
    <section class="panel" aria-label={t.filterLabel}>
      <div class="filters">
        {numberMeasures.flatMap((measure) =>
          measure === 'walls' && opened.value?.atlas.size.maxWalls === 0
            ? []
            : [0, 1].map((place) => (
                <NumberField
                  key={`${measure} ${place}`}
                  label={place === 0 ? t.least(t.measures[measure]) : t.most(t.measures[measure])}
                  value={numbers[measure][place] ?? ''}
                  onChange={(value) =>
                    change({ numbers: { ...numbers, [measure]: replaced(numbers[measure], place, value) } })
                  }
                />
              )),
        )}
        <Select
          label={t.timeFrom}
          value={time[0]}
          options={times}
          onChange={(value) => change({ time: [value, time[1]] })}
        />
        <Select
          label={t.timeTo}
          value={time[1]}
          options={times}
          onChange={(value) => change({ time: [time[0], value] })}
        />
        <Select
          label={t.statesFrom}
          value={states[0]}
          options={counts}
          onChange={(value) => change({ states: [value, states[1]] })}
        />
        <Select
          label={t.statesTo}
          value={states[1]}
          options={counts}
          onChange={(value) => change({ states: [states[0], value] })}
        />
        <Select
          label={t.sort}
          value={order}
          options={atlasOrders.map((value) => ({ value, label: t.orders[value] }))}
          onChange={(value) => change({ order: atlasOrders.find((one) => one === value) ?? 'longest' })}
        />
      </div>
      <fieldset class="themes">
        <legend>{t.themes}</legend>
        {themes.map(({ id, meaning }) => (
          <label key={id} class="check" title={meaning}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) =>
                change({
                  themes: event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                })
              }
            />
            <span>{puzzlesText().themes[id]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

const replaced = ([least, most]: Entered, place: number, value: string): Entered =>
  place === 0 ? [value, most] : [least, value];

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="number"
      min="0"
      max="255"
      inputMode="numeric"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3))}
    />
  </label>
);
