import { useComputed, useSignal } from '@preact/signals';
import { type CatalogueEntry, formatEntryTitle, today } from '@unjam/core/catalogue';
import { formatSeconds, secondsOf } from '@unjam/core/difficulty';
import { counted, grouped } from '@unjam/core/render';
import { useEffect } from 'preact/hooks';
import { formatDay, streaksOf } from '../daily/days.ts';
import { starsOf } from '../device/best-results.ts';
import { dailyResults, progress } from '../device/progress.ts';
import { Icon } from '../icons.tsx';
import { writeLadderLink, writeLink } from '../link.ts';
import { BoardPicture } from '../puzzles/board-picture.tsx';
import { dailyOf, formatGrade, loadCatalogue } from '../puzzles/catalogue.ts';
import { puzzleId } from '../puzzles/puzzle-id.ts';
import { ladderGrade, linkTo } from '../route.ts';
import { Star, Stars } from '../stars.tsx';
import { type Level, ladderOf, levelOf, nextOf, OPENING, type Pack, type Rung } from './packs.ts';
import '../style/puzzles.css';
import '../style/ladder.css';

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
  if (entries.value.length === 0) return <p class="loading">Loading…</p>;
  const rung = ladder.value.find(({ grade }) => grade === ladderGrade.value);
  if (rung) return <GradePage rung={rung} />;
  const next = nextOf(ladder.value, level.value.grade, progress.value);
  return (
    <div class="page ladder">
      <div class="puzzles-head">
        <h1>Puzzles</h1>
        <LevelLine level={level.value} />
      </div>
      <div class="doors">
        {next && <Continue entry={next} />}
        <Daily entry={dailyOf(entries.value, today())} />
      </div>
      <ul class="rungs">
        {ladder.value.map((one) => (
          <li key={one.grade}>
            <RungRow rung={one} />
          </li>
        ))}
      </ul>
      <div class="row more">
        <a class="button" href={linkTo('puzzles')}>
          All puzzles, with filters
        </a>
        <a class="button" href={linkTo('statistics')}>
          <Icon name="statistics" />
          Statistics
        </a>
        <a class="button" href={`${writeLink('play')}/lesson-1`}>
          <Icon name="learn" />
          How to play
        </a>
      </div>
    </div>
  );
}

function LevelLine({ level: { grade, next } }: { level: Level }) {
  return (
    <p class="muted">
      Your level: <strong class="level">{formatGrade(grade)}</strong>
      {next && `. ${counted(next.more, `more ${next.grade} puzzle`)} without help to reach the next.`}
    </p>
  );
}

function Continue({ entry }: { entry: CatalogueEntry }) {
  return (
    <a class="door" href={linkOf(entry)}>
      <BoardPicture entry={entry} />
      <span class="door-text">
        <span class="door-title">{Object.keys(progress.value).length > 0 ? 'Continue' : 'Start'}</span>
        <span class="muted">
          {formatEntryTitle(entry)} · {formatGrade(entry.grade)}
        </span>
      </span>
    </a>
  );
}

function Daily({ entry }: { entry: CatalogueEntry }) {
  const day = today();
  const { now } = streaksOf(dailyResults.value, day);
  const done = dailyResults.value[day];
  return (
    <div class="door daily-door">
      <BoardPicture entry={entry} />
      <div class="door-text">
        <a class="door-link" href={`#1/play/${day}`}>
          <span class="door-title">
            Daily{done && <Icon name="check" />}
            {done && <span class="hidden">solved</span>}
          </span>
          <span class="muted">{formatDay(day, day)}</span>
        </a>
        <a class="door-more" href={linkTo('daily')}>
          <Icon name={now > 0 ? 'flame' : 'calendar'} />
          {now > 0 ? `${counted(now, 'day')} in a row` : 'Calendar'}
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
        {grouped(solved)} of {grouped(count)} solved
      </span>
      <progress max={count} value={solved} aria-hidden="true" />
      <span class="rung-stars">
        <Star full={stars > 0} />
        {grouped(stars)}
      </span>
    </a>
  );
}

function GradePage({ rung: { grade, packs, solved, count } }: { rung: Rung }) {
  return (
    <div class="page ladder">
      <div class="puzzles-head">
        <a class="back" href={writeLadderLink(undefined)}>
          <Icon name="back" />
          Puzzles
        </a>
        <h1>{formatGrade(grade)}</h1>
        <p class="muted">
          {grouped(solved)} of {counted(count, 'puzzle')} solved
        </p>
      </div>
      {packs.map((pack) => (
        <PackPanel key={pack.number} pack={pack} last={pack.number === lastOpen(packs)} />
      ))}
    </div>
  );
}

const lastOpen = (packs: readonly Pack[]): number => packs.findLast(({ open }) => open)?.number ?? 1;

function PackPanel({
  pack: { grade, number, entries, solved, stars, open },
  last,
}: {
  pack: Pack;
  last: boolean;
}) {
  const title = `${formatGrade(grade)} ${number}`;
  if (!open)
    return (
      <section class="pack locked">
        <h2>
          <Icon name="lock" />
          {title}
        </h2>
        <p class="muted">Opens when {OPENING} puzzles of the pack before it are solved</p>
      </section>
    );
  return (
    <details class="pack" open={last}>
      <summary>
        <h2>{title}</h2>
        <span class="muted">
          {solved} of {entries.length} solved · {counted(stars, 'star')}
        </span>
      </summary>
      <ul class="tiles">
        {entries.map((entry) => (
          <li key={entry.board}>
            <a class="tile" href={linkOf(entry)} title={describe(entry)}>
              <BoardPicture entry={entry} />
              <span class="tile-name">{entry.number}</span>
              <Stars count={starsOf(progress.value[entry.board], entry.moves)} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const describe = ({ rating, moves }: CatalogueEntry): string =>
  `about ${formatSeconds(secondsOf(rating))}, ${counted(moves, 'move')}`;
