import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { rushText } from '../language/english/rush.ts';
import { number } from '../language/language.ts';
import { newSeed } from '../model/series.ts';
import { bestOf, resultOf } from '../model/series-results.ts';
import type { Run } from '../model/series-run.ts';
import { seriesResults } from '../model/series-store.ts';
import { linkedSeries } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';
import { linkTo } from '../route.ts';
import { ByHand } from '../share/by-hand.tsx';
import { type Sharing, shareText } from '../share/share-text.ts';
import { ended } from './ended.ts';
import { describeRun, formatResult } from './series-words.ts';
import '../style/won.css';

/** The result of a run, and what to do next. */
export function SeriesResultView({ run, onStart }: { run: Run; onStart: (seed: string) => void }) {
  const { kind, seed, solved, began } = run;
  const rival = linkedSeries.value.rival ?? run.rival;
  const t = rushText();
  const boards = solved.length;
  const counted = resultOf(seriesResults.value, kind, seed);
  const isFirst = !counted || counted.at === began;
  const best = bestOf(seriesResults.value, kind);
  const shared = useSignal<Sharing | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="page rush-page">
      <h1 ref={heading} tabIndex={-1}>
        {commonText().pages[kind]}: {formatResult(kind, boards)}
      </h1>
      <section class="panel rush-result" aria-label={commonText().pages[kind]}>
        <p class="rush-count" aria-hidden="true">
          {number(boards)}
        </p>
        <p role="status">
          {ended.value()} {isFirst && boards > 0 && best?.at === began && t.record}
          {!isFirst && t.known(counted.boards)}{' '}
          {rival !== undefined && t.against[boards > rival ? 'more' : boards === rival ? 'same' : 'fewer']}
        </p>
        {best && best.at !== began && <p class="muted">{t.best(formatResult(kind, best.boards))}</p>}
        <div class="won-ways">
          <Button kind="main" onClick={() => onStart(newSeed())}>
            {t.again}
          </Button>
          <Button
            onClick={() =>
              void shareText(Promise.resolve(describeRun(run, location.href))).then((sharing) => {
                shared.value = sharing;
              })
            }
          >
            {shared.value?.said() ?? commonText().share}
          </Button>
          {shared.value?.refused && <ByHand text={shared.value.refused} />}
          <Button onClick={() => onStart(seed)}>{t.same}</Button>
          <a class="button" href={linkTo('today')}>
            {commonText().pages.today}
          </a>
        </div>
      </section>
    </div>
  );
}
