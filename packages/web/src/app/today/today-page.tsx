import { useSignal } from '@preact/signals';
import { type CatalogueEntry, today } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { rushText } from '../language/english/rush.ts';
import { todayText } from '../language/english/today.ts';
import { unitText } from '../language/english/units.ts';
import { number as format, locale } from '../language/language.ts';
import { dailyOf, formatGrade, loadCatalogue } from '../model/catalogue.ts';
import { formatDay } from '../model/day-name.ts';
import { numberOfDay, secondsToNextDay, streaksOf } from '../model/days.ts';
import { ratedResults } from '../model/kept-ratings.ts';
import { nameOf } from '../model/named.ts';
import { ratingAfter } from '../model/player-rating.ts';
import { puzzleId } from '../model/puzzle-id.ts';
import { rateSolved } from '../model/rate-solved.ts';
import type { SeriesKind } from '../model/series-kind.ts';
import { bestOf } from '../model/series-results.ts';
import { RUSH } from '../model/series-run.ts';
import { loadSeries, seriesResults } from '../model/series-store.ts';
import { starsOf } from '../model/stars-of.ts';
import { dailyResults, wantsPicture } from '../model/state.ts';
import { suitable } from '../model/suitable.ts';
import { titleOf } from '../model/title.ts';
import { type Unfinished, unfinished } from '../model/unfinished.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { Icon } from '../parts/icons.tsx';
import { SmallBoard } from '../parts/small-board.tsx';
import { Stars } from '../parts/stars.tsx';
import { useNow } from '../parts/use-now.ts';
import { linkTo } from '../route.ts';
import { weekOf } from './week.ts';
import '../style/puzzles.css';
import '../style/today.css';
import { pageIcons } from '../parts/page-icons.ts';

