import type { Named } from '@unjam/board/languages/parts/vehicle-words';
import type { Translation } from '../translation.ts';
import { move, moves, name, steps } from './words.ts';

const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  [...vehicles.map(name), ...(wall ? ['墙'] : [])].join('或');

export const hintText: Translation['hints'] = {
  nothingBlocks: (red) => `没有东西挡住${name(red)}。`,
  block: (blockers, red) => `${blockers.map(name).join('、')}挡住了${name(red)}。`,
  vehicle: (vehicle, reason) => `移动${name(vehicle)}：${reason}。`,
  move: (moved, reason, remaining, proved) =>
    `${move(moved)}：${reason}${remaining === 0 ? '' : `；${proved ? '还剩' : '最多还剩'} ${moves(remaining)}`}。`,
  reasons: {
    exit: '它到达出口',
    path: (red) => `为${name(red)}让路`,
    retreat: (red) => `让${name(red)}有地方后退`,
    room: (vehicle) => `给${name(vehicle)}腾出位置`,
    roomForBlocker: (vehicle, blocked) => `给挡住${name(blocked)}的${name(vehicle)}腾出位置`,
  },
  stuck: {
    never: (red, blockers, wall) =>
      `这个棋盘无解：${name(red)}无法靠近出口；${blocking(blockers, wall)}挡着路。`,
    farthest: (red, cells, blockers, wall) =>
      `这个棋盘无解：${name(red)}最多前进 ${steps(cells)}；${blocking(blockers, wall)}挡着路。`,
  },
};
