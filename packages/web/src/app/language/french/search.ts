import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, nouns, states } from './words.ts';

export const searchText: Translation['search'] = {
  limits: {
    cancelled: (n) => `Arrêté après ${states(n)}.`,
    milliseconds: (n, seconds) =>
      `Pas de solution trouvée en ${nouns('seconde', 'secondes')(seconds)} : ${states(n)} examinées.`,
    states: (n) => `Pas de solution trouvée parmi ${states(n)}.`,
    memory: (n) => `Pas de solution trouvée : ${states(n)} remplissent la mémoire permise à cette page.`,
  },
  solving: 'Résolution…',
  searched: (n) => `${states(n)} examinées…`,
  searchedWithBest: (n, best, least) =>
    `Record actuel ${number(best)}, au moins ${number(least)} · ${states(n)} examinées…`,
  alreadySolved: 'Le puzzle est déjà résolu.',
  replay: (n) => `Lecture de ${moves(n)}.`,
  stopped: 'Arrêté.',
};
