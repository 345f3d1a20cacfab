// Another way to explore a cluster, which shares nothing with the engine: tests compare the two.
import { bitboards } from '../board/bitboards.ts';
import { type Board, boardAt, isSolved, type State, startOf } from '../board/board.ts';
import { apply, type Metric, metrics, moves } from '../board/moves.ts';
import type { ClusterReport } from '../engine/cluster/explore.ts';

/** A cluster by the rules alone: a map of states, relaxed until nothing changes; nothing where there are more than `most`. */
export function referenceCluster(board: Board, most: number): ClusterReport | undefined {
  const states = new Map<string, State>([[startOf(board).join(), startOf(board)]]);
  for (const state of states.values()) {
    if (states.size > most) return undefined;
    for (const move of moves(board, state)) {
      const next = apply(state, move);
      states.set(next.join(), next);
    }
  }
  const solved = [...states.values()].filter((state) => isSolved(board, state));
  const measured = metrics.map((metric) => {
    const distance = new Map<string, number>(solved.map((state) => [state.join(), 0]));
    for (let layer = solved, d = 1; layer.length > 0; d++) {
      const next: State[] = [];
      for (const state of layer) {
        for (const move of moves(board, state, { slides: metric === 'moves' ? 'slide' : 'unit' })) {
          const reached = apply(state, move);
          if (distance.has(reached.join())) continue;
          distance.set(reached.join(), d);
          next.push(reached);
        }
      }
      layer = next;
    }
    const greatest = Math.max(0, ...distance.values());
    const histogram = Array.from(
      { length: solved.length > 0 ? greatest + 1 : 0 },
      (_, d) => [...distance.values()].filter((value) => value === d).length,
    );
    const walls = board.walls.reduce((mask, wall) => mask | (1n << BigInt(wall)), 0n);
    const farthest = [...states.values()]
      .filter((state) => distance.get(state.join()) === greatest)
      .map((state) => {
        const { horizontal, vertical } = bitboards(board, state);
        return { state, rank: ((horizontal | walls) << BigInt(256)) | vertical };
      })
      .sort((a, b) => (a.rank < b.rank ? -1 : 1));
    const hardest = farthest[0] && { board: boardAt(board, farthest[0].state), distance: greatest };
    return [
      metric,
      { histogram, hardest: hardest ?? null, own: distance.get(startOf(board).join()) ?? null },
    ];
  });
  const by = Object.fromEntries(measured) as Record<
    Metric,
    { histogram: number[]; hardest: ClusterReport['hardest'][Metric]; own: number | null }
  >;
  return {
    states: states.size,
    solvable: solved.length > 0,
    solved: solved.length,
    distance: { moves: by.moves.own, steps: by.steps.own },
    histogram: { moves: by.moves.histogram, steps: by.steps.histogram },
    hardest: { moves: by.moves.hardest, steps: by.steps.hardest },
  };
}
