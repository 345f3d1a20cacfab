import { formatSeconds } from '@unjam/core/difficulty';
import { locale } from './language.ts';

const units = { s: 'second', min: 'minute', h: 'hour' } as const;

/** A time as core rounds it, with the units of the present language: `1 Min. 20 Sek.` */
export const duration = (seconds: number): string =>
  formatSeconds(seconds).replaceAll(/(\d+) (s|min|h)/g, (_, count: string, unit: keyof typeof units) =>
    new Intl.NumberFormat(locale.value, { style: 'unit', unit: units[unit], unitDisplay: 'short' }).format(
      Number(count),
    ),
  );
