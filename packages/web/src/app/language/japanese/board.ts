import type { BoardTexts } from '../board-speech.ts';
import { number } from '../language.ts';
import { edges, name, ways } from './words.ts';

export const boardText: BoardTexts = {
  board: (rows, columns, walls, exit) =>
    `${rows}行${columns}列の盤面${walls === 0 ? '' : `、壁${walls}個`}、出口は${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${ways[way]}へ${cells}マス`).join('、');
    return `${name(vehicle)}、${n}${lane === 'row' ? '行目' : '列目'}、${free === '' ? '動けません' : `${free}動けます`}`;
  },
  place: (across, first, last, of) => `全${of}${across === 'row' ? '行' : '列'}中${first}〜${last}`,
  cannotMove: (vehicle, way) => `${name(vehicle)}は${ways[way]}へ動けません`,
  movedTogether: (n) => `${number(n)}台が動きました`,
  solved: (made) => `${made}。クリア：赤い車が出ました。`,
  unsolved: '赤い車を出口まで動かしてください。',
};
