// What a board says in Japanese, and the names of vehicles, ways and edges, which the app uses too.

import type { BoardTexts } from '../parts/board-speech.ts';
import type { Colour, Moved, Named } from '../parts/vehicle-words.ts';

const colours: Readonly<Record<Colour, string>> = {
  red: '赤い',
  blue: '青い',
  yellow: '黄色い',
  green: '緑の',
  violet: '紫の',
  sky: '空色の',
  brown: '茶色い',
  teal: '青緑の',
  lime: '黄緑の',
  navy: '紺色の',
  sand: '砂色の',
  slate: '灰色の',
  mint: 'ミント色の',
  plum: '赤紫の',
  lilac: '藤色の',
  olive: 'オリーブ色の',
};
export const name = ({ colour, kind, label }: Named): string =>
  `${colours[colour]}${kind === 'car' ? '車' : 'トラック'}${label}`;
export const ways = { left: '左', right: '右', up: '上', down: '下' } as const;
export const edges = { left: '左', right: '右', top: '上', bottom: '下' } as const;
export const move = ({ vehicle, way, cells }: Moved): string =>
  `${name(vehicle)}を${ways[way]}へ${cells}マス`;

export const boardText: BoardTexts = {
  name: (vehicle) => name(vehicle),
  move,
  board: (rows, columns, walls, exit) =>
    `${rows}行${columns}列の盤面${walls.length === 0 ? '' : `、壁${walls.length}個：${walls.map(({ row, column }) => `${row}行${column}列`).join('、')}`}、出口は${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${ways[way]}へ${cells}マス`).join('、');
    return `${name(vehicle)}、${n}${lane === 'row' ? '行目' : '列目'}、${free === '' ? '動けません' : `${free}動けます`}`;
  },
  place: (across, first, last, of) => `全${of}${across === 'row' ? '行' : '列'}中${first}〜${last}`,
  cannotMove: (vehicle, way) => `${name(vehicle)}は${ways[way]}へ動けません`,
  movedTogether: (n) => `${n}台が動きました`,
  solved: (made) => `${made}。クリア：赤い車が出ました。`,
  unsolved: '赤い車を出口まで動かしてください。',
};
