import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, states } from './words.ts';

export const searchText: Translation['search'] = {
  limits: {
    cancelled: (n) => `搜索 ${states(n)}后停止。`,
    milliseconds: (n, seconds) => `${number(seconds)} 秒内没有找到解：已搜索 ${states(n)}。`,
    states: (n) => `在 ${states(n)}内没有找到解。`,
    memory: (n) => `没有找到解：${states(n)}已占满此页面可用的内存。`,
  },
  solving: '求解中…',
  searched: (n) => `已搜索 ${states(n)}…`,
  searchedWithBest: (n, best, least) =>
    `目前最好 ${number(best)}，至少 ${number(least)} · 已搜索 ${states(n)}…`,
  alreadySolved: '这题已经解开了。',
  replay: (n) => `回放 ${moves(n)}。`,
  stopped: '已停止。',
};
