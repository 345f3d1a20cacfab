// 10,000 answers to boards of 6×6, marked by `unjam check`: each to a board of its own, and twenty to each of 500 boards. The
// boards are drawn from the published atlas of 6×6, which holds only hard ones.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatSolution, parseBoard, solve } from '../packages/core/dist/index.js';

const program = fileURLToPath(new URL('../packages/cli/bin/unjam.js', import.meta.url));
const ANSWERS = 10_000;

/** What a model may write for a board: in turns the shortest solution, one with a detour, one without its end, a wrong one. */
function answerTo(text, number) {
  const board = parseBoard(text);
  const { solution } = solve(board);
  const [first] = solution;
  const detour = [first, { ...first, by: -first.by }, ...solution];
  const wrong = [...solution.slice(0, 2), { ...first, by: 4 * Math.sign(first.by) }, ...solution.slice(2)];
  const slides = [solution, detour, solution.slice(0, -1), wrong][number % 4];
  return { id: number, board: text, solution: formatSolution(slides, board, 'arrows') };
}

/** Rows of a table: how long the command takes for each collection. */
export function answerRows() {
  const listed = execFileSync(
    process.execPath,
    [
      program,
      'atlas',
      'query',
      '6x6',
      `select board from puzzles order by md5(id) limit ${ANSWERS}`,
      '--csv',
    ],
    { encoding: 'utf8' },
  );
  const boards = listed.trim().split('\n').slice(1);
  const folder = mkdtempSync(join(tmpdir(), 'unjam-answers-'));
  try {
    return [ANSWERS, 500].map((different) => {
      const path = join(folder, 'answers.jsonl');
      const answers = Array.from({ length: ANSWERS }, (_, i) => answerTo(boards[i % different], i));
      writeFileSync(path, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
      const started = performance.now();
      const { stdout } = spawnSync(process.execPath, [program, 'check', path, '--json'], {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      const seconds = (performance.now() - started) / 1000;
      const marks = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const count = (is) => marks.filter(is).length.toLocaleString('en');
      return {
        'unjam check': `${marks.length.toLocaleString('en')} answers to ${different.toLocaleString('en')} boards`,
        solved: count(({ solves }) => solves),
        shortest: count(({ optimal }) => optimal),
        seconds: seconds.toFixed(1),
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
