// The page of the open atlas: every puzzle of a size, with a filter, charts, a random draw and a search for a board.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import '../style/puzzles.css';
import '../style/atlas.css';
import { compactText } from '@unjam/core/formats';
import { missing } from '../device/missing.ts';
import { saveFile } from '../device/save-file.ts';
import { atlasText } from '../language/english/atlas.ts';
import { percent } from '../language/language.ts';
import { Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';
import { useKeptFocus } from '../parts/keep-focus.ts';
import { ClosesOnPhone } from '../parts/sheet.tsx';
import { AtlasCard, boardIn } from './atlas-card.tsx';
import { filterOf } from './atlas-fields.ts';
import { AtlasFilterPanel } from './atlas-filter-panel.tsx';
import { isEverything } from './atlas-query.ts';
import {
  ask,
  clear,
  dialogOpen,
  draw,
  failure,
  fields,
  forget,
  keepAll,
  listed,
  loading,
  names,
  open,
  opened,
  puzzles,
  SHEET,
  selected,
  sheet,
  start,
  transferred,
  turnTo,
  wholeBytes,
} from './atlas-store.ts';
import { Charts } from './charts.tsx';
import { FindPanel } from './find-panel.tsx';
import { PuzzleDialog } from './puzzle-dialog.tsx';

export function AtlasPage() {
  useEffect(() => {
    void start();
    // the list is there again when a person comes back from a puzzle
    return () => {
      dialogOpen.value = false;
    };
  }, []);
  return (
    <div class="page atlas">
      <Head />
      <Failure />
      {listed.value && (
        <>
          <Filter />
          <List />
          <FindPanel />
          <Offline />
        </>
      )}
      <PuzzleDialog />
    </div>
  );
}

/** The fields and the charts, which are drawn only once they are asked for: the boards come first. */
function Filter() {
  const asked = useSignal(!isEverything(filterOf(fields.value)));
  return (
    <details
      class="filter-box"
      open={asked.value}
      onToggle={({ currentTarget: { open } }) => {
        asked.value = open;
      }}
    >
      <summary class="button">{atlasText().filter}</summary>
      <ClosesOnPhone />
      {asked.value && (
        <>
          <AtlasFilterPanel />
          <Charts />
        </>
      )}
    </details>
  );
}

function Head() {
  const t = atlasText();
  const { atlas, name } = opened.value ?? {};
  const size = atlas?.size;
  const sizeText = size ? t.size(size.width, size.height, size.minWalls, size.maxWalls) : '';
  return (
    <div class="puzzles-head atlas-head">
      <h1>{t.title}</h1>
      {atlas ? (
        <p class="muted">{t.about(sizeText, atlas.puzzles, atlas.states)}</p>
      ) : (
        !(failure.value || missing.value) && (
          <p class="muted" role="status">
            {t.loading}
          </p>
        )
      )}
      {names.value.length > 1 && name && (
        <Select
          label={t.board}
          value={name}
          options={names.value.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={(next) => void open(next)}
        />
      )}
    </div>
  );
}

/** The name of an atlas in the list: `6×6` for atlas-6x6.json, and of any other manifest its own. */
const nameOf = (manifest: string): string =>
  manifest.replace(/\.json$/, '').replace(/^atlas-(\d+)x(\d+)$/, '$1×$2');

/** What went wrong, and what can be done about it. */
function Failure() {
  const t = atlasText();
  if (!failure.value) return null;
  const { code, message } = failure.value;
  return (
    <div class="panel" role="alert">
      <p class="problem">
        {code === 'network' && !navigator.onLine ? t.withoutNetwork : t.failed[code](message)}
      </p>
      <div class="row">
        {opened.value && code === 'no-ranges' && <LoadAll />}
        <Button onClick={() => void (opened.value ? ask() : start())}>{t.again}</Button>
      </div>
    </div>
  );
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);

function LoadAll() {
  const t = atlasText();
  return loading.value === undefined ? (
    <Button onClick={() => void keepAll()}>{t.load(megabytes(wholeBytes.value))}</Button>
  ) : (
    <p role="status">{t.progress(percent(loading.value))}</p>
  );
}

function List() {
  const t = atlasText();
  const head = useRef<HTMLParagraphElement>(null);
  const everything = isEverything(filterOf(fields.value));
  useKeptFocus(head, everything);
  const { count = 0 } = listed.value ?? {};
  const sheets = Math.ceil(count / SHEET);
  const turn = (next: number) => {
    turnTo(next);
    // so that a screen reader continues at the top of the list
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div class="list-head">
        <p class="found" role="status" tabIndex={-1} ref={head}>
          {count === 0 ? t.none : t.found(count, opened.value?.atlas.puzzles ?? 0)}
          {sheets > 1 && `, ${t.page(sheet.value + 1, sheets)}`}
        </p>
        {count > 0 && <Button onClick={() => void draw()}>{t.draw}</Button>}
        {!everything && <Button onClick={clear}>{t.clear}</Button>}
      </div>
      <ul class={`cards ${selected.value.size > 0 ? 'not-printed' : ''}`}>
        {puzzles.value.map((puzzle) => (
          <li key={puzzle.row}>
            <AtlasCard puzzle={puzzle} />
          </li>
        ))}
      </ul>
      {selected.value.size > 0 && (
        <ul class="cards only-printed" aria-hidden="true">
          {[...selected.value.values()].map((puzzle) => (
            <li key={puzzle.row}>
              <AtlasCard puzzle={puzzle} />
            </li>
          ))}
        </ul>
      )}
      {sheets > 1 && (
        <nav class="sheets" aria-label={t.pages}>
          <Button disabled={sheet.value === 0} onClick={() => turn(sheet.value - 1)}>
            {t.previous}
          </Button>
          <span>{t.page(sheet.value + 1, sheets)}</span>
          <Button disabled={sheet.value >= sheets - 1} onClick={() => turn(sheet.value + 1)}>
            {t.next}
          </Button>
        </nav>
      )}
      {count > 0 && (
        <div class="row">
          <Button onClick={() => print()}>{t.printing(selected.value.size)}</Button>
          <Button onClick={saveText}>{t.save}</Button>
          {selected.value.size > 0 && (
            <Button
              onClick={() => {
                selected.value = new Map();
              }}
            >
              {t.selectNone}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Saves the selected puzzles, or those of this page, one board a line. */
function saveText(): void {
  const chosen = selected.value.size > 0 ? [...selected.value.values()] : puzzles.value;
  const lines = chosen.flatMap(({ board }) => {
    const legal = boardIn(board);
    return legal ? [`${compactText(legal)}\n`] : [];
  });
  saveFile('atlas.txt', new Blob(lines, { type: 'text/plain' }));
}

function Offline() {
  const t = atlasText();
  const { kept } = opened.value ?? {};
  const head = useRef<HTMLHeadingElement>(null);
  useKeptFocus(head, `${kept} ${loading.value === undefined}`);
  return (
    <section class="panel atlas-offline" aria-label={t.offline}>
      <h2 tabIndex={-1} ref={head}>
        {t.offline}
      </h2>
      {kept === undefined ? (
        <>
          <p>{t.offlineOffer(megabytes(wholeBytes.value))}</p>
          <div class="row">
            <LoadAll />
          </div>
        </>
      ) : (
        <>
          <p>{kept === 'device' ? t.kept : t.inMemory}</p>
          <div class="row">
            <Button onClick={() => void forget()}>{t.forget}</Button>
          </div>
        </>
      )}
      <p class="muted">{t.transferred(Math.ceil(transferred.value / 1000))}</p>
    </section>
  );
}
