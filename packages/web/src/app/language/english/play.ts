import { counted } from '@unjam/core/render';
import { section } from '../language.ts';

/** The Play page, its lessons and its results. */
export const playText = section('play', {
  moves: 'Moves',
  steps: 'Steps',
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
  alreadySolved: 'The puzzle is already solved.',
  replay: (moves: number) => `Replay of ${counted(moves, 'move')}.`,
  stopped: 'Stopped.',
  solvedIn: (moves: number, squares: number) =>
    `Solved in ${counted(moves, 'move')} (${counted(squares, 'square')}).`,
  solvedWithHelp: (moves: number, squares: number) =>
    `Solved with help in ${counted(moves, 'move')} (${counted(squares, 'square')}).`,
  fewest: "That's the fewest possible!",
  fewestMoves: (steps: number) => `Fewest moves possible; the fewest steps are ${steps}.`,
  shortest: (moves: number) => `The shortest solution has ${counted(moves, 'move')}.`,
  /** The help that was taken; both may be. */
  help: (hints: number, watched: boolean) =>
    hints === 0
      ? watched
        ? 'Some moves watched.'
        : ''
      : `${counted(hints, 'hint')}${watched ? ', some moves watched' : ''}.`,
  nextPuzzle: 'Next puzzle',
  stars: (count: number, meaning: string) => `${count} of 3 stars: ${meaning}`,
  starNames: {
    none: 'not solved',
    solved: 'solved',
    alone: 'solved without help',
    fewest: 'solved without help in the fewest moves',
  },
  lessons: {
    exit: {
      task: 'Drive the red car out: drag it to the exit on the right.',
      learned: 'Out! That was one move, however far it slides. Each square of it is a step.',
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
  shared: 'Shared',
  copied: 'Copied',
  notPossible: 'Not possible',
  /** Why a search for a solution ended without one. */
  limits: {
    cancelled: (states: number) => `Stopped after ${counted(states, 'state')}.`,
    milliseconds: (states: number, seconds: number) =>
      `No solution found in ${counted(seconds, 'second')}: ${counted(states, 'state')} searched.`,
    states: (states: number) => `No solution found within ${counted(states, 'state')}.`,
    memory: (states: number) =>
      `No solution found: ${counted(states, 'state')} fill the memory that this page may use.`,
  },
  solving: 'Solving…',
  searched: (states: number) => `${counted(states, 'state')} searched…`,
  searchedWithBest: (states: number, best: number, least: number) =>
    `Best so far ${best}, at least ${least} · ${counted(states, 'state')} searched…`,
});
