import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, inMoves, states } from './words.ts';

export const searchText: Translation['search'] = {
  limits: {
    cancelled: (n) => `Angehalten nach ${states(n)}.`,
    milliseconds: (n, seconds) =>
      `Keine Lösung in ${count(seconds, { one: '# Sekunde', other: '# Sekunden' })} gefunden: ${states(n)} durchsucht.`,
    states: (n) => `Keine Lösung unter ${states(n)} gefunden.`,
    memory: (n) => `Keine Lösung gefunden: ${states(n)} füllen den Speicher, den diese Seite nutzen darf.`,
  },
  solving: 'Wird gelöst …',
  searched: (n) => `${states(n)} durchsucht …`,
  searchedWithBest: (n, best, least) =>
    `Bisher beste ${number(best)}, mindestens ${number(least)} · ${states(n)} durchsucht …`,
  alreadySolved: 'Das Rätsel ist schon gelöst.',
  replay: (n) => `Wiedergabe von ${inMoves(n)}.`,
  stopped: 'Angehalten.',
};
