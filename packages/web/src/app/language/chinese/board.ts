import type { BoardTexts } from '../board-speech.ts';
import { number } from '../language.ts';
import { edges, name, ways } from './words.ts';

export const boardText: BoardTexts = {
  board: (rows, columns, walls, exit) =>
    `${rows} 行 ${columns} 列的棋盘${walls === 0 ? '' : `，${walls} 块墙`}，出口在${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${ways[way]} ${cells} 格`).join('或');
    return `${name(vehicle)}，第 ${n} ${lane === 'row' ? '行' : '列'}，${free === '' ? '不能动' : `可${free}`}`;
  },
  place: (across, first, last, of) => `第 ${first} 到 ${last} ${across === 'row' ? '行' : '列'}，共 ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)}不能${ways[way]}移动`,
  movedTogether: (n) => `${number(n)} 辆车移动了`,
  solved: (made) => `${made}。完成：红车出来了。`,
  unsolved: '请把红车移到出口。',
};
