import type { BoardTexts } from '../board-speech.ts';
import { edges, name, nouns, ways } from './words.ts';

export const boardText: BoardTexts = {
  board: (rows, columns, walls, exit) =>
    `Plateau de ${rows} lignes et ${columns} colonnes${walls === 0 ? '' : `, ${nouns('mur', 'murs')(walls)}`}, sortie ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `de ${cells} ${ways[way]}`).join(' ou ');
    return `${name(vehicle)}, ${lane === 'row' ? 'ligne' : 'colonne'} ${n}, ${free === '' ? 'bloqué' : `peut avancer ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'lignes' : 'colonnes'} ${first} à ${last} sur ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} ne peut pas aller ${ways[way]}`,
  movedTogether: nouns('véhicule déplacé', 'véhicules déplacés'),
  solved: (made) => `${made}. Résolu : la voiture rouge est sortie.`,
  unsolved: 'Amenez la voiture rouge à la sortie.',
};
