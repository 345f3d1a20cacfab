// The sixty boards with a name show what their ideas say: every fact that language/english/named.ts claims is computed here.

import { readFileSync } from 'node:fs';
import { type Board, parseBoard, rate } from '@unjam/core';
import { primaryOf } from '@unjam/core/board';
import { readCatalogue } from '@unjam/core/catalogue';
import { themes } from '@unjam/core/difficulty';
import { describe, expect, test } from 'vitest';
import { moves } from '../../../../core/src/board/moves.ts';
import { fewest, most, statesOf } from '../../../../core/src/difficulty/shortest-fold.ts';
import { shortestGraphTask } from '../../../../core/src/engine/shortest/shortest-graph.ts';
import { namedText } from '../language/english/named.ts';
import { chapters, namedAs, nameOf } from './named.ts';

const read = readCatalogue(
  readFileSync(new URL('../../../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
);
if (!read.ok) throw new Error(read.error.message);
const entries = read.value;
const byBoard = new Map(entries.map((entry) => [entry.board, entry]));

/** What an idea says of its board. */
interface Claims {
  readonly vehicles?: number;
  readonly trucks?: number;
  readonly size?: string;
  /** Squares without a vehicle or a wall at the start. */
  readonly empty?: number;
  readonly moves?: number;
  readonly solutions?: number;
  /** Vehicles that move in every shortest solution, and those that move in none. */
  readonly mustMove?: number;
  readonly idle?: number;
  /** How often the red car moves in every shortest solution, and how often away from the exit at least. */
  readonly red?: number;
  readonly back?: number;
  /** Squares between the red car and the exit at the start, and the vehicles on its way there. */
  readonly gap?: number;
  readonly blockers?: number;
  /** Moves from the start without an alternative, and vehicles that can move at the start. */
  readonly forced?: number;
  readonly movable?: number;
  readonly hidden?: number;
  readonly chain?: number;
  /** The moves of the vehicle with the most that every shortest solution makes, and the vehicle's length. */
  readonly busiest?: number;
  readonly busiestLength?: number;
  /** Vehicles that must move and end where they began, in every shortest solution. */
  readonly returning?: number;
}

const claims: Readonly<Record<keyof ReturnType<typeof namedText>['boards'], Claims>> = {
  keyhole: { moves: 5, solutions: 1 },
  stair: { vehicles: 6, idle: 2, solutions: 1 },
  clockwork: { moves: 7, forced: 7, solutions: 1, vehicles: 6, mustMove: 6 },
  gap: { vehicles: 6, empty: 1 },
  tightrope: { moves: 18, solutions: 1 },
  clear: { vehicles: 5, mustMove: 5, red: 1 },
  bystanders: { vehicles: 9, moves: 5 },
  trucks: { vehicles: 7, trucks: 6, mustMove: 7 },
  patience: { moves: 15, red: 1 },
  lastWord: { moves: 33, red: 1 },
  dominoes: { chain: 4 },
  queue: { chain: 6, vehicles: 7, mustMove: 7 },
  line: { chain: 7, moves: 9 },
  staircase: { chain: 8, empty: 5 },
  tenDeep: { chain: 10 },
  stepBack: { vehicles: 4, trucks: 0, back: 1 },
  sideStreet: { back: 1, mustMove: 4, vehicles: 6, idle: 2 },
  soClose: { gap: 1, back: 1 },
  twoBack: { back: 2 },
  retreat: { back: 4 },
  rails: { forced: 6, moves: 9 },
  drill: { vehicles: 5, trucks: 0, forced: 8 },
  onlyDoor: { movable: 1, forced: 11 },
  byTheBook: { forced: 12, moves: 15 },
  corridor: { forced: 20, moves: 32 },
  fork: { moves: 5 },
  choice: { moves: 6 },
  recipes: { vehicles: 8, trucks: 0, moves: 8 },
  parallel: { moves: 16, back: 1 },
  roads: { moves: 24, vehicles: 9, mustMove: 9 },
  openGate: {},
  bait: { forced: 1 },
  tempting: { back: 1 },
  falseHope: { blockers: 3 },
  siren: { blockers: 4, moves: 42 },
  thereAndBack: { returning: 1 },
  favours: { returning: 2 },
  borrowed: { vehicles: 8, mustMove: 8, returning: 4 },
  sevenHome: { vehicles: 12, returning: 7 },
  nothing: { vehicles: 14, mustMove: 14, returning: 8 },
  onceMore: { red: 3 },
  five: { vehicles: 5, trucks: 0, moves: 11 },
  workhorse: { trucks: 1, busiest: 4, busiestLength: 3 },
  shuttle: { busiest: 9, busiestLength: 3 },
  summit: { busiest: 12, busiestLength: 2, moves: 60 },
  fullHouse: { vehicles: 7, size: '4x5', mustMove: 7 },
  sardines: { vehicles: 10, empty: 3, mustMove: 10 },
  thirteen: { vehicles: 13, trucks: 0, mustMove: 13 },
  noRoom: { vehicles: 14, empty: 4 },
  allHands: { vehicles: 13, moves: 32, mustMove: 13 },
  scenic: { hidden: 2, moves: 6 },
  why: { hidden: 4, moves: 8 },
  curtain: { hidden: 4, moves: 10, chain: 2 },
  aroundTheBlock: { hidden: 7, moves: 15 },
  faith: { hidden: 9, moves: 25 },
  restless: { red: 4 },
  pacing: { red: 6, back: 2 },
  gates: { blockers: 4, red: 5 },
  metronome: { red: 8, forced: 9 },
  odyssey: { moves: 49, red: 8 },
};

function shortestGraph(board: Board) {
  const task = shortestGraphTask(board, { metric: 'moves' });
  for (;;) {
    const next = task.next();
    if (!next.done) continue;
    if (next.value.kind !== 'solved') throw new Error(next.value.kind);
    return next.value.graph;
  }
}

/** Everything that an idea may speak of, computed from the board. */
function factsOf(board: Board): Required<Claims> {
  const graph = shortestGraph(board);
  const rated = rate(board);
  if (rated.kind !== 'rated') throw new Error(rated.kind);
  const { facts } = rated.rating;
  const { vehicles, width, height, walls } = board;
  const start = vehicles.map(({ offset }) => offset);
  const red = primaryOf(board);
  const states = statesOf(board, graph);
  const ends = [...graph.states].flatMap(([state, on]) => (on.length === 0 ? [states.get(state)] : []));
  const moved = (count: typeof fewest) =>
    vehicles.map((_, index) => count(graph, ({ vehicle }) => vehicle === index));
  const must = moved(fewest);
  const blockers = vehicles.filter(
    ({ orientation, lane, offset, length }) =>
      orientation !== red.orientation &&
      lane >= red.offset + red.length &&
      offset <= red.lane &&
      offset + length > red.lane,
  );
  return {
    vehicles: vehicles.length,
    trucks: vehicles.filter(({ length }) => length > 2).length,
    size: `${width}x${height}`,
    empty: width * height - walls.length - vehicles.reduce((sum, { length }) => sum + length, 0),
    moves: graph.length,
    solutions: Number(facts.solutions),
    mustMove: facts.mustMove,
    idle: moved(most).filter((count) => count === 0).length,
    red: must[board.primary] ?? 0,
    back: facts.primaryBack,
    gap: width - red.offset - red.length,
    blockers: blockers.length,
    forced: facts.oneWay,
    movable: new Set(moves(board, start).map(({ vehicle }) => vehicle)).size,
    hidden: facts.hidden,
    chain: facts.chain,
    busiest: facts.busiest.moves,
    busiestLength: vehicles[facts.busiest.vehicle]?.length ?? 0,
    returning: vehicles.filter(
      ({ offset }, index) => (must[index] ?? 0) > 0 && ends.every((end) => end?.[index] === offset),
    ).length,
  };
}

test('there are sixty boards in twelve chapters, one for each theme, each chapter the easiest first', () => {
  expect(chapters.map(({ theme }) => theme).toSorted()).toEqual(themes.map(({ id }) => id).toSorted());
  const boards = chapters.flatMap((chapter) => chapter.boards);
  expect(new Set(boards.map(([, board]) => board)).size).toBe(60);
  expect(boards.map(([key]) => key).toSorted()).toEqual(Object.keys(namedText().boards).toSorted());
  for (const chapter of chapters) {
    const ratings = chapter.boards.map(([, board]) => byBoard.get(board)?.rating ?? Number.NaN);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  }
  const names = Object.values(namedText().boards).map(({ name }) => name);
  expect(new Set(names).size).toBe(60);
});

test('a board has its name, every other puzzle its number', () => {
  const [first, second] = entries;
  if (!first || !second) throw new Error('the catalogue is empty');
  expect([nameOf(first), nameOf(second)]).toEqual(['The keyhole', 'Jam 2']);
  expect(namedAs(second.board)).toBeUndefined();
});

describe.each(chapters)('$theme', ({ theme, boards }) => {
  test.each(boards)('%s shows its idea', (key, text) => {
    expect(byBoard.get(text)?.themes).toContain(theme);
    expect(factsOf(parseBoard(text))).toMatchObject(claims[key]);
  });
});

test('the summit is the hardest board of the catalogue', () => {
  const summit = chapters.flatMap(({ boards }) => boards).find(([key]) => key === 'summit')?.[1];
  expect(entries.at(-1)?.board).toBe(summit);
});
