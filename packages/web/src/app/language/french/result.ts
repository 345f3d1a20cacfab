import { capital } from '@unjam/board/languages/parts/vehicle-words';
import type { Translation } from '../translation.ts';
import { hints, moves } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n) => `Résolu en ${moves(n)}.`,
  solvedWithHelp: (n) => `Résolu avec de l’aide en ${moves(n)}.`,
  perfect: 'Parfait !',
  fewest: 'Impossible de faire moins !',
  shortest: (n) => `La solution la plus courte a ${moves(n)}.`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['quelques coups regardés'] : [])];
    return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
  },
  solutionShown: 'Tu as vu des coups de la solution.',
  feel: 'Son et vibration ?',
  yes: 'Oui',
  no: 'Non merci',
  days: 'Tes puzzles du jour',
  bandNames: { fewest: 'minimum', help: 'aide' },
  nextPuzzle: 'Puzzle suivant',
  suited: 'Le prochain plateau te conviendra mieux.',
  howClose: 'Étais-je loin ?',
  race: 'Course de recherches',
  stars: (n, meaning) => `${n} étoiles sur 3 : ${meaning}`,
  starNames: {
    none: 'pas résolu',
    solved: 'résolu',
    alone: 'résolu sans aide',
    fewest: 'résolu sans aide avec le moins de coups',
  },
};
