import { grouped } from '@unjam/core/basics';

/** A rate per second: `32.1 M`, `32,100`. */
export const perSecond = (rate: number): string =>
  rate >= 1e6 ? `${(rate / 1e6).toFixed(1)} M` : grouped(Math.round(rate));

/** `0.04 ms`, `8.1 ms`, `310 ms`, `1.2 s`, `27 min 49 s`, `8 h 05 min`. */
export function duration(milliseconds: number): string {
  if (milliseconds >= LONG) {
    const seconds = Math.round(milliseconds / 1000);
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes} min ${twoDigits(seconds % 60)} s`;
    return `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)} min`;
  }
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  if (milliseconds >= 10) return `${milliseconds.toFixed(0)} ms`;
  return `${milliseconds.toFixed(milliseconds >= 0.1 ? 1 : 2)} ms`;
}

/** From here on durations are written in minutes. */
const LONG = 120_000;
const twoDigits = (n: number): string => String(n).padStart(2, '0');
