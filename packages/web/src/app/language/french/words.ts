// Words of French that several sections use: counts, the names of vehicles, ways and edges.

import { plurals } from '../plurals.ts';
import type { Colour, Moved, Named } from '../vehicle-words.ts';

export const count = plurals<'one' | 'many' | 'other'>('fr');
/** The singular and the plural of a noun; millions take `de`. */
export const nouns = (one: string, other: string) => (n: number) =>
  count(n, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
export const moves = nouns('coup', 'coups');
export const steps = nouns('pas', 'pas');
export const squares = nouns('case', 'cases');
export const states = (n: number) =>
  count(n, { one: '# position', many: '# de positions', other: '# positions' });
export const puzzles = nouns('puzzle', 'puzzles');
export const hints = nouns('indice', 'indices');
export const boards = nouns('plateau', 'plateaux');

/** Masculine for `camion` and feminine for `voiture`. */
const colours: Readonly<Record<Colour, readonly [string, string]>> = {
  red: ['rouge', 'rouge'],
  blue: ['bleu', 'bleue'],
  yellow: ['jaune', 'jaune'],
  green: ['vert', 'verte'],
  violet: ['violet', 'violette'],
  sky: ['bleu ciel', 'bleu ciel'],
  brown: ['marron', 'marron'],
  teal: ['turquoise', 'turquoise'],
  lime: ['vert pomme', 'vert pomme'],
  navy: ['bleu marine', 'bleu marine'],
  sand: ['sable', 'sable'],
  slate: ['ardoise', 'ardoise'],
  mint: ['menthe', 'menthe'],
  plum: ['prune', 'prune'],
  lilac: ['lilas', 'lilas'],
  olive: ['olive', 'olive'],
};
export const name = ({ colour, kind, label }: Named): string =>
  `${kind === 'car' ? 'voiture' : 'camion'} ${colours[colour][kind === 'car' ? 1 : 0]}${label === '' ? '' : ` ${label}`}`;
export const the = (vehicle: Named): string => `${vehicle.kind === 'car' ? 'la' : 'le'} ${name(vehicle)}`;
export const ways = {
  left: 'vers la gauche',
  right: 'vers la droite',
  up: 'vers le haut',
  down: 'vers le bas',
} as const;
export const edges = { left: 'à gauche', right: 'à droite', top: 'en haut', bottom: 'en bas' } as const;
export const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)}, ${cells} ${ways[way]}`;
