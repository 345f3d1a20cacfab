import { section } from '../language.ts';

/** The Play page and its lessons. */
export const playText = section('play', {
  moves: 'Moves',
  time: 'Time',
  /** Beside the number of moves so far. */
  best: (fewest: number) => `· best ${fewest}`,
  noSolution: 'no solution',
  looking: 'Looking for the shortest solution…',
  tools: 'Game',
  restart: 'Restart',
  hint: 'Hint',
  watch: 'Watch',
  pause: 'Pause',
  more: 'More',
  solution: 'Solution',
  edit: 'Change',
  photo: 'Photo',
  notLoaded: 'This help could not be loaded. Check your connection and press again.',
  lessons: {
    exit: {
      task: 'Drive the red car out: drag it to the exit on the right.',
      learned: 'Out! That was one move, however far it slides.',
    },
    blocker: {
      task: 'A car is in the way. It slides only up and down: move it first.',
      learned: 'Two moves. No car ever turns, jumps or leaves its row or column.',
    },
    crossing: {
      task: 'Now a second car is in the way of the first. Begin with that one.',
      learned: 'That is the whole game: find what blocks the blocker. Fewer moves are better.',
    },
  },
  nextLesson: 'Next lesson',
  firstPuzzle: 'Play the first puzzle',
  skipLessons: 'Skip the lessons',
});
