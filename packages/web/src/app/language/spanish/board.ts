import type { BoardTexts } from '../board-speech.ts';
import { edges, name, nouns, ways } from './words.ts';

export const boardText: BoardTexts = {
  board: (rows, columns, walls, exit) =>
    `Tablero de ${rows} filas y ${columns} columnas${walls === 0 ? '' : `, ${nouns('muro', 'muros')(walls)}`}, salida: ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${cells} ${ways[way]}`).join(' o ');
    return `${name(vehicle)}, ${lane === 'row' ? 'fila' : 'columna'} ${n}, ${free === '' ? 'no puede moverse' : `puede moverse ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'filas' : 'columnas'} ${first} a ${last} de ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} no puede ir ${ways[way]}`,
  movedTogether: nouns('vehículo movido', 'vehículos movidos'),
  solved: (made) => `${made}. Resuelto: el coche rojo ha salido.`,
  unsolved: 'Lleva el coche rojo a la salida.',
};
