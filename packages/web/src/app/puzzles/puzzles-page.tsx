import { signal, useComputed, useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';
import { useEffect, useRef } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { unitText } from '../language/english/units.ts';
import '../style/puzzles.css';
import { keep, keptSignal } from '../device/kept.ts';
import { setText } from '../language/english/set.ts';
import { formatGrade, loadCatalogue } from '../model/catalogue.ts';
import { puzzleId } from '../model/puzzle-id.ts';
import { MOST, setOf } from '../model/set-link.ts';
import { listPage, progress } from '../model/state.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icons.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { ClosesOnPhone } from '../parts/sheet.tsx';
import { linkTo } from '../route.ts';
import { anything, type Filter, filtered, filtering, readFilter } from './filter.ts';
import { FilterPanel } from './filter-panel.tsx';

/** The number of puzzles on a page of the list. */
const SHEET = 24;

const isDone = ({ board }: CatalogueEntry): boolean => progress.value[board] !== undefined;

/** The link that plays a puzzle. */
const linkOf = ({ board }: CatalogueEntry): string => `#1/play/${puzzleId(board)}`;

/** `Expert, about 9 min, 46 moves`: the time is what half of all players need, as predicted. */
const describe = ({ grade, rating, moves }: CatalogueEntry): string =>
  puzzlesText().card(formatGrade(grade), unitText().time(secondsOf(rating)), moves);

/** On wide screens the filter is open from the start. */
const wide = matchMedia('(min-width: 64rem)').matches;

/** What the player looks for. */
const filter = signal<Filter>(anything);
const keptFilter = keptSignal('criteria', filter, readFilter);

/** The page of the whole catalogue: a list with a filter. */
export function PuzzlesPage() {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  const found = useComputed(() => filtered(entries.value, filter.value, isDone));
  const list = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    keep(keptFilter);
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  const ask = (part: Partial<Filter>) => {
    filter.value = { ...filter.value, ...part };
    listPage.value = 0;
  };
  const turnTo = (next: number) => {
    listPage.value = next;
    // a screen reader goes on at the head of the list
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  if (entries.value.length === 0) return <p class="loading">{commonText().loading}</p>;
  const sheets = Math.ceil(found.value.length / SHEET);
  const sheet = Math.max(0, Math.min(listPage.value, sheets - 1));
  const first = sheet * SHEET;
  const t = puzzlesText();
  return (
    <div class="page">
      <div class="puzzles-head">
        <a class="back" href={linkTo('ladder')}>
          <Icon name="back" />
          {commonText().pages.ladder}
        </a>
        <h1>{commonText().pages.puzzles}</h1>
        <p class="muted">{t.puzzlesSolved(entries.value.filter(isDone).length, entries.value.length)}</p>
      </div>
      <details class="filter-box" open={wide || filtering(filter.value)}>
        <summary class="button">{t.filterAndSort}</summary>
        <ClosesOnPhone />
        <FilterPanel entries={entries.value} filter={filter.value} onChange={ask} />
      </details>
      <p class="found" role="status" tabIndex={-1} ref={list}>
        {found.value.length === 0
          ? `${t.noneMatch} `
          : sheets > 1
            ? t.foundOnPage(found.value.length, sheet + 1, sheets)
            : t.found(found.value.length)}
        {found.value.length === 0 && <Button onClick={() => ask(anything)}>{t.showAll}</Button>}
      </p>
      {found.value.length > 0 && found.value.length <= MOST && (
        <p class="row">
          <a class="button" href={setOf('', found.value)}>
            {setText().makeSet}
          </a>
        </p>
      )}
      <ul class="cards">
        {found.value.slice(first, first + SHEET).map((entry) => (
          <li key={entry.board}>
            <Card entry={entry} />
          </li>
        ))}
      </ul>
      {sheets > 1 && <Sheets at={sheet} of={sheets} onTurn={turnTo} />}
    </div>
  );
}

function Card({ entry }: { entry: CatalogueEntry }) {
  const best = progress.value[entry.board];
  return (
    <a class="card" href={linkOf(entry)}>
      <BoardPicture entry={entry} />
      <span class="card-name">
        {commonText().puzzle(entry.number)}
        {best && (
          <span class="done">
            <Icon name={pageIcons.check} />
            <span class="hidden">{puzzlesText().solved}</span>
          </span>
        )}
      </span>
      <span class="muted">
        {describe(entry)}
        {best && puzzlesText().yourBest(best.moves)}
      </span>
    </a>
  );
}

interface SheetsProps {
  readonly at: number;
  readonly of: number;
  readonly onTurn: (sheet: number) => void;
}

function Sheets({ at, of, onTurn }: SheetsProps) {
  const t = puzzlesText();
  return (
    <nav class="sheets" aria-label={t.pagesOfPuzzles}>
      <Button disabled={at === 0} onClick={() => onTurn(at - 1)}>
        {t.previous}
      </Button>
      <label class="field">
        <span class="hidden">{t.page}</span>
        <select value={at} onChange={(event) => onTurn(Number(event.currentTarget.value))}>
          {Array.from({ length: of }, (_, sheet) => (
            <option key={sheet} value={sheet}>
              {t.pageOf(sheet + 1, of)}
            </option>
          ))}
        </select>
      </label>
      <Button disabled={at === of - 1} onClick={() => onTurn(at + 1)}>
        {commonText().next}
      </Button>
    </nav>
  );
}
