import { locale } from '../language/language.ts';

/** A day in the reader's language: `Saturday, November 21`, with the year if it is not the year of `now`. */
export function formatDay(day: string, now: string, tag = locale.value): string {
  const sameYear = day.slice(0, 4) === now.slice(0, 4);
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));
}
