// Days as texts such as `2026-11-21`: arithmetic, names in the reader's language, and streaks.

import { locale as present } from '../language/language.ts';
import type { Best, Progress } from './best-results.ts';

import { formatDay } from './day-name.ts';

const DAY = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many days later, or earlier if negative. */
export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY);

/** The days from 1970-01-01 to a day. */
export const dayCount = (day: string): number => timeOf(day) / DAY;

/** The number of a daily puzzle, from 1: `2026-01-01` has number 1. Days before it have numbers below 1, which nobody is told. */
export const numberOfDay = (day: string): number => dayCount(day) - dayCount('2026-01-01') + 1;

/** `Daily · Saturday, November 21`. */
export const dailyTitle = (day: string, now = dayOf(Date.now()), locale = present.value): string =>
  `Daily · ${formatDay(day, now, locale)}`;

/** The seconds until the next day begins where the player is, rounded up to a minute. */
export function secondsToNextDay(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.ceil((next.getTime() - now.getTime()) / 60_000) * 60;
}

interface Streaks {
  /** Days in a row up to today, or up to yesterday while today's puzzle is not solved. */
  readonly now: number;
  readonly longest: number;
}

/**
 * Whether the puzzle of a day was solved on that day. It cannot be opened before, so an earlier day comes from a clock that went back,
 * such as that of a traveller who solves it once more.
 */
export const isOnTime = (best: Best | undefined, day: string): boolean => !!best && best.day <= day;

/** The streaks of days whose puzzle was solved on the day itself. */
export function streaksOf(results: Progress, today: string): Streaks {
  const onTime = (day: string) => isOnTime(results[day], day);
  let longest = 0;
  for (const day of Object.keys(results)) {
    if (!onTime(day) || onTime(addDays(day, -1))) continue;
    let length = 1;
    while (onTime(addDays(day, length))) length++;
    longest = Math.max(longest, length);
  }
  let now = 0;
  const last = onTime(today) ? today : addDays(today, -1);
  while (onTime(addDays(last, -now))) now++;
  return { now, longest };
}

export interface Month {
  /** Such as `2026-11`. */
  readonly id: string;
  readonly title: string;
  /** The names of the weekdays, in the order of the reader's week. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** How many weekdays of the first week are before the first day. */
  readonly before: number;
  readonly days: readonly string[];
}

/** The first day of the week in a language, 1 for Monday to 7 for Sunday; Monday where the browser cannot say. */
function firstWeekday(locale: string): number {
  const { locale: resolved } = new Intl.DateTimeFormat(locale).resolvedOptions();
  // newer than the types of Intl
  const known: Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  } = new Intl.Locale(resolved);
  return known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 1;
}

/** The calendar of the month of a day. */
export function monthOf(day: string, locale = present.value): Month {
  const id = day.slice(0, 7);
  const first = `${id}-01`;
  const days: string[] = [];
  for (let next = first; next.startsWith(id); next = addDays(next, 1)) days.push(next);
  const start = firstWeekday(locale);
  // 1970-01-05 was a Monday
  const monday = '1970-01-05';
  const name = (index: number, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
      timeOf(addDays(monday, start - 1 + index)),
    );
  const weekday = ((timeOf(first) - timeOf(monday)) / DAY) % 7;
  return {
    id,
    title: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      timeOf(first),
    ),
    weekdays: Array.from({ length: 7 }, (_, index) => ({
      short: name(index, 'narrow'),
      long: name(index, 'long'),
    })),
    before: (((weekday - (start - 1)) % 7) + 7) % 7,
    days,
  };
}

/** The month so many months later. */
export function addMonths(id: string, count: number): string {
  const months = Number(id.slice(0, 4)) * 12 + Number(id.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
