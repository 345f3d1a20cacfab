// Words of Chinese that several sections use: counts, the names of vehicles, ways and edges.

import { number } from '../language.ts';
import type { Colour, Moved, Named } from '../vehicle-words.ts';

// Chinese has one plural form: a number and a measure word
export const moves = (n: number) => `${number(n)} 步`;
export const steps = (n: number) => `${number(n)} 格`;
export const states = (n: number) => `${number(n)} 个局面`;
export const puzzles = (n: number) => `${number(n)} 题`;
export const hints = (n: number) => `${number(n)} 次提示`;

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
