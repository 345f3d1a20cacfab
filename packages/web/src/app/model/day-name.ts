import { locale } from '../language/language.ts';

/** Making a format takes about a millisecond, and a calendar needs one for each of its days. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, withYear: boolean): Intl.DateTimeFormat {
  const key = `${tag} ${withYear}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}

/** A day in the reader's language: `Saturday, November 21`, with the year if it is not the year of `now`. */
export const formatDay = (day: string, now: string, tag = locale.value): string =>
  formatOf(tag, day.slice(0, 4) !== now.slice(0, 4)).format(Date.parse(`${day}T00:00:00Z`));
