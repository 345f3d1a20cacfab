import type { Moved, Named } from '@unjam/board/languages/parts/vehicle-words';
import { counted, grouped } from '@unjam/core/basics';
import { type AlgorithmId, algorithms } from '@unjam/core/search';
import { section } from '../language.ts';
import { vehicleText } from './vehicles.ts';

const shortest = 'Its solution is a shortest one.';

/** How each search works in a sentence or two, and what it guarantees; it has its name itself. */
const lessons: Readonly<Record<AlgorithmId, string>> = {
  bfs: 'Takes states in the order in which it met them: first all that are one move away, then two, and so on. The first solution it meets is a shortest one.',
  'bfs-layers':
    'Takes states one layer at a time: all that are one move away, then two, and so on. The first solution it meets is a shortest one.',
  dfs: 'Goes on from the latest state and turns back only at a dead end. It finds a solution wherever there is one, mostly a very long one.',
  iddfs:
    'Goes deep first, but no deeper than a limit, and begins again with a higher limit. Its first solution is a shortest one.',
  planning:
    'Works from the goal: the red car must leave, so what blocks it must go, so what blocks that must go. It looks at few states; its solution need not be a shortest one.',
  'a-star':
    'Takes the state whose moves so far and estimated moves to come are fewest. The estimate is never too high, so the first solution is a shortest one.',
  'ida-star':
    'Goes deep first, as long as the moves so far and the estimated moves to come stay within a limit; then raises the limit. Its first solution is a shortest one.',
  extreme:
    'Breadth-first, but a vehicle always slides as far as it can. It looks at fewer states and may miss shorter solutions.',
  significant:
    'Breadth-first, but it mostly moves what the last move gave room. It looks at fewer states; its solution need not be a shortest one.',
  engine: `Breadth-first on states packed into a few bytes, in compiled loops. ${shortest}`,
  packed32: `Breadth-first on states of 32 bits. ${shortest}`,
  packed64: `Breadth-first on states of 64 bits. ${shortest}`,
  packed128: `Breadth-first on states of 128 bits. ${shortest}`,
  packed256: `Breadth-first on states of 256 bits. ${shortest}`,
  generic: `Breadth-first on boards of any size, without compiled loops. ${shortest}`,
};

const searches = Object.fromEntries(
  algorithms.map(({ id, title }) => [id, { title, lesson: lessons[id] }]),
) as Readonly<Record<AlgorithmId, { readonly title: string; readonly lesson: string }>>; // algorithms has every id

const move = (moved: Moved): string => vehicleText().move(moved);

/** The lab: the map of all states, and races of searches. */
export const labText = section('lab', {
  view: 'View',
  map: 'Map',
  race: 'Race',
  exploring: 'Exploring…',
  exploringSoFar: (states: number) => `Exploring: ${counted(states, 'state')} so far…`,
  statesByDistance: (bars: string) => `States by distance: ${bars}`,
  statesByDistanceTo: (most: number) => `States by distance, 0 to ${most} moves`,
  noWay: 'no way to the exit',
  /** In place of `noWay` where there are more states than were looked at. */
  noWayFound: 'no way found',
  solved: 'solved',
  legend: {
    fromExit: (moves: number) => `${counted(moves, 'move')} from the exit`,
    here: 'shown on the board',
    near: 'one step away',
    way: 'shortest way',
    trail: 'your moves',
  },
  noneFromHere: 'No solution was found from here.',
  atExit: 'Solved: the red car is at the exit.',
  fromExit: (moves: number) => `${counted(moves, 'move')} from the exit.`,
  /** Where there are more states than were looked at. */
  fromExitAtMost: (moves: number) => `At most ${counted(moves, 'move')} from the exit.`,
  closer: 'One move closer',
  hardest: 'Hardest position',
  toStart: 'Back to start',
  /** How many states there are; `hardest` is none where no solved state can be reached. */
  summary: (states: number, solved: number, hardest: number | undefined) =>
    `${counted(states, 'state')}, ${grouped(solved)} solved${hardest === undefined ? '' : `, the hardest ${counted(hardest, 'move')} away`}.`,
  /** The same where there are more states than were looked at. */
  summaryOfFirst: (states: number, solved: number) =>
    `${counted(states, 'state')} (the first of more), ${grouped(solved)} solved. Through other states the exit may be nearer.`,
  tools: {
    label: 'Map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit',
    picture: 'Picture (PNG)',
    table: 'Table (CSV)',
  },
  speed: 'Speed',
  speeds: { slow: 'Slow', medium: 'Medium', fast: 'Fast', veryFast: 'Very fast' },
  first: 'First',
  second: 'Second',
  skipToEnd: 'Skip to the end',
  aboutRace:
    'Both search this board and show the states that they expand, the same number a second: the algorithm that needs fewer states finishes first. The counts and times in the table are measured.',
  searches,
  rows: {
    moves: 'Moves',
    steps: 'Steps',
    shortest: { moves: 'Shortest in moves', steps: 'Shortest in steps' },
    expanded: 'Expanded',
    generated: 'Generated',
    peakFrontier: 'Peak frontier',
    milliseconds: 'Milliseconds',
  },
  always: 'always',
  notGuaranteed: 'not guaranteed',
  frontier: 'Frontier',
  depth: 'Depth',
  resultOfRace: 'Result of the race',
  packed: 'It keeps its states packed: only their number can be shown.',
  outcomes: {
    finished: {
      moves: (count: number) => `Finished: ${count} moves.`,
      steps: (count: number) => `Finished: ${count} steps.`,
    },
    unsolvable: 'Proved that there is no solution.',
    exhausted: 'Found no solution, but there may be one.',
    cancelled: 'Stopped.',
    limits: {
      states: (states: number) => `Stopped at its limit of states, after ${counted(states, 'state')}.`,
      milliseconds: (states: number) => `Stopped at its limit of time, after ${counted(states, 'state')}.`,
      memory: (states: number) => `Stopped at its limit of memory, after ${counted(states, 'state')}.`,
    },
    refused: (problem: string) => `Not possible here: ${problem}.`,
  },
  plan: 'Plan',
  goal: move,
  goalBlocked: (goal: Moved, blocker: Named, eitherWay: boolean) =>
    `${move(goal)}: ${vehicleText().name(blocker)} is in the way${eitherWay ? ', which can go either way' : ''}`,
});
