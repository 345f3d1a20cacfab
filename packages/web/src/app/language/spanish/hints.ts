import { capital, type Named } from '@unjam/board/languages/parts/vehicle-words';
import { list } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, move, name, squares, the } from './words.ts';

const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  list([...vehicles.map(the), ...(wall ? ['un muro'] : [])], 'disjunction');

export const hintText: Translation['hints'] = {
  nothingBlocks: (red) => `Nada le estorba al ${name(red)}.`,
  block: (blockers, red) =>
    `${capital(list(blockers.map(the)))} ${blockers.length === 1 ? 'bloquea' : 'bloquean'} el paso del ${name(red)}.`,
  vehicle: (vehicle, reason) => `Mueve ${the(vehicle)}: ${reason}.`,
  move: (moved, reason, remaining, proved) => {
    const rest = count(remaining, {
      one: 'queda # movimiento',
      many: 'quedan # de movimientos',
      other: 'quedan # movimientos',
    });
    return `${capital(move(moved))}: ${reason}${remaining === 0 ? '' : `; ${rest}${proved ? '' : ' como mucho'}`}.`;
  },
  reasons: {
    exit: 'llega a la salida',
    path: (red) => `despeja el camino del ${name(red)}`,
    retreat: (red) => `deja que ${the(red)} retroceda`,
    room: (vehicle) => `deja sitio al ${name(vehicle)}`,
    roomForBlocker: (vehicle, blocked) => `deja sitio al ${name(vehicle)}, que bloquea al ${name(blocked)}`,
  },
  stuck: {
    never: (red, blockers, wall) =>
      `Este tablero no tiene solución: ${the(red)} nunca se acerca a la salida; se lo impide ${blocking(blockers, wall)}.`,
    farthest: (red, cells, blockers, wall) =>
      `Este tablero no tiene solución: ${the(red)} nunca avanza más de ${squares(cells)}; se lo impide ${blocking(blockers, wall)}.`,
  },
};
