import { commonText } from '../language/english/common.ts';
import { labText } from '../language/english/lab.ts';
import { labView } from '../model/lab-view.ts';
import { attempt } from '../model/store.ts';
import { titleOf } from '../model/title.ts';
import { Choice } from '../parts/choices.tsx';
import '../style/lab.css';
import { MapPanel } from './map-panel.tsx';
import { RacePanel } from './race-panel.tsx';

/** Shows how algorithms search the present puzzle, and all states that can be reached from it. */
export function LabPage() {
  const t = labText();
  return (
    <div class="page lab">
      <header class="solve-head">
        <div>
          <h1>{commonText().pages.lab}</h1>
          <p class="muted">{titleOf(attempt.value)}</p>
        </div>
        <Choice
          legend={t.view}
          name="lab"
          value={labView.value}
          options={[
            { value: 'map', label: t.map },
            { value: 'race', label: t.race },
          ]}
          onChange={(value) => {
            labView.value = value;
          }}
        />
      </header>
      {labView.value === 'map' ? <MapPanel /> : <RacePanel />}
    </div>
  );
}
