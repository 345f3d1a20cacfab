import type { BoardTexts } from '../board-speech.ts';
import { count, edges, name, ways } from './words.ts';

export const boardText: BoardTexts = {
  board: (rows, columns, walls, exit) =>
    `Brett mit ${rows} Zeilen und ${columns} Spalten${walls === 0 ? '' : `, ${count(walls, { one: '# Wand', other: '# Wände' })}`}, Ausfahrt ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const where = `${lane === 'row' ? 'Zeile' : 'Spalte'} ${n}`;
    const free = room.map(({ way, cells }) => `${cells} ${ways[way]}`).join(' oder ');
    return `${name(vehicle)}, ${where}, ${free === '' ? 'steht fest' : `kann ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'Zeilen' : 'Spalten'} ${first} bis ${last} von ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} kann nicht ${ways[way]}`,
  movedTogether: (n) => count(n, { one: '# Fahrzeug bewegt', other: '# Fahrzeuge bewegt' }),
  solved: (made) => `${made}. Gelöst: Das rote Auto ist draußen.`,
  unsolved: 'Bring das rote Auto zur Ausfahrt.',
};
