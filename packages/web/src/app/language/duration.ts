import { computed } from '@preact/signals';
import { formatSeconds } from '@unjam/core/difficulty';
import { locale } from './language.ts';

const unit = (name: 'second' | 'minute' | 'hour') =>
  new Intl.NumberFormat(locale.value, { style: 'unit', unit: name, unitDisplay: 'short' });

/** Made once for a language: a browser takes long to make one, and a list shows dozens of durations. */
const formats = computed(() => ({ s: unit('second'), min: unit('minute'), h: unit('hour') }));

/** A time as core rounds it, with the units of the present language: `1 Min. 20 Sek.` */
export const duration = (seconds: number): string =>
  formatSeconds(seconds).replaceAll(/(\d+) (s|min|h)/g, (_, count: string, name: 's' | 'min' | 'h') =>
    formats.value[name].format(Number(count)),
  );
