import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { today } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';
import { useEffect } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import { unitText } from '../language/english/units.ts';
import { number as format } from '../language/language.ts';
import { dailyOf, formatGrade, loadCatalogue } from '../model/catalogue.ts';
import { formatDay } from '../model/day-name.ts';
import { addMonths, isOnTime, type Month, monthOf, streaksOf } from '../model/days.ts';
import { starsOf } from '../model/stars-of.ts';
import { dailyResults } from '../model/state.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icons.tsx';
import { Stars } from '../parts/stars.tsx';
import { useNow } from '../parts/use-now.ts';
import { linkTo } from '../route.ts';
import { Distribution } from './distribution.tsx';
import '../style/puzzles.css';
import '../style/daily.css';

/** The month of the first daily puzzles. */
const FIRST_MONTH = '2026-01';

/** The page of the daily puzzles: today's, the streak, and a calendar of the days before. */
export function DailyPage() {
  const day = today(useNow());
  const entries = useSignal<readonly CatalogueEntry[]>([]);
  const month = useSignal(day.slice(0, 7));
  useEffect(() => {
    void loadCatalogue().then((read) => {
      entries.value = read;
    });
  }, []);
  if (entries.value.length === 0) return <p class="loading">{commonText().loading}</p>;
  const entry = dailyOf(entries.value, day);
  const done = dailyResults.value[day];
  const { now, longest } = streaksOf(dailyResults.value, day);
  const solved = Object.keys(dailyResults.value).length;
  const t = puzzlesText();
  return (
    <div class="page daily-page">
      <header>
        <a class="back" href={linkTo('today')}>
          <Icon name="back" />
          {commonText().pages.today}
        </a>
        <h1>{commonText().pages.daily}</h1>
        <p class="muted">{formatDay(day, day)}</p>
      </header>
      <div class="daily-stage">
        <section class="panel today" aria-label={t.todaysPuzzle}>
          <BoardPicture entry={entry} />
          <div>
            <p>
              <strong>{formatGrade(entry.grade)}</strong>
              <br />
              <span class="muted">{unitText().about(unitText().time(secondsOf(entry.rating)))}</span>
            </p>
            {done && (
              <p>
                <Stars count={starsOf(done, entry.moves)} />
                <br />
                <span class="muted">{t.solvedIn(done.moves)}</span>
              </p>
            )}
            <a class="button main" href={`#1/play/${day}`}>
              {done ? t.playAgain : commonText().pages.play}
            </a>
          </div>
        </section>
        <section class="panel" aria-label={t.calendar}>
          {solved > 0 && (
            <dl class="streaks">
              <div>
                <dt>{t.streak}</dt>
                <dd>{format(now)}</dd>
              </div>
              <div>
                <dt>{t.longestStreak}</dt>
                <dd>{format(longest)}</dd>
              </div>
              <div>
                <dt>{t.daysSolved}</dt>
                <dd>{format(solved)}</dd>
              </div>
            </dl>
          )}
          <Distribution />
          <Calendar
            month={monthOf(`${month.value}-01`)}
            today={day}
            entries={entries.value}
            onTurn={(count) => {
              month.value = addMonths(month.value, count);
            }}
          />
        </section>
      </div>
    </div>
  );
}

interface CalendarProps {
  readonly month: Month;
  readonly today: string;
  readonly entries: readonly CatalogueEntry[];
  readonly onTurn: (months: number) => void;
}

function Calendar({ month, today: now, entries, onTurn }: CalendarProps) {
  const cells = [...Array.from({ length: month.before }, () => undefined), ...month.days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => cells[week * 7 + weekday]),
  );
  return (
    <div class="calendar">
      <div class="calendar-head">
        <Button icon="back" disabled={month.id <= FIRST_MONTH} onClick={() => onTurn(-1)}>
          <span class="hidden">{puzzlesText().monthBefore}</span>
        </Button>
        <h2 aria-live="polite">{month.title}</h2>
        <Button icon="forth" disabled={month.id >= now.slice(0, 7)} onClick={() => onTurn(1)}>
          <span class="hidden">{puzzlesText().monthAfter}</span>
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            {month.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <span class="hidden">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={day ?? weekday}>{day && <Day day={day} today={now} entries={entries} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({
  day,
  today: now,
  entries,
}: {
  day: string;
  today: string;
  entries: readonly CatalogueEntry[];
}) {
  const number = Number(day.slice(8));
  if (day > now) return <span class="day later">{number}</span>;
  const best = dailyResults.value[day];
  const stars = best ? starsOf(best, dailyOf(entries, day).moves) : 0;
  const t = puzzlesText();
  const state = !best ? t.notSolved : isOnTime(best, day) ? t.solvedOnTheDay : t.solvedLater;
  return (
    <a
      class={`day${best ? ' solved' : ''}${best && !isOnTime(best, day) ? ' late' : ''}${stars === 3 ? ' best' : ''}`}
      href={`#1/play/${day}`}
      aria-current={day === now ? 'date' : undefined}
      aria-label={`${formatDay(day, now)}, ${state}`}
    >
      <BoardPicture entry={dailyOf(entries, day)} />
      <span>{number}</span>
    </a>
  );
}
