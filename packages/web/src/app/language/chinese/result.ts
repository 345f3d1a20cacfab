import type { Translation } from '../translation.ts';
import { hints, moves } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n) => `用 ${moves(n)}解开。`,
  solvedWithHelp: (n) => `借助帮助用 ${moves(n)}解开。`,
  perfect: '完美！',
  fewest: '不可能更少了！',
  shortest: (n) => `最短解是 ${moves(n)}。`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['观看了部分步骤'] : [])];
    return parts.length === 0 ? '' : `${parts.join('，')}。`;
  },
  solutionShown: '你看过解法中的步骤。',
  feel: '开启声音和振动？',
  yes: '好',
  no: '不用了',
  days: '你的每日题目',
  bandNames: { fewest: '最少', help: '提示' },
  nextPuzzle: '下一题',
  suited: '下一个棋盘会更适合你。',
  howClose: '我差了多少？',
  race: '搜索赛跑',
  stars: (n, meaning) => `3 颗星中的 ${n} 颗：${meaning}`,
  starNames: { none: '未解开', solved: '已解开', alone: '独立解开', fewest: '独立用最少步数解开' },
};
