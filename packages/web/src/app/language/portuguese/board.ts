import type { BoardTexts } from '../board-speech.ts';
import { edges, name, nouns, ways } from './words.ts';

export const boardText: BoardTexts = {
  board: (rows, columns, walls, exit) =>
    `Tabuleiro de ${rows} linhas e ${columns} colunas${walls === 0 ? '' : `, ${nouns('parede', 'paredes')(walls)}`}, saída ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${cells} ${ways[way]}`).join(' ou ');
    return `${name(vehicle)}, ${lane === 'row' ? 'linha' : 'coluna'} ${n}, ${free === '' ? 'não pode andar' : `pode andar ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'linhas' : 'colunas'} ${first} a ${last} de ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} não pode ir ${ways[way]}`,
  movedTogether: nouns('veículo movido', 'veículos movidos'),
  solved: (made) => `${made}. Resolvido: o carro vermelho saiu.`,
  unsolved: 'Leve o carro vermelho até a saída.',
};
