import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves } from './words.ts';

const boards = (n: number) => `${number(n)} 局`;

export const rushText: Translation['rush'] = {
  about: {
    rush: '三分钟内尽量多解几局，一局比一局难一点。离开时计时不停。',
    streak: '每一局都要用最少步数解开，第一局多走了就结束。不计时，不能撤销。',
  },
  start: '开始',
  today: '今天的棋局',
  rival: (n) => `发给你的人解了 ${boards(n)}。你的棋局和他一样。`,
  shared: '用这个链接的人棋局都一样。',
  boards,
  inARow: (n) => `连续 ${n} 局`,
  best: (result) => `最佳：${result}`,
  never: { rush: '越多越好', streak: '只走最少步数' },
  left: (time) => `还剩 ${time}`,
  clock: '剩余时间',
  solved: '已解',
  ofMoves: (fewest) => `／${fewest}`,
  board: (place) => `第 ${place} 局`,
  skip: '跳过（10 秒）',
  end: '结束',
  timeUp: '时间到。',
  away: '你离开时时间到了。',
  missed: (fewest) => `这一局 ${moves(fewest)}就能解开。连胜到此为止。`,
  all: '这是最后一局！',
  record: '你的最好成绩！',
  known: (n) => `这些棋局你玩过，以第一次的成绩为准：${n}。`,
  against: { more: '比发给你的人多。', same: '和发给你的人一样多。', fewer: '发给你的人更多。' },
  again: '再玩一次',
  same: '同样的棋局再来一次',
  ends: (n) => `开始后，你在另一组棋局上的挑战（已解 ${n} 局）就会结束。`,
  said: {
    rush: (n) => `Unjam 冲刺：3 分钟 ${boards(n)}`,
    streak: (n) => `Unjam 连胜：用最少步数连续 ${boards(n)}`,
  },
  sameBoards: '同样的棋局给你：',
};
