import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, nouns, states } from './words.ts';

export const searchText: Translation['search'] = {
  limits: {
    cancelled: (n) => `Detenido tras ${states(n)}.`,
    milliseconds: (n, seconds) =>
      `Sin solución en ${nouns('segundo', 'segundos')(seconds)}: ${states(n)} examinadas.`,
    states: (n) => `No se encontró solución en ${states(n)}.`,
    memory: (n) => `No se encontró solución: ${states(n)} llenan la memoria que puede usar esta página.`,
  },
  solving: 'Resolviendo…',
  searched: (n) => `${states(n)} examinadas…`,
  searchedWithBest: (n, best, least) =>
    `Mejor hasta ahora ${number(best)}, al menos ${number(least)} · ${states(n)} examinadas…`,
  alreadySolved: 'El puzle ya está resuelto.',
  replay: (n) => `Repetición de ${moves(n)}.`,
  stopped: 'Detenido.',
};
