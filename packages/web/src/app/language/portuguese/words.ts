// Words of Portuguese that several sections use: counts, the names of vehicles, ways and edges.

import { plurals } from '../plurals.ts';
import type { Colour, Moved, Named } from '../vehicle-words.ts';

export const count = plurals<'one' | 'many' | 'other'>('pt');
/** The singular and the plural of a noun; millions take `de`. */
export const nouns = (one: string, other: string) => (n: number) =>
  count(n, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
export const moves = nouns('movimento', 'movimentos');
export const steps = nouns('passo', 'passos');
export const squares = nouns('casa', 'casas');
export const states = nouns('posição', 'posições');
export const puzzles = nouns('desafio', 'desafios');
export const hints = nouns('dica', 'dicas');

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
