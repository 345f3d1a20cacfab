// Words of Japanese that several sections use: counts, the names of vehicles, ways and edges.

import { number } from '../language.ts';
import type { Colour, Moved, Named } from '../vehicle-words.ts';

// Japanese has one plural form: a number and a counter
export const moves = (n: number) => `${number(n)}手`;
export const steps = (n: number) => `${number(n)}歩`;
export const squares = (n: number) => `${number(n)}マス`;
export const states = (n: number) => `${number(n)}局面`;
export const puzzles = (n: number) => `${number(n)}問`;
export const hints = (n: number) => `ヒント${number(n)}回`;

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
