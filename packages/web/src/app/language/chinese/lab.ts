import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { move, moves, name, states, steps } from './words.ts';

const shortest = '它的解是最短的。';

export const labText: Translation['lab'] = {
  view: '视图',
  map: '地图',
  race: '竞赛',
  exploring: '正在探索…',
  exploringSoFar: (n) => `正在探索：目前 ${states(n)}…`,
  statesByDistance: (bars) => `各距离的局面数：${bars}`,
  statesByDistanceTo: (most) => `各距离的局面数，0 到 ${most} 步`,
  noWay: '到不了出口',
  noWayFound: '未找到出路',
  solved: '已解开',
  legend: {
    fromExit: (n) => `离出口 ${moves(n)}`,
    here: '棋盘上显示的',
    near: '相差一格',
    way: '最短路线',
    trail: '你的步骤',
  },
  noneFromHere: '从这里没有找到解。',
  atExit: '已解开：红车在出口。',
  fromExit: (n) => `离出口 ${moves(n)}。`,
  fromExitAtMost: (n) => `离出口至多 ${moves(n)}。`,
  closer: '靠近一步',
  hardest: '最难局面',
  toStart: '回到开头',
  summary: (n, solved, hardest) =>
    `${states(n)}，${number(solved)} 个已解开${hardest === undefined ? '' : `，最难的离出口 ${moves(hardest)}`}。`,
  summaryOfFirst: (n, solved) =>
    `${states(n)}（只是一部分），${number(solved)} 个已解开。经过其他局面，出口可能更近。`,
  tools: {
    label: '地图',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适应大小',
    picture: '图片（PNG）',
    table: '表格（CSV）',
  },
  speed: '速度',
  speeds: { slow: '慢', medium: '中', fast: '快', veryFast: '很快' },
  first: '第一个',
  second: '第二个',
  skipToEnd: '跳到最后',
  aboutRace:
    '两者都搜索这个棋盘，并每秒显示同样多的展开局面：需要局面更少的先完成。表中的数量和时间是实测的。',
  searches: {
    bfs: {
      title: '广度优先搜索',
      lesson: '按遇到的顺序处理局面：先是一步之内的，再是两步，依此类推。它遇到的第一个解是最短的。',
    },
    'bfs-layers': {
      title: '逐层广度优先搜索',
      lesson: '一层一层处理局面：先是一步之内的，再是两步，依此类推。它遇到的第一个解是最短的。',
    },
    dfs: {
      title: '深度优先搜索',
      lesson: '从最新的局面继续，只在死路才回头。有解就能找到，但通常非常长。',
    },
    iddfs: {
      title: '迭代加深深度优先搜索',
      lesson: '先往深处走，但不超过一个界限，然后提高界限重新开始。它的第一个解是最短的。',
    },
    planning: {
      title: '规划',
      lesson: '从目标倒推：红车要出去，挡它的车要让开，再挡那辆车的也要让开。它看的局面很少；解不一定最短。',
    },
    'a-star': {
      title: 'A*',
      lesson: '选取已走步数与估计剩余步数之和最小的局面。估计从不偏高，所以第一个解是最短的。',
    },
    'ida-star': {
      title: '迭代加深 A*',
      lesson: '只要已走步数加估计剩余不超过界限就往深处走，然后提高界限。它的第一个解是最短的。',
    },
    extreme: {
      title: '滑到底的广度优先搜索',
      lesson: '广度优先，但车总是滑到底。看的局面更少，可能错过更短的解。',
    },
    significant: {
      title: '关键步的广度优先搜索',
      lesson: '广度优先，但主要移动上一步腾出空间的车。看的局面更少；解不一定最短。',
    },
    engine: { title: '引擎', lesson: `对压缩成几个字节的局面做广度优先搜索，使用编译的循环。${shortest}` },
    packed32: { title: '32 位引擎', lesson: `对 32 位局面做广度优先搜索。${shortest}` },
    packed64: { title: '64 位引擎', lesson: `对 64 位局面做广度优先搜索。${shortest}` },
    packed128: { title: '128 位引擎', lesson: `对 128 位局面做广度优先搜索。${shortest}` },
    packed256: { title: '256 位引擎', lesson: `对 256 位局面做广度优先搜索。${shortest}` },
    generic: { title: '通用引擎', lesson: `对任意大小的棋盘做广度优先搜索，不用编译的循环。${shortest}` },
  },
  rows: {
    moves: '步数',
    steps: '格数',
    shortest: { moves: '步数最短', steps: '格数最短' },
    expanded: '展开',
    generated: '生成',
    peakFrontier: '最大待展开数',
    milliseconds: '毫秒',
  },
  always: '总是',
  notGuaranteed: '不保证',
  frontier: '待展开',
  depth: '深度',
  resultOfRace: '竞赛结果',
  packed: '它把局面压缩保存：只能显示数量。',
  outcomes: {
    finished: { moves: (n) => `完成：${moves(n)}。`, steps: (n) => `完成：${steps(n)}。` },
    unsolvable: '已证明无解。',
    exhausted: '没有找到解，但可能有。',
    cancelled: '已停止。',
    limits: {
      states: (n) => `达到局面数上限，共 ${states(n)}。`,
      milliseconds: (n) => `达到时间上限，共 ${states(n)}。`,
      memory: (n) => `达到内存上限，共 ${states(n)}。`,
    },
    refused: (why) => `这里无法使用：${why}。`,
  },
  plan: '计划',
  goal: move,
  goalBlocked: (goal, blocker, eitherWay) =>
    `${move(goal)}：${name(blocker)}挡路${eitherWay ? '，它可以往两边走' : ''}`,
};
