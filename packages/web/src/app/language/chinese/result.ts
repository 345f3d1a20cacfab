import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { hints, moves, steps } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n, s) => `用 ${moves(n)}解开（${steps(s)}）。`,
  solvedWithHelp: (n) => `借助帮助用 ${moves(n)}解开。`,
  fewest: '不可能更少了！',
  fewestMoves: (n) => `步数最少；格数最少是 ${number(n)}。`,
  shortest: (n) => `最短解是 ${moves(n)}。`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['观看了部分步骤'] : [])];
    return parts.length === 0 ? '' : `${parts.join('，')}。`;
  },
  solutionShown: '你看过解法中的步骤。',
  nextPuzzle: '下一题',
  stars: (n, meaning) => `3 颗星中的 ${n} 颗：${meaning}`,
  starNames: { none: '未解开', solved: '已解开', alone: '独立解开', fewest: '独立用最少步数解开' },
};