/** The front page: the puzzle of the day, what was begun, and what suits the player. */
export function TodayPage() {
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  const now = useNow();
  useEffect(() => {
    loadSeries();
    void rateSolved();
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  if (entries.value.length === 0) return <p class="loading">{commonText().loading}</p>;
  const day = today(now);
  const { now: streak } = streaksOf(dailyResults.value, day);
  const begun = unfinished(3);
  const t = todayText();
  return (
    <div class="page today-page">
      <header class="today-head">
        <h1>{formatDay(day, day)}</h1>
        <p class="muted">
          {numberOfDay(day) > 0 && t.number(numberOfDay(day))}
          {streak > 0 && (
            <>
              {' · '}
              <Icon name={pageIcons.flame} /> {puzzlesText().daysInARow(streak)}
            </>
          )}
        </p>
      </header>
      <div class="today-stage">
        <Daily
          day={day}
          entry={dailyOf(entries.value, day)}
          now={now}
          begun={begun.some(({ attempt }) => attempt.puzzle === day)}
        />
        <Week day={day} entries={entries.value} />
        <div class="offers">
          {begun
            .filter(({ attempt }) => attempt.puzzle !== day)
            .slice(0, 2)
            .map((one) => (
              <GoOn key={one.link} {...one} />
            ))}
          <ForYou entries={entries.value} />
          <div class="races">
            <Race kind="rush" sign={`${RUSH / 60_000}:00`} />
            <Race kind="streak" sign="★★★" />
          </div>
          <a
            class="offer"
            href={linkTo('edit')}
            onClick={() => {
              wantsPicture.value = true;
            }}
          >
            <span class="offer-icon">
              <Icon name={pageIcons.picture} />
            </span>
            <OfferText title={t.photo}>{t.photoAbout}</OfferText>
          </a>
        </div>
        <div class="row today-more">
          <a class="button" href={linkTo('daily')}>
            <Icon name={pageIcons.calendar} />
            {t.archive}
          </a>
          <a class="button" href={linkTo('statistics')}>
            <Icon name={pageIcons.statistics} />
            {commonText().pages.statistics}
          </a>
        </div>
      </div>
    </div>
  );
}

interface DailyProps {
  readonly day: string;
  readonly entry: CatalogueEntry;
  readonly now: Date;
  /** Whether the player has made moves on it. */
  readonly begun: boolean;
}

function Daily({ day, entry, now, begun }: DailyProps) {
  const done = dailyResults.value[day];
  const t = todayText();
  return (
    <section class="todays" aria-label={puzzlesText().todaysPuzzle}>
      <a class="todays-board" href={`#1/play/${day}`}>
        <BoardPicture entry={entry} />
        <span class="button main">
          <Icon name="watch" />
          {done ? puzzlesText().playAgain : begun ? t.goOn : commonText().pages.play}
        </span>
      </a>
      <p class="todays-about">
        <strong>{formatGrade(entry.grade)}</strong>
        {done ? (
          <>
            <Stars count={starsOf(done, entry.moves)} />
            <span class="muted">{t.nextIn(unitText().time(secondsToNextDay(now)))}</span>
          </>
        ) : (
          <span class="muted">{unitText().about(unitText().time(secondsOf(entry.rating)))}</span>
        )}
      </p>
    </section>
  );
}

/** The seven days of this week as small boards; those to come are pale. */
function Week({ day, entries }: { day: string; entries: readonly CatalogueEntry[] }) {
  const weekday = new Intl.DateTimeFormat(locale.value, { weekday: 'short', timeZone: 'UTC' });
  return (
    <ol class="week" aria-label={todayText().week}>
      {weekOf(day).map((one) => {
        const entry = dailyOf(entries, one);
        const best = dailyResults.value[one];
        const name = weekday.format(Date.parse(`${one}T00:00:00Z`));
        const inside = (
          <>
            <BoardPicture entry={entry} />
            <span aria-hidden="true">{name}</span>
            {best && <Stars count={starsOf(best, entry.moves)} />}
          </>
        );
        return (
          <li key={one} class={one === day ? 'now' : undefined}>
            {one > day ? (
              <span class="later">
                <span class="hidden">
                  {formatDay(one, day)}, {todayText().later}
                </span>
                {inside}
              </span>
            ) : (
              <a href={`#1/play/${one}`} aria-current={one === day ? 'date' : undefined}>
                <span class="hidden">
                  {formatDay(one, day)}
                  {!best && `, ${puzzlesText().notSolved}`}
                </span>
                {inside}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const OfferText = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <span class="offer-text">
    <strong>{title}</strong>
    <span class="muted">{children}</span>
  </span>
);

const GoOn = ({ attempt, link }: Unfinished) => (
  <a class="offer" href={link}>
    <SmallBoard board={attempt.board} />
    <OfferText title={`${todayText().goOn}: ${titleOf(attempt)}`}>
      {todayText().made(unitText().moves(attempt.moves.length))}
    </OfferText>
  </a>
);

/** The way to Rush or Streak, with the player's best result. */
function Race({ kind, sign }: { kind: SeriesKind; sign: string }) {
  const t = rushText();
  const best = bestOf(seriesResults.value, kind)?.boards;
  return (
    <a class="offer" href={`#1/${kind}`}>
      <span class="race-sign" aria-hidden="true">
        {sign}
      </span>
      <OfferText title={commonText().pages[kind]}>
        {best === undefined ? t.never[kind] : t.best(kind === 'rush' ? t.boards(best) : t.inARow(best))}
      </OfferText>
    </a>
  );
}

function ForYou({ entries }: { entries: readonly CatalogueEntry[] }) {
  const entry = suitable(entries);
  const t = todayText();
  return entry ? (
    <a class="offer" href={`#1/play/${puzzleId(entry.board)}`}>
      <BoardPicture entry={entry} />
      <OfferText title={`${t.forYou}: ${nameOf(entry)}`}>
        {ratedResults.value.length > 0
          ? t.level(format(ratingAfter(ratedResults.value)))
          : `${formatGrade(entry.grade)} · ${unitText().about(unitText().time(secondsOf(entry.rating)))}`}
      </OfferText>
    </a>
  ) : null;
}
