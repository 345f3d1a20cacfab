// The solvers that are compared. Each contestant prepares a board (not timed) and solves it, which gives { length,
// expanded }.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { countSolution, finishTask } from '@unjam/core';
import { exitOffset, primaryOf } from '@unjam/core/board';
import { algorithmById } from '@unjam/core/search';
import packaged from 'rush-hour-solver';

// compiled from an ES module to CommonJS, which Node wraps once more
const rushHourSolver = packaged.default;
const prototype = fileURLToPath(new URL('../../shared/prototype/', import.meta.url));
const asc = fileURLToPath(new URL('../node_modules/assemblyscript/bin/asc.js', import.meta.url));

const ours = (name, id, slow) => {
  const algorithm = algorithmById(id);
  return {
    name,
    slow,
    takes: () => true,
    ready: (board) => board,
    solve(board, metric) {
      const result = finishTask(algorithm.run(board, { metric }));
      if (result.kind !== 'solved') throw new Error(`${name} ended with ${result.kind}`);
      return { length: countSolution(result.solution)[metric], expanded: result.stats.expanded };
    },
  };
};

/** Square boards without walls, primary in a row, exit right, no other vehicle in that row. */
const npmPackage = {
  name: 'rush-hour-solver 3.0.0',
  slow: true,
  takes: (board, metric) => {
    const { orientation, lane } = primaryOf(board);
    const alone = board.vehicles.filter((v) => v.orientation === orientation && v.lane === lane).length === 1;
    const square = board.width === board.height && board.walls.length === 0;
    // its states are numbers with a digit to the base side - 1 for each vehicle, exact up to 2^53
    const exact = (board.width - 1) ** board.vehicles.length < Number.MAX_SAFE_INTEGER;
    return metric === 'moves' && square && alone && exact && board.exit === 'right' && exitOffset(board) > 0;
  },
  ready: (board) => ({
    size: board.width,
    blocks: board.vehicles.map(({ orientation, lane, offset, length }, index) => ({
      length,
      position: orientation === 'horizontal' ? [lane, offset] : [offset, lane],
      direction: orientation === 'horizontal' ? 'H' : 'V',
      ...(index === board.primary && { isTarget: true }),
    })),
  }),
  solve: (game) => ({ length: rushHourSolver.solve(new rushHourSolver.Game(game)).length }),
};

/** An earlier prototype of the engine, where its folder is beside the project; it is compiled into a temporary folder. */
async function earlierPrototype() {
  if (!existsSync(join(prototype, 'loop.ts'))) return [];
  const folder = mkdtempSync(join(tmpdir(), 'unjam-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['loop.ts', 'solve.mjs']) copyFileSync(join(prototype, file), join(folder, file));
  const flags = '--outFile loop.wasm -O3 --noAssert --runtime stub --importMemory --initialMemory 600';
  execFileSync(process.execPath, [asc, 'loop.ts', ...flags.split(' ')], { cwd: folder, stdio: 'ignore' });
  const { parse, solve, stat } = await import(pathToFileURL(join(folder, 'solve.mjs')));
  return [
    {
      name: 'prototype',
      slow: false,
      takes: (board, metric) => metric === 'moves' && board.width === 6 && board.height === 6,
      ready(board) {
        const cells = new Array(36).fill('o');
        for (const wall of board.walls) cells[wall] = '#';
        board.vehicles.forEach(({ orientation, lane, offset, length }, index) => {
          for (let i = 0; i < length; i++) {
            const cell = orientation === 'horizontal' ? lane * 6 + offset + i : (offset + i) * 6 + lane;
            cells[cell] = String.fromCharCode(65 + index);
          }
        });
        return parse(cells.join(''), String.fromCharCode(65 + board.primary), '#');
      },
      solve(board) {
        const before = stat.expanded ?? 0;
        const { d } = solve(board);
        return { length: d, expanded: stat.expanded - before };
      },
    },
  ];
}

export const contestants = async () => [
  ours('engine', 'engine', false),
  ...(await earlierPrototype()),
  ours('generic engine', 'generic', true),
  ours('textbook bfs', 'bfs', true),
  npmPackage,
];
