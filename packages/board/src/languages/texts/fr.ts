// What a board says in French, and the names of vehicles, ways and edges, which the app uses too.

import type { BoardTexts } from '../parts/board-speech.ts';
import { plurals } from '../parts/plurals.ts';
import type { Colour, Moved, Named } from '../parts/vehicle-words.ts';

const count = plurals<'one' | 'other'>('fr');

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

export const boardText: BoardTexts = {
  name: (vehicle) => name(vehicle),
  move,
  board: (rows, columns, walls, exit) =>
    `Plateau de ${rows} lignes et ${columns} colonnes${walls.length === 0 ? '' : `, ${count(walls.length, { one: '# mur', other: '# murs' })} : ${walls.map(({ row, column }) => `ligne ${row} colonne ${column}`).join('; ')}`}, sortie ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `de ${cells} ${ways[way]}`).join(' ou ');
    return `${name(vehicle)}, ${lane === 'row' ? 'ligne' : 'colonne'} ${n}, ${free === '' ? 'bloqué' : `peut avancer ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'lignes' : 'colonnes'} ${first} à ${last} sur ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} ne peut pas aller ${ways[way]}`,
  movedTogether: (n) => count(n, { one: '# véhicule déplacé', other: '# véhicules déplacés' }),
  solved: (made) => `${made}. Résolu : la voiture rouge est sortie.`,
  unsolved: 'Amenez la voiture rouge à la sortie.',
};
