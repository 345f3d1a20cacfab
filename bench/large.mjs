// Large boards: how soon there is a solution, the best one after a time, and the bound proved by then. Processor time, so
// that other work on the machine does not count.
import { countSolution, replay } from '@unjam/core';
import { solveAnytimeTask } from '@unjam/core/anytime';
import { courseBoards } from './course-boards.mjs';
import { cpuSeconds } from './cpu-seconds.mjs';
import { plantedBoard } from './planted.mjs';

const plantedBoards = () =>
  [10, 12, 14, 16].flatMap((side) =>
    [0.7, 0.8].map((filled) => ({
      name: `${side}×${side} planted, ${Math.round(filled * 100)} % filled`,
      board: plantedBoard({ side, filled, seed: 1 }),
    })),
  );

/** One row for each board: after `seconds` of processor time at the latest it is stopped. */
export function* largeRows(seconds = 10) {
  for (const { name, board } of [...courseBoards(), ...plantedBoards()]) {
    const started = cpuSeconds();
    const since = () => cpuSeconds() - started;
    const signal = { aborted: false };
    const search = solveAnytimeTask(board, { signal });
    let first;
    let last;
    let best;
    let next = search.next();
    for (; !next.done; next = search.next()) {
      const found = next.value.best;
      if (found !== undefined && found !== best) {
        best = found;
        last = since();
        first ??= last;
      }
      signal.aborted = since() >= seconds;
    }
    const result = next.value;
    const solved = result.kind === 'solved';
    const played = solved ? replay(board, result.solution) : undefined;
    if (solved && !(played.ok && played.value.solved)) throw new Error(`${name}: no solution`);
    const { moves } = solved ? countSolution(result.solution) : {};
    const proved = solved && result.optimal !== false;
    yield {
      board: name,
      vehicles: String(board.vehicles.length),
      'first after s': (first ?? since()).toFixed(2),
      moves: String(moves ?? result.kind),
      'found after s': (last ?? since()).toFixed(1),
      'at least': String(proved ? moves : (result.lowerBound ?? '-')),
      proved: proved ? `in ${since().toFixed(1)} s` : 'no',
    };
  }
}
