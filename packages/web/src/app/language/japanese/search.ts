import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, states } from './words.ts';

export const searchText: Translation['search'] = {
  limits: {
    cancelled: (n) => `${states(n)}で止めました。`,
    milliseconds: (n, seconds) =>
      `${number(seconds)}秒では解が見つかりませんでした：${states(n)}を調べました。`,
    states: (n) => `${states(n)}の中に解は見つかりませんでした。`,
    memory: (n) => `解は見つかりませんでした：${states(n)}で、このページが使えるメモリがいっぱいです。`,
  },
  solving: '解いています…',
  searched: (n) => `${states(n)}を調べました…`,
  searchedWithBest: (n, best, least) =>
    `今の最短は${number(best)}、${number(least)}以上・${states(n)}を調べました…`,
  alreadySolved: 'もう解けています。',
  replay: (n) => `${moves(n)}の再生です。`,
  stopped: '止めました。',
};
