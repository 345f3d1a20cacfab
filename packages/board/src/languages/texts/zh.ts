// What a board says in Chinese, and the names of vehicles, ways and edges, which the app uses too.

import type { BoardTexts } from '../parts/board-speech.ts';
import type { Colour, Moved, Named } from '../parts/vehicle-words.ts';

const colours: Readonly<Record<Colour, string>> = {
  red: '红色',
  blue: '蓝色',
  yellow: '黄色',
  green: '绿色',
  violet: '紫色',
  sky: '天蓝色',
  brown: '棕色',
  teal: '青色',
  lime: '黄绿色',
  navy: '藏青色',
  sand: '沙色',
  slate: '灰色',
  mint: '薄荷色',
  plum: '梅红色',
  lilac: '淡紫色',
  olive: '橄榄色',
};
export const name = ({ colour, kind, label }: Named): string =>
  colour === 'red' && kind === 'car' && label === ''
    ? '红车'
    : `${colours[colour]}${kind === 'car' ? '小车' : '卡车'}${label === '' ? '' : ` ${label}`}`;
export const ways = { left: '向左', right: '向右', up: '向上', down: '向下' } as const;
export const edges = { left: '左边', right: '右边', top: '上边', bottom: '下边' } as const;
export const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)}${ways[way]} ${cells} 格`;

export const boardText: BoardTexts = {
  name: (vehicle) => name(vehicle),
  move,
  board: (rows, columns, walls, exit) =>
    `${rows} 行 ${columns} 列的棋盘${walls.length === 0 ? '' : `，${walls.length} 块墙：${walls.map(({ row, column }) => `第 ${row} 行第 ${column} 列`).join('；')}`}，出口在${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${ways[way]} ${cells} 格`).join('或');
    return `${name(vehicle)}，第 ${n} ${lane === 'row' ? '行' : '列'}，${free === '' ? '不能动' : `可${free}`}`;
  },
  place: (across, first, last, of) => `第 ${first} 到 ${last} ${across === 'row' ? '行' : '列'}，共 ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)}不能${ways[way]}移动`,
  movedTogether: (n) => `${n} 辆车移动了`,
  solved: (made) => `${made}。完成：红车出来了。`,
  unsolved: '请把红车移到出口。',
};
