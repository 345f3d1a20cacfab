import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, nouns, states } from './words.ts';

export const searchText: Translation['search'] = {
  limits: {
    cancelled: (n) => `Parado após ${states(n)}.`,
    milliseconds: (n, seconds) =>
      `Nenhuma solução em ${nouns('segundo', 'segundos')(seconds)}: ${states(n)} examinadas.`,
    states: (n) => `Nenhuma solução encontrada em ${states(n)}.`,
    memory: (n) => `Nenhuma solução encontrada: ${states(n)} enchem a memória que esta página pode usar.`,
  },
  solving: 'Resolvendo…',
  searched: (n) => `${states(n)} examinadas…`,
  searchedWithBest: (n, best, least) =>
    `Melhor até agora ${number(best)}, pelo menos ${number(least)} · ${states(n)} examinadas…`,
  alreadySolved: 'O desafio já está resolvido.',
  replay: (n) => `Replay de ${moves(n)}.`,
  stopped: 'Parado.',
};
