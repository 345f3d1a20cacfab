import { number } from '../language.ts';
import type { Translation } from '../translation.ts';

export const playText: Translation['play'] = {
  moves: 'Coups',
  time: 'Temps',
  best: (fewest) => `· record ${number(fewest)}`,
  noSolution: 'pas de solution',
  looking: 'Recherche de la solution la plus courte…',
  tools: 'Partie',
  restart: 'Début',
  hint: 'Indice',
  watch: 'Voir',
  pause: 'Pause',
  more: 'Plus',
  solution: 'Solution',
  edit: 'Modifier',
  photo: 'Photo',
  notLoaded: 'Cette aide n’a pas pu être chargée. Vérifie ta connexion et appuie de nouveau.',
  lessons: {
    exit: {
      task: 'Sors la voiture rouge : fais-la glisser jusqu’à la sortie, à droite.',
      learned: 'Sortie ! C’était un seul coup, quelle que soit la distance.',
    },
    blocker: {
      task: 'Une voiture bloque le passage. Elle ne glisse que vers le haut et le bas : déplace-la d’abord.',
      learned: 'Deux coups. Une voiture ne tourne pas, ne saute pas et ne quitte pas sa ligne ou sa colonne.',
    },
    crossing: {
      task: 'Cette fois, une deuxième voiture bloque la première. Commence par elle.',
      learned: 'C’est tout le jeu : trouve ce qui bloque le bloqueur. Moins de coups, c’est mieux.',
    },
  },
  nextLesson: 'Leçon suivante',
  firstPuzzle: 'Jouer le premier puzzle',
  skipLessons: 'Passer les leçons',
};
