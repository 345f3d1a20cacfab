import { useSignal } from '@preact/signals';
import { type CatalogueEntry, today } from '@unjam/core/catalogue';
import { useEffect } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { rushText } from '../language/english/rush.ts';
import { loadCatalogue } from '../model/catalogue.ts';
import { writeSeriesLink } from '../model/list-links.ts';
import { newSeed, seedOfDay, seriesOf } from '../model/series.ts';
import type { SeriesKind } from '../model/series-kind.ts';
import { bestOf } from '../model/series-results.ts';
import { beginRun, endRun } from '../model/series-run.ts';
import { loadSeries, rememberRun, runs, seriesResults, setRun } from '../model/series-store.ts';
import { linkedSeries } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icons.tsx';
import { linkTo } from '../route.ts';
import { RunView } from './run-view.tsx';
import { SeriesResultView } from './series-result-view.tsx';
import { formatResult } from './series-words.ts';
import '../style/rush.css';

/** Before a run its rules, then its boards, then its result. */
export function SeriesPage({ kind }: { kind: SeriesKind }) {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    loadSeries();
    void loadCatalogue().then((read) => {
      const run = runs.value[kind];
      // without a seed the link goes on with what was begun
      if (!linkedSeries.value.seed && run && !run.over)
        linkedSeries.value = { seed: run.seed, rival: run.rival };
      entries.value = read;
    });
  }, [kind]);
  if (entries.value.length === 0) return <p class="loading">{commonText().loading}</p>;
  const run = runs.value[kind];
  const { seed } = linkedSeries.value;
  if (!run || run.seed !== seed) return <Rules kind={kind} />;
  if (run.over) return <SeriesResultView run={run} onStart={(next) => start(kind, next)} />;
  return <RunView key={run.began} run={run} series={seriesOf(entries.value, kind, run.seed)} />;
}

/** Begins a run; one on other boards is over then, and its result is kept. */
function start(kind: SeriesKind, seed: string): void {
  const before = runs.value[kind];
  if (before && !before.over) rememberRun(endRun(before));
  const rival = seed === linkedSeries.value.seed ? linkedSeries.value.rival : undefined;
  linkedSeries.value = { seed, rival };
  setRun(beginRun(kind, seed, Date.now(), rival));
}

function Rules({ kind }: { kind: SeriesKind }) {
  const t = rushText();
  const { seed, rival } = linkedSeries.value;
  const best = bestOf(seriesResults.value, kind);
  const open = runs.value[kind];
  const ofDay = seedOfDay(today());
  return (
    <div class="page rush-page">
      <header>
        <a class="back" href={linkTo('today')}>
          <Icon name="back" />
          {commonText().pages.today}
        </a>
        <h1>{commonText().pages[kind]}</h1>
      </header>
      <section class="panel rush-rules" aria-label={commonText().pages[kind]}>
        <p>{t.about[kind]}</p>
        {seed && <p class="muted">{rival === undefined ? t.shared : t.rival(rival)}</p>}
        {open && !open.over && seed && <p class="muted">{t.ends(open.solved.length)}</p>}
        {best && <p class="rush-best">{t.best(formatResult(kind, best.boards))}</p>}
        <div class="row">
          <Button kind="main" onClick={() => start(kind, seed ?? newSeed())}>
            {t.start}
          </Button>
          {seed !== ofDay && (
            <a class="button" href={writeSeriesLink(kind, { seed: ofDay })}>
              {t.today}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}
