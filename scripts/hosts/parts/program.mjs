// A small program that uses each part of the packages once. Every host runs it; its facts are compared with those of Node.

import { boardHtml } from '@unjam/board/server';
import {
  formatBoard,
  formatSolution,
  generate,
  hint,
  parseBoard,
  parseSolution,
  replay,
  solve,
  solveAsync,
} from '@unjam/core';
import { endWorker, solveAsync as solveInWorker } from '@unjam/core/worker';
import { allPuzzles, dailyPuzzle } from '@unjam/puzzles';

const SHORT = '..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....';
/** 9×9, which needs an engine that is loaded for it. */
const LARGE = 'aaabcd###/effbcd###/e.@@cd.../ggh...###/.ih.jj###/.ikkll###/#########/#########/#########';

/** What a failure says, in one line. */
const reason = (error) => String(error?.message ?? error).split('\n')[0];

async function inWorker() {
  try {
    const answer = await solveInWorker(parseBoard(SHORT));
    endWorker();
    return `${answer.moves} moves`;
  } catch (error) {
    return reason(error);
  }
}

/**
 * @returns `same`, which must be equal in all hosts; `worker`, the answer of the worker or why there is none; `solutions`, a shortest
 *   one for each of 50 puzzles, of which another host may find another
 */
export async function facts() {
  const board = parseBoard(SHORT);
  const answer = solve(board);
  const puzzles = allPuzzles().filter((_, index) => index % 40 === 0);
  const answers = puzzles.map((puzzle) => {
    const read = parseBoard(puzzle.board);
    const { solution } = solve(read);
    const played = replay(read, solution);
    return { moves: played.ok ? solution.length : -1, text: formatSolution(solution, read) };
  });
  const [made] = generate({ moves: [10, 12], seed: 7 });
  return {
    same: {
      'moves and steps': [answer.moves, answer.steps],
      'a board as text and back': formatBoard(parseBoard(formatBoard(board))),
      'a solution read': parseSolution('Y↑3, G→1, 0↓3, X→4', board).length,
      hint: hint(board).kind,
      'a puzzle made': [formatBoard(made.board), made.moves],
      'a larger board': (await solveAsync(parseBoard(LARGE))).moves,
      'the puzzle of a day': dailyPuzzle('2026-11-29').id,
      'vehicles in the HTML of a server': boardHtml({ board: SHORT }).split('class="vehicle ').length - 1,
      'moves of 50 puzzles': answers.map(({ moves }) => moves),
    },
    worker: await inWorker(),
    solutions: answers.map(({ text }) => text),
  };
}
