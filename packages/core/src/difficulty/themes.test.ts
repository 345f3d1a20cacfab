import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../basics/at.ts';
import { type Board, type State, startOf } from '../board/board.ts';
import { apply, moves, type Slide } from '../board/moves.ts';
import { shortestSolutions } from '../engine/shortest/shortest-solutions.ts';
import { parseBoard } from '../formats/reading/parse-board.ts';
import { boardOf } from '../testing/drawn.ts';
import { Blockers } from './blockers.ts';
import { rate } from './rating.ts';
import { isBack } from './shortest-fold.ts';
import { type ThemeId, themes } from './theme-list.ts';

/** Boards with more shortest solutions than this are skipped, because listing the solutions takes too long. */
const MOST_LISTED = 2000;

function themesOf(board: Board): readonly ThemeId[] {
  const result = rate(board);
  if (result.kind !== 'rated') throw new Error(result.kind);
  return result.rating.themes;
}

test('there are at least ten themes, all with different names', () => {
  expect(themes.length).toBeGreaterThanOrEqual(10);
  expect(new Set(themes.map(({ title }) => title)).size).toBe(themes.length);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['X moves once, and there is one way', ['XX.q.', '...q.', '.....'], ['red-once', 'one-way']],
  ['two ways to begin, which never meet again', ['XX.q', '...q', '....', '....'], ['red-once']],
  [
    'q goes up after a, or down after b: two ways of three moves that never meet',
    ['.....', '...aa', 'XX.q.', '...q.', '...bb'],
    ['red-once', 'two-corridors'],
  ],
  [
    'q can go down at once, but then p has no room to leave',
    ['XXqp.', '..qp.', '...p.', '.....'],
    ['red-once'],
  ],
])('%s', (_, rows, expected) => {
  expect(themesOf(boardOf(rows))).toEqual(expected);
});

/** The moves of a solution that neither bring the primary nearer to the exit nor clear the way of the chain. */
function hiddenMoves(board: Board, solution: readonly Slide[]): number {
  const blockers = new Blockers(board);
  let state = startOf(board);
  let count = 0;
  for (const move of solution) {
    blockers.read(state);
    const hasReason =
      move.vehicle === board.primary
        ? !isBack(board, move)
        : blockers.clears(move.vehicle, at(state, move.vehicle) + move.by);
    if (!hasReason) count++;
    state = apply(state, move);
  }
  return count;
}

/** Groups of solutions that share no state between start and exit. */
function corridors(start: State, solutions: readonly (readonly Slide[])[]): number {
  let groups: Set<string>[] = [];
  for (const solution of solutions) {
    let state = start;
    const inner = solution.slice(0, -1).map((move) => {
      state = apply(state, move);
      return state.join();
    });
    const met = groups.filter((group) => inner.some((name) => group.has(name)));
    const joined = new Set([...inner, ...met.flatMap((group) => [...group])]);
    groups = [...groups.filter((group) => !met.includes(group)), joined];
  }
  return groups.length;
}

/** The themes that follow from a list of all shortest solutions. */
function listed(board: Board, solutions: readonly (readonly Slide[])[]): Partial<Record<ThemeId, boolean>> {
  const vehicles = board.vehicles.map((_, index) => index);
  const times = (solution: readonly Slide[], index: number) =>
    solution.filter(({ vehicle }) => vehicle === index).length;
  const every = (holds: (solution: readonly Slide[]) => boolean) => solutions.every(holds);
  const shared = solutions[0]?.findIndex((slide, i) =>
    solutions.some((other) => other[i]?.vehicle !== slide.vehicle || other[i]?.by !== slide.by),
  );
  const same = shared === undefined || shared < 0 ? (solutions[0]?.length ?? 0) : shared;
  const all = vehicles.every((index) => every((solution) => times(solution, index) > 0));
  const start = startOf(board);
  const blockers = new Blockers(board);
  const tempting = moves(board, start).filter(({ vehicle, by }) => {
    blockers.read(start);
    return blockers.clears(vehicle, at(start, vehicle) + by);
  });
  const isRight = (move: Slide) =>
    solutions.some(([first]) => first?.vehicle === move.vehicle && first.by === move.by);
  return {
    'two-corridors': corridors(start, solutions) >= 2,
    decoy: tempting.length > 0 && !tempting.some(isRight),
    detour: every((solution) => 3 * hiddenMoves(board, solution) >= solution.length),
    'red-back': every((solution) => solution.some((slide) => isBack(board, slide))),
    'red-once': every((solution) => times(solution, board.primary) === 1),
    'red-often': every((solution) => times(solution, board.primary) >= 4),
    thrice: vehicles.some((index) => every((solution) => times(solution, index) >= 3)),
    'all-move': all && vehicles.length >= 6,
    'one-way': solutions.length === 1,
    forced: same >= 5,
    undo: vehicles.some((index) =>
      every(
        (solution) =>
          times(solution, index) > 0 &&
          solution.reduce((by, slide) => by + (slide.vehicle === index ? slide.by : 0), 0) === 0,
      ),
    ),
  };
}

test('puzzles of the catalogue have the themes that follow from a list of all shortest solutions', () => {
  const lines = readFileSync(new URL('../../../../puzzles/catalogue.txt', import.meta.url), 'utf8').split(
    '\n',
  );
  const boards = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const met = new Map<string, Set<boolean>>();
  let compared = 0;
  for (let i = 0; compared < 60 && i < boards.length; i += 13) {
    const board = parseBoard(at(boards, i));
    const found = shortestSolutions(board, { most: MOST_LISTED });
    if (found.kind !== 'solved') throw new Error(found.kind);
    if (found.count > MOST_LISTED) continue;
    compared++;
    const ids: readonly string[] = themesOf(board);
    for (const [id, holds] of Object.entries(listed(board, found.solutions))) {
      expect([i, id, ids.includes(id)]).toEqual([i, id, holds]);
      met.set(id, (met.get(id) ?? new Set()).add(holds));
    }
  }
  expect(compared).toBe(60);
  // every theme was present on some puzzle and absent on another
  expect([...met].filter(([, found]) => found.size < 2)).toEqual([]);
});
