import { number } from '../language.ts';
import type { Translation } from '../translation.ts';

export const playText: Translation['play'] = {
  moves: '步数',
  time: '时间',
  best: (fewest) => `· 最少 ${number(fewest)}`,
  noSolution: '无解',
  looking: '正在寻找最短解…',
  tools: '游戏',
  restart: '重来',
  hint: '提示',
  watch: '观看',
  pause: '暂停',
  more: '更多',
  solution: '解答',
  edit: '修改',
  photo: '照片',
  notLoaded: '提示加载失败。请检查网络后再按一次。',
  lessons: {
    exit: {
      task: '把红车开出去：把它拖到右边的出口。',
      learned: '出来了！不管滑多远都算一步。',
    },
    blocker: {
      task: '有一辆车挡路。它只能上下滑动：先把它移开。',
      learned: '两步。车不会转弯、跳跃，也不会离开自己的行或列。',
    },
    crossing: {
      task: '现在第二辆车挡住了第一辆。从它开始。',
      learned: '游戏就是这样：找出谁挡住了挡路的车。步数越少越好。',
    },
  },
  nextLesson: '下一课',
  firstPuzzle: '玩第一题',
  skipLessons: '跳过课程',
};
