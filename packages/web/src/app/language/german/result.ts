import { capital } from '@unjam/board/languages/parts/vehicle-words';
import type { Translation } from '../translation.ts';
import { hints, inMoves, moves } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n) => `Gelöst in ${inMoves(n)}.`,
  solvedWithHelp: (n) => `Mit Hilfe gelöst in ${inMoves(n)}.`,
  perfect: 'Perfekt!',
  fewest: 'Weniger geht nicht!',
  shortest: (n) => `Die kürzeste Lösung hat ${moves(n)}.`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['einige Züge angesehen'] : [])];
    return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
  },
  solutionShown: 'Du hast Züge der Lösung gesehen.',
  feel: 'Ton und Vibration?',
  yes: 'Ja',
  no: 'Nein, danke',
  days: 'Deine Tagesrätsel',
  bandNames: { fewest: 'bestens', help: 'Hilfe' },
  nextPuzzle: 'Nächstes Rätsel',
  suited: 'Das nächste Brett passt besser zu dir.',
  howClose: 'Wie nah war ich dran?',
  race: 'Suchen im Wettlauf',
  stars: (n, meaning) => `${n} von 3 Sternen: ${meaning}`,
  starNames: {
    none: 'nicht gelöst',
    solved: 'gelöst',
    alone: 'ohne Hilfe gelöst',
    fewest: 'ohne Hilfe mit den wenigsten Zügen gelöst',
  },
};
