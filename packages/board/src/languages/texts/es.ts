// What a board says in Spanish, and the names of vehicles, ways and edges, which the app uses too.

import type { BoardTexts } from '../parts/board-speech.ts';
import { plurals } from '../parts/plurals.ts';
import type { Colour, Moved, Named } from '../parts/vehicle-words.ts';

const count = plurals<'one' | 'other'>('es');

const colours: Readonly<Record<Colour, string>> = {
  red: 'rojo',
  blue: 'azul',
  yellow: 'amarillo',
  green: 'verde',
  violet: 'violeta',
  sky: 'celeste',
  brown: 'marrón',
  teal: 'turquesa',
  lime: 'verde lima',
  navy: 'azul marino',
  sand: 'color arena',
  slate: 'gris',
  mint: 'verde menta',
  plum: 'ciruela',
  lilac: 'lila',
  olive: 'verde oliva',
};
export const name = ({ colour, kind, label }: Named): string =>
  `${kind === 'car' ? 'coche' : 'camión'} ${colours[colour]}${label === '' ? '' : ` ${label}`}`;
export const the = (vehicle: Named): string => `el ${name(vehicle)}`;
export const ways = {
  left: 'a la izquierda',
  right: 'a la derecha',
  up: 'hacia arriba',
  down: 'hacia abajo',
} as const;
export const edges = { left: 'izquierda', right: 'derecha', top: 'arriba', bottom: 'abajo' } as const;
export const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)}, ${cells} ${ways[way]}`;

export const boardText: BoardTexts = {
  name: (vehicle) => name(vehicle),
  move,
  board: (rows, columns, walls, exit) =>
    `Tablero de ${rows} filas y ${columns} columnas${walls.length === 0 ? '' : `, ${count(walls.length, { one: '# muro', other: '# muros' })}: ${walls.map(({ row, column }) => `fila ${row} columna ${column}`).join('; ')}`}, salida: ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${cells} ${ways[way]}`).join(' o ');
    return `${name(vehicle)}, ${lane === 'row' ? 'fila' : 'columna'} ${n}, ${free === '' ? 'no puede moverse' : `puede moverse ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'filas' : 'columnas'} ${first} a ${last} de ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} no puede ir ${ways[way]}`,
  movedTogether: (n) => count(n, { one: '# vehículo movido', other: '# vehículos movidos' }),
  solved: (made) => `${made}. Resuelto: el coche rojo ha salido.`,
  unsolved: 'Lleva el coche rojo a la salida.',
};
