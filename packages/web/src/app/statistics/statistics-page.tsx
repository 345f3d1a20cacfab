import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { today } from '@unjam/core/catalogue';
import { useEffect, useRef } from 'preact/hooks';
import { saveFile } from '../device/save-file.ts';
import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { unitText } from '../language/english/units.ts';
import { number } from '../language/language.ts';
import { logText } from '../log/solve-log.ts';
import { formatGrade, loadCatalogue } from '../model/catalogue.ts';
import { streaksOf } from '../model/days.ts';
import { addFileRows, clearLog, loadLog, rows } from '../model/log-rows.ts';
import { LONGEST_PLAYER } from '../model/settings.ts';
import { changeSettings, dailyResults, progress, settings } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icons.tsx';
import { linkTo } from '../route.ts';
import { DevicePanel } from '../settings/device-panel.tsx';
import { figuresOf } from './figures.ts';
import '../style/statistics.css';

/** The page of the player's results, their export, and the solve log. */
export function StatisticsPage() {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    loadLog();
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  if (entries.value.length === 0) return <p class="loading">{commonText().loading}</p>;
  const grades = figuresOf(entries.value, progress.value);
  const total = (of: (figures: (typeof grades)[number]) => number) =>
    grades.reduce((sum, figures) => sum + of(figures), 0);
  const { now, longest } = streaksOf(dailyResults.value, today());
  const t = puzzlesText();
  const figures: readonly (readonly [string, number])[] = [
    [t.figures.solved, total(({ solved }) => solved)],
    [t.figures.alone, total(({ alone }) => alone)],
    [t.figures.fewest, total(({ fewest }) => fewest)],
    [t.figures.daily, Object.keys(dailyResults.value).length],
    [t.streak, now],
    [t.longestStreak, longest],
  ];
  return (
    <div class="page statistics">
      <header>
        <a class="back" href={linkTo('today')}>
          <Icon name="back" />
          {commonText().pages.today}
        </a>
        <h1>{commonText().pages.statistics}</h1>
      </header>
      {figures.some(([, value]) => value > 0) ? <Results figures={figures} grades={grades} /> : <NoResults />}
      <section class="panel" aria-labelledby="device">
        <h2 id="device">{t.takeWithYou}</h2>
        <DevicePanel />
      </section>
      <LogPanel />
    </div>
  );
}

/** Before the first puzzle is solved: a sentence, because figures would all be zero. */
const NoResults = () => (
  <section class="panel" aria-label={puzzlesText().resultsByGrade}>
    <p>{puzzlesText().noResults}</p>
    <p>
      <a class="button main" href={`#1/play/${today()}`}>
        {puzzlesText().todaysPuzzle}
      </a>
    </p>
  </section>
);

interface ResultsProps {
  readonly figures: readonly (readonly [string, number])[];
  readonly grades: ReturnType<typeof figuresOf>;
}

function Results({ figures, grades }: ResultsProps) {
  const t = puzzlesText();
  return (
    <>
      <dl class="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <section class="panel" aria-labelledby="by-grade">
        <h2 id="by-grade">{t.byGrade}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a person without a pointer scrolls it by keys */}
        <section class="table-box" tabIndex={0} aria-label={t.resultsByGrade}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.columns.grade}</th>
                <th scope="col">{t.columns.solved}</th>
                <th scope="col">{t.columns.alone}</th>
                <th scope="col">{t.columns.fewest}</th>
                <th scope="col">{t.columns.median}</th>
              </tr>
            </thead>
            <tbody>
              {grades.map(({ grade, puzzles, solved, alone, fewest, median }) => (
                <tr key={grade}>
                  <th scope="row">{formatGrade(grade)}</th>
                  <td>
                    {number(solved)} <span class="muted">{t.of(puzzles)}</span>
                  </td>
                  <td>{number(alone)}</td>
                  <td>{number(fewest)}</td>
                  <td>{median === undefined ? '–' : unitText().time(median)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    </>
  );
}

/** A player's name, without what separates cells of a table, and what makes a formula of one. */
const nameInTable = (text: string): string => text.replaceAll(/[,"\r\n]/g, '').replace(/^\s*[=+@-]+/, '');

function LogPanel() {
  /** The rows that were deleted last. */
  const deleted = useSignal<readonly string[]>([]);
  const undo = useRef<HTMLButtonElement>(null);
  // the button that was pressed cannot be pressed again
  useEffect(() => undo.current?.focus(), [deleted.value]);
  const count = rows.value.length;
  const t = puzzlesText();
  return (
    <section class="panel" aria-labelledby="log">
      <h2 id="log">{t.log}</h2>
      <p>{t.logAbout}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.value.log}
          onChange={(event) => changeSettings({ log: event.currentTarget.checked })}
        />
        <span>{t.keepLog}</span>
      </label>
      <label class="field">
        <span>{t.player}</span>
        <input
          type="text"
          maxLength={LONGEST_PLAYER}
          placeholder={t.playerExample}
          value={settings.value.player}
          onInput={(event) => changeSettings({ player: nameInTable(event.currentTarget.value) })}
        />
      </label>
      <p role="status">{count === 0 ? t.logEmpty : t.logRows(count)}</p>
      <div class="row">
        <Button
          disabled={count === 0}
          onClick={() => saveFile(`unjam-log-${today()}.csv`, new Blob([logText()], { type: 'text/csv' }))}
        >
          {t.saveLog}
        </Button>
        <Button
          disabled={count === 0}
          onClick={() => {
            deleted.value = clearLog();
          }}
        >
          {t.deleteLog}
        </Button>
        {deleted.value.length > 0 && (
          <button
            ref={undo}
            type="button"
            class="button"
            onClick={() => {
              addFileRows(deleted.value);
              deleted.value = [];
            }}
          >
            {commonText().undo}
          </button>
        )}
      </div>
    </section>
  );
}
