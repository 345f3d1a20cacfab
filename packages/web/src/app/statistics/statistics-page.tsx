import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { today } from '@unjam/core/catalogue';
import { formatSeconds } from '@unjam/core/difficulty';
import { counted, grouped } from '@unjam/core/render';
import { useEffect } from 'preact/hooks';
import { Button } from '../controls.tsx';
import { streaksOf } from '../daily/days.ts';
import { DevicePanel } from '../device/device-panel.tsx';
import { dailyResults, progress } from '../device/progress.ts';
import { change, LONGEST_PLAYER, settings } from '../device/settings.ts';
import { Icon } from '../icons.tsx';
import { clearLog, logText, rows } from '../log/solve-log.ts';
import { formatGrade, loadCatalogue } from '../puzzles/catalogue.ts';
import { linkTo } from '../route.ts';
import { saveFile } from '../share/save-file.ts';
import { figuresOf } from './figures.ts';
import '../style/statistics.css';

/** The page of the player's results, their export, and the solve log. */
export function StatisticsPage() {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  if (entries.value.length === 0) return <p class="loading">Loading…</p>;
  const grades = figuresOf(entries.value, progress.value);
  const total = (of: (figures: (typeof grades)[number]) => number) =>
    grades.reduce((sum, figures) => sum + of(figures), 0);
  const { now, longest } = streaksOf(dailyResults.value, today());
  const figures: readonly (readonly [string, number])[] = [
    ['Puzzles solved', total(({ solved }) => solved)],
    ['Without help', total(({ alone }) => alone)],
    ['In the fewest moves', total(({ fewest }) => fewest)],
    ['Daily puzzles', Object.keys(dailyResults.value).length],
    ['Days in a row', now],
    ['Longest streak', longest],
  ];
  return (
    <div class="page statistics">
      <header>
        <a class="back" href={linkTo('ladder')}>
          <Icon name="back" />
          Puzzles
        </a>
        <h1>Statistics</h1>
      </header>
      <dl class="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
      </dl>
      <section class="panel" aria-labelledby="by-grade">
        <h2 id="by-grade">By grade</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a person without a pointer scrolls it by keys */}
        <section class="table-box" tabIndex={0} aria-label="Results by grade">
          <table>
            <thead>
              <tr>
                <th scope="col">Grade</th>
                <th scope="col">Solved</th>
                <th scope="col">Without help</th>
                <th scope="col">Fewest moves</th>
                <th scope="col">Median time</th>
              </tr>
            </thead>
            <tbody>
              {grades.map(({ grade, puzzles, solved, alone, fewest, median }) => (
                <tr key={grade}>
                  <th scope="row">{formatGrade(grade)}</th>
                  <td>
                    {grouped(solved)} <span class="muted">of {grouped(puzzles)}</span>
                  </td>
                  <td>{grouped(alone)}</td>
                  <td>{grouped(fewest)}</td>
                  <td>{median === undefined ? '–' : formatSeconds(median)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
      <section class="panel" aria-labelledby="device">
        <h2 id="device">Take it with you</h2>
        <DevicePanel />
      </section>
      <LogPanel />
    </div>
  );
}

function LogPanel() {
  const count = rows.value.length;
  return (
    <section class="panel" aria-labelledby="log">
      <h2 id="log">Solve log</h2>
      <p>
        For teachers and researchers: every move with its time, as a CSV file. It stays on this device and is
        never sent anywhere.
      </p>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.value.log}
          onChange={(event) => change({ log: event.currentTarget.checked })}
        />
        <span>Keep a solve log</span>
      </label>
      <label class="field">
        <span>Player's name in the log</span>
        <input
          type="text"
          maxLength={LONGEST_PLAYER}
          placeholder="player"
          value={settings.value.player}
          onInput={(event) => change({ player: event.currentTarget.value.replaceAll(/[,"\r\n]/g, '') })}
        />
      </label>
      <p role="status">{count === 0 ? 'The log is empty.' : `${counted(count, 'row')} in the log.`}</p>
      <div class="row">
        <Button
          disabled={count === 0}
          onClick={() => saveFile(`unjam-log-${today()}.csv`, new Blob([logText()], { type: 'text/csv' }))}
        >
          Save the log
        </Button>
        <Button disabled={count === 0} onClick={clearLog}>
          Delete the log
        </Button>
      </div>
    </section>
  );
}
