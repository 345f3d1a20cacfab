// Large boards: how soon there is a solution, the best one after a time, and the bound proved by then. Processor time, so
// that other work on the machine does not count.
import { existsSync, readFileSync } from 'node:fs';
import { countSolution, parseBoard, replay, solveTask } from '@unjam/core';
import '@unjam/core/anytime';
import { plantedBoard } from './planted.mjs';
import { shared } from './works.mjs';

const courses = new URL('others/', shared);

/** The boards of the programming course in Amsterdam, where their files are. */
const courseBoards = () =>
  ['9x9_4', '9x9_5', '9x9_6', '12x12_7']
    .map((name) => ({ name, file: new URL(`amsterdam-${name}.csv`, courses) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({
      name,
      board: parseBoard(readFileSync(file, 'utf8'), { format: 'csv' }),
    }));

const plantedBoards = () =>
  [10, 12, 14, 16].flatMap((side) =>
    [0.7, 0.8].map((filled) => ({
      name: `${side}×${side} planted, ${Math.round(filled * 100)} % filled`,
      board: plantedBoard({ side, filled, seed: 1 }),
    })),
  );

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** One row for each board: after `seconds` of processor time at the latest it is stopped. */
export function* largeRows(seconds = 10) {
  for (const { name, board } of [...courseBoards(), ...plantedBoards()]) {
    const started = cpuSeconds();
    const since = () => cpuSeconds() - started;
    const signal = { aborted: false };
    const search = solveTask(board, { anytime: true, signal });
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
