import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';

/** The Solve page and the review of an attempt. */
export const solveText = section('solve', {
  title: 'Solution',
  from: 'From',
  fromHere: 'your position',
  fromStart: 'the start',
  /** The question before the solution is shown, and the answer. */
  reveal: 'This shows every move of a shortest solution, and counts as help.',
  show: 'Show the solution',
  searchedAll: (states: number) => `All ${counted(states, 'state')} were searched.`,
  notProved: (least: number) => `not proved shortest: at least ${least}`,
  shortest: { moves: 'shortest in moves', steps: 'shortest in steps' },
  length: (moves: number, steps: number) => `${counted(moves, 'move')}, ${counted(steps, 'step')}`,
  moveOf: (move: number, moves: number) => `Move ${move} of ${moves}`,
  speed: 'Speed',
  moves: 'Moves',
  asText: 'As text',
  notation: 'Notation',
  inNotation: 'Solution in this notation',
  notations: {
    arrows: 'label, arrow, cells',
    letters: 'label, letter, cells',
    cells: 'vehicle and the cell that it enters',
    frames: 'every position as rows',
    signed: 'label, sign, cells',
    words: 'words',
    json: 'JSON objects',
    pddl: 'a plan in PDDL',
    csv: 'a table of vehicles and cells',
  },
  review: {
    nothing: 'Play some moves first: then every one of them is compared with the shortest way.',
    unsolvable: 'This board has no solution, so no move brings it closer to the exit.',
    limit: 'The distances of this board could not be found in 20 seconds.',
    comparing: 'Comparing your moves with the shortest way…',
    closer: 'on a shortest way',
    level: 'no closer',
    farther: 'farther away',
    tryAgain: 'Try again from here',
    shortestSolution: 'Shortest solution',
    /** What was played, all on a shortest way; `solved` tells whether it led to the exit. */
    perfect: (moves: number, solved: boolean) =>
      `${counted(moves, 'move')}${solved ? '' : ' so far'}, every one on a shortest way.`,
    /** What was played, and how much longer it is; `detour` is the number of the first move that lost something. */
    longer: (moves: number, solved: boolean, more: number, detour: number) =>
      `${counted(moves, 'move')}${solved ? '' : ' so far'}, ${more} more than the shortest way. The first detour is move ${detour}.`,
    out: 'The red car is out.',
    toTheExit: (moves: number) => `${counted(moves, 'move')} to the exit.`,
    good: (number: number, move: string) => `Move ${number}: ${move}. A shortest way.`,
    bad: (number: number, move: string, lost: number, better: string, reason: string) =>
      `Move ${number}: ${move} cost ${counted(lost, 'extra move')}. Better: ${better}; ${reason}.`,
    graph: 'Moves to the exit',
    here: (moves: number) => `${counted(moves, 'move')} here`,
    graphLabel: (start: number, most: number, end: number) =>
      `Distance to the exit: ${start} at the start, ${most} at most, ${end} at the end`,
  },
});
