// What a board says in Portuguese, and the names of vehicles, ways and edges, which the app uses too.

import type { BoardTexts } from '../parts/board-speech.ts';
import { plurals } from '../parts/plurals.ts';
import type { Colour, Moved, Named } from '../parts/vehicle-words.ts';

const count = plurals<'one' | 'other'>('pt');

const colours: Readonly<Record<Colour, string>> = {
  red: 'vermelho',
  blue: 'azul',
  yellow: 'amarelo',
  green: 'verde',
  violet: 'violeta',
  sky: 'azul-celeste',
  brown: 'marrom',
  teal: 'turquesa',
  lime: 'verde-limão',
  navy: 'azul-marinho',
  sand: 'cor de areia',
  slate: 'cinza',
  mint: 'verde-menta',
  plum: 'ameixa',
  lilac: 'lilás',
  olive: 'verde-oliva',
};
export const name = ({ colour, kind, label }: Named): string =>
  `${kind === 'car' ? 'carro' : 'caminhão'} ${colours[colour]}${label === '' ? '' : ` ${label}`}`;
export const the = (vehicle: Named): string => `o ${name(vehicle)}`;
export const ways = {
  left: 'para a esquerda',
  right: 'para a direita',
  up: 'para cima',
  down: 'para baixo',
} as const;
export const edges = { left: 'à esquerda', right: 'à direita', top: 'em cima', bottom: 'embaixo' } as const;
export const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)}, ${cells} ${ways[way]}`;

export const boardText: BoardTexts = {
  name: (vehicle) => name(vehicle),
  move,
  board: (rows, columns, walls, exit) =>
    `Tabuleiro de ${rows} linhas e ${columns} colunas${walls.length === 0 ? '' : `, ${count(walls.length, { one: '# parede', other: '# paredes' })}: ${walls.map(({ row, column }) => `linha ${row} coluna ${column}`).join('; ')}`}, saída ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${cells} ${ways[way]}`).join(' ou ');
    return `${name(vehicle)}, ${lane === 'row' ? 'linha' : 'coluna'} ${n}, ${free === '' ? 'não pode andar' : `pode andar ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'linhas' : 'colunas'} ${first} a ${last} de ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} não pode ir ${ways[way]}`,
  movedTogether: (n) => count(n, { one: '# veículo movido', other: '# veículos movidos' }),
  solved: (made) => `${made}. Resolvido: o carro vermelho saiu.`,
  unsolved: 'Leve o carro vermelho até a saída.',
};
