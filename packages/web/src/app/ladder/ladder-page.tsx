import { signal, useComputed, useSignal } from '@preact/signals';
import { type CatalogueEntry, today } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';
import { useEffect } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { setText } from '../language/english/set.ts';
import { unitText } from '../language/english/units.ts';
import { number as format } from '../language/language.ts';
import { dailyOf, formatGrade, loadCatalogue } from '../model/catalogue.ts';
import { formatDay } from '../model/day-name.ts';
import { streaksOf } from '../model/days.ts';
import { writeLink } from '../model/link.ts';
import { writeLadderLink } from '../model/list-links.ts';
import { namedAs } from '../model/named.ts';
import { type Level, ladderOf, levelOf, nextOf, OPENING, type Pack, type Rung } from '../model/packs.ts';
import { puzzleId } from '../model/puzzle-id.ts';
import { setOf } from '../model/set-link.ts';
import { starsOf } from '../model/stars-of.ts';
import { dailyResults, ladderGrade, progress } from '../model/state.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { Icon } from '../parts/icons.tsx';
import { Star, Stars } from '../parts/stars.tsx';
import { linkTo } from '../route.ts';
import { NextBoard, Road, useRoad } from './road.tsx';
import '../style/puzzles.css';
import '../style/doors.css';
import '../style/ladder.css';
import { pageIcons } from '../parts/page-icons.ts';

const linkOf = ({ board }: CatalogueEntry): string => `#1/play/${puzzleId(board)}`;

/** The page of puzzles in order of difficulty: what to go on with, the daily puzzle, and the grades. */
export function LadderPage() {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  const ladder = useComputed(() => ladderOf(entries.value, progress.value));
  const level = useComputed(() => levelOf(entries.value, progress.value));
  if (entries.value.length === 0) return <p class="loading">{commonText().loading}</p>;
  const rung = ladder.value.find(({ grade }) => grade === ladderGrade.value);
  if (rung) return <GradePage rung={rung} />;
  return <Hub entries={entries.value} ladder={ladder.value} level={level.value} />;
}

interface HubProps {
  readonly entries: readonly CatalogueEntry[];
  readonly ladder: readonly Rung[];
  readonly level: Level;
}

/** What to play next, the boards with a name, and the grades. */
function Hub({ entries, ladder, level }: HubProps) {
  const { road, next } = useRoad(entries);
  const inOrder = nextOf(ladder, level.grade, progress.value);
  const t = puzzlesText();
  return (
    <div class="page ladder">
      <div class="puzzles-head">
        <div class="road-head">
          <h1>{commonText().pages.ladder}</h1>
          <a class="to-sets" href={linkTo('set')}>
            {commonText().pages.set}
          </a>
        </div>
        <LevelLine level={level} />
      </div>
      {next && <NextBoard entry={next} />}
      <div class="doors">
        {inOrder && <Continue entry={inOrder} />}
        <Daily entry={dailyOf(entries, today())} />
      </div>
      <Road road={road} next={next} />
      <section class="by-grade" aria-labelledby="by-grade">
        <div class="road-head">
          <h2 id="by-grade">{t.byGrade}</h2>
        </div>
        <ul class="rungs">
          {ladder.map((one) => (
            <li key={one.grade}>
              <RungRow rung={one} />
            </li>
          ))}
        </ul>
      </section>
      <div class="row more">
        <a class="button" href={linkTo('puzzles')}>
          {t.allWithFilters}
        </a>
        <a class="button" href={linkTo('statistics')}>
          <Icon name={pageIcons.statistics} />
          {commonText().pages.statistics}
        </a>
        <a class="button" href={`${writeLink('play')}/lesson-1`}>
          <Icon name={pageIcons.learn} />
          {t.howToPlay}
        </a>
      </div>
    </div>
  );
}

function LevelLine({ level: { grade, next } }: { level: Level }) {
  return (
    <p class="muted">
      {puzzlesText().yourLevel} <strong class="level">{formatGrade(grade)}</strong>
      {next && puzzlesText().toNext(next.more, formatGrade(next.grade))}
    </p>
  );
}

function Continue({ entry }: { entry: CatalogueEntry }) {
  return (
    <a class="door" href={linkOf(entry)}>
      <BoardPicture entry={entry} />
      <span class="door-text">
        <span class="door-title">
          {Object.keys(progress.value).length > 0 ? puzzlesText().goOn : puzzlesText().begin}
        </span>
        <span class="muted">
          {commonText().puzzle(entry.number)} · {formatGrade(entry.grade)}
        </span>
      </span>
    </a>
  );
}

