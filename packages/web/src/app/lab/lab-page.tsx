import { signal } from '@preact/signals';
import { Choice } from '../controls.tsx';
import { attempt } from '../game/store.ts';
import '../style/lab.css';
import { MapPanel } from './map-panel.tsx';
import { RacePanel } from './race-panel.tsx';

const shown = signal<'race' | 'map'>('map');

/** Shows how algorithms search the present puzzle, and all states that can be reached from it. */
export function LabPage() {
  return (
    <div class="page lab">
      <header class="solve-head">
        <div>
          <h1>Lab</h1>
          <p class="muted">{attempt.value.name || 'This board'}</p>
        </div>
        <Choice
          legend="View"
          name="lab"
          value={shown.value}
          options={[
            { value: 'map', label: 'Map' },
            { value: 'race', label: 'Race' },
          ]}
          onChange={(value) => {
            shown.value = value;
          }}
        />
      </header>
      {shown.value === 'map' ? <MapPanel /> : <RacePanel />}
    </div>
  );
}
