import { number } from '../language.ts';
import type { Translation } from '../translation.ts';

export const playText: Translation['play'] = {
  moves: 'Züge',
  time: 'Zeit',
  best: (fewest) => `· Bestwert ${number(fewest)}`,
  noSolution: 'keine Lösung',
  looking: 'Kürzeste Lösung wird gesucht …',
  tools: 'Spiel',
  restart: 'Neu',
  hint: 'Tipp',
  watch: 'Ansehen',
  pause: 'Pause',
  more: 'Mehr',
  solution: 'Lösung',
  edit: 'Ändern',
  photo: 'Foto',
  notLoaded: 'Diese Hilfe konnte nicht geladen werden. Prüfe deine Verbindung und drücke noch einmal.',
  lessons: {
    exit: {
      task: 'Fahr das rote Auto hinaus: Zieh es zur Ausfahrt rechts.',
      learned: 'Draußen! Das war ein Zug, egal wie weit.',
    },
    blocker: {
      task: 'Ein Auto steht im Weg. Es fährt nur nach oben und unten: Bewege es zuerst.',
      learned: 'Zwei Züge. Kein Auto wendet, springt oder verlässt seine Zeile oder Spalte.',
    },
    crossing: {
      task: 'Jetzt steht dem ersten Auto ein zweites im Weg. Fang mit dem an.',
      learned: 'Das ist das ganze Spiel: Finde, was den Blockierer blockiert. Weniger Züge sind besser.',
    },
  },
  nextLesson: 'Nächste Lektion',
  firstPuzzle: 'Zum ersten Rätsel',
  skipLessons: 'Lektionen überspringen',
};
