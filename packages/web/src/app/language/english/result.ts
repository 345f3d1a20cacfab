import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';

/** What is said of a solved puzzle. */
export const resultText = section('result', {
  solvedIn: (moves: number) => `Solved in ${counted(moves, 'move')}.`,
  solvedWithHelp: (moves: number) => `Solved with help in ${counted(moves, 'move')}.`,
  /** Without help, in the fewest moves. */
  perfect: 'Perfect!',
  fewest: "That's the fewest possible!",
  shortest: (moves: number) => `The shortest solution has ${counted(moves, 'move')}.`,
  /** The help that was taken; both may be. */
  help: (hints: number, watched: boolean) =>
    hints === 0
      ? watched
        ? 'Some moves watched.'
        : ''
      : `${counted(hints, 'hint')}${watched ? ', some moves watched' : ''}.`,
  /** Of a puzzle of which the app has shown moves before, or on another page. */
  solutionShown: 'You were shown moves of the solution.',
  feel: 'Sound and vibration?',
  yes: 'Yes',
  no: 'No, thanks',
  /** How the results of the daily puzzles are distributed. */
  days: 'Your daily puzzles',
  bandNames: { fewest: 'fewest', help: 'help' },
  nextPuzzle: 'Next puzzle',
  /** Instead of a rating that fell, after help. */
  suited: 'The next board will suit you better.',
  howClose: 'How close was I?',
  race: 'Race of searches',
  stars: (count: number, meaning: string) => `${count} of 3 stars: ${meaning}`,
  starNames: {
    none: 'not solved',
    solved: 'solved',
    alone: 'solved without help',
    fewest: 'solved without help in the fewest moves',
  },
});