function Daily({ entry }: { entry: CatalogueEntry }) {
  const day = today();
  const { now } = streaksOf(dailyResults.value, day);
  const done = dailyResults.value[day];
  const t = puzzlesText();
  return (
    <div class="door daily-door">
      <BoardPicture entry={entry} />
      <div class="door-text">
        <a class="door-link" href={`#1/play/${day}`}>
          <span class="door-title">
            {commonText().pages.daily}
            {done && <Icon name={pageIcons.check} />}
            {done && <span class="hidden">{t.solved}</span>}
          </span>
          <span class="muted">{formatDay(day, day)}</span>
        </a>
        <a class="door-more" href={linkTo('daily')}>
          <Icon name={now > 0 ? pageIcons.flame : pageIcons.calendar} />
          {now > 0 ? t.daysInARow(now) : t.calendar}
        </a>
      </div>
    </div>
  );
}

function RungRow({ rung: { grade, count, solved, stars } }: { rung: Rung }) {
  return (
    <a class="rung" href={writeLadderLink(grade)}>
      <span class="rung-name">{formatGrade(grade)}</span>
      <span class="rung-count">
        {solved > 0 ? puzzlesText().solvedOf(solved, count) : puzzlesText().found(count)}
      </span>
      {solved > 0 && (
        <>
          <progress max={count} value={solved} aria-hidden="true" />
          <span class="rung-stars">
            <Star full={stars > 0} />
            {format(stars)}
          </span>
        </>
      )}
    </a>
  );
}

/** The packs that the player has opened or closed, by their titles, until the app is closed. */
const opened = signal<Readonly<Record<string, boolean>>>({});

function GradePage({ rung: { grade, packs, solved, count } }: { rung: Rung }) {
  return (
    <div class="page ladder">
      <div class="puzzles-head">
        <a class="back" href={writeLadderLink(undefined)}>
          <Icon name="back" />
          {commonText().pages.ladder}
        </a>
        <h1>{formatGrade(grade)}</h1>
        <p class="muted">{puzzlesText().puzzlesSolved(solved, count)}</p>
      </div>
      {packs.map((pack) => (
        <PackPanel key={pack.number} pack={pack} last={pack.number === lastOpen(packs)} />
      ))}
    </div>
  );
}

const lastOpen = (packs: readonly Pack[]): number => packs.findLast(({ open }) => open)?.number ?? 1;

function PackPanel({
  pack: { grade, number, entries, themes, solved, stars, open },
  last,
}: {
  pack: Pack;
  last: boolean;
}) {
  const title = `${formatGrade(grade)} ${format(number)}`;
  if (!open)
    return (
      <section class="pack locked">
        <h2>
          <Icon name={pageIcons.lock} />
          {title}
        </h2>
        <p class="muted">{puzzlesText().opens(OPENING)}</p>
      </section>
    );
  return (
    <details
      class="pack"
      open={opened.value[title] ?? last}
      onToggle={({ currentTarget: { open: now } }) => {
        if (now !== (opened.value[title] ?? last)) opened.value = { ...opened.value, [title]: now };
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span class="muted">{puzzlesText().packSolved(solved, entries.length, stars)}</span>
        {themes.length > 0 && (
          <span class="muted pack-themes">
            {themes.map((theme) => puzzlesText().themes[theme]).join(' · ')}
          </span>
        )}
      </summary>
      <p class="row pack-set">
        <a class="button" href={setOf(title, entries)}>
          {setText().makeSet}
        </a>
      </p>
      <ul class="tiles">
        {entries.map((entry) => (
          <li key={entry.board}>
            <a class="tile" href={linkOf(entry)} title={describe(entry)}>
              <BoardPicture entry={entry} />
              <TileName entry={entry} />
              <Stars count={starsOf(progress.value[entry.board], entry.moves)} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function TileName({ entry }: { entry: CatalogueEntry }) {
  const named = namedAs(entry.board);
  return <span class={`tile-name${named ? ' word' : ''}`}>{named?.name ?? format(entry.number)}</span>;
}

const describe = ({ rating, moves }: CatalogueEntry): string =>
  puzzlesText().tile(unitText().time(secondsOf(rating)), moves);
