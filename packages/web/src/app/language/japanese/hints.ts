import type { Named } from '@unjam/board/languages/parts/vehicle-words';
import type { Translation } from '../translation.ts';
import { move, moves, name, squares } from './words.ts';

const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  [...vehicles.map(name), ...(wall ? ['壁'] : [])].join('か');

export const hintText: Translation['hints'] = {
  nothingBlocks: (red) => `${name(red)}の道をふさぐものはありません。`,
  block: (blockers, red) => `${blockers.map(name).join('と')}が${name(red)}の道をふさいでいます。`,
  vehicle: (vehicle, reason) => `${name(vehicle)}を動かしましょう。${reason}。`,
  move: (moved, reason, remaining, proved) =>
    `${move(moved)}。${reason}${remaining === 0 ? '' : `。残り${proved ? '' : '多くて'}${moves(remaining)}`}。`,
  reasons: {
    exit: '出口に着きます',
    path: (red) => `${name(red)}の道が空きます`,
    retreat: (red) => `${name(red)}が下がる場所ができます`,
    room: (vehicle) => `${name(vehicle)}の場所ができます`,
    roomForBlocker: (vehicle, blocked) => `${name(blocked)}をふさいでいる${name(vehicle)}の場所ができます`,
  },
  stuck: {
    never: (red, blockers, wall) =>
      `この盤面に解はありません：${name(red)}は出口に近づけません。${blocking(blockers, wall)}が邪魔です。`,
    farthest: (red, cells, blockers, wall) =>
      `この盤面に解はありません：${name(red)}は${squares(cells)}より先へ進めません。${blocking(blockers, wall)}が邪魔です。`,
  },
};
