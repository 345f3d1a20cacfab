// Words of Spanish that several sections use: counts, the names of vehicles, ways and edges.

import { plurals } from '../plurals.ts';
import type { Colour, Moved, Named } from '../vehicle-words.ts';

export const count = plurals<'one' | 'many' | 'other'>('es');
/** The singular and the plural of a noun; millions take `de`. */
export const nouns = (one: string, other: string) => (n: number) =>
  count(n, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
export const moves = nouns('movimiento', 'movimientos');
export const steps = nouns('paso', 'pasos');
export const squares = nouns('casilla', 'casillas');
export const states = nouns('posición', 'posiciones');
export const puzzles = nouns('puzle', 'puzles');
export const hints = nouns('pista', 'pistas');

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
