import { capital, type Named } from '@unjam/board/languages/parts/vehicle-words';
import { list } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, move, name, squares, the } from './words.ts';

const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  list([...vehicles.map(the), ...(wall ? ['uma parede'] : [])], 'disjunction');

export const hintText: Translation['hints'] = {
  nothingBlocks: (red) => `Nada atrapalha ${the(red)}.`,
  block: (blockers, red) =>
    `${capital(list(blockers.map(the)))} ${blockers.length === 1 ? 'está' : 'estão'} no caminho do ${name(red)}.`,
  vehicle: (vehicle, reason) => `Mova ${the(vehicle)}: ${reason}.`,
  move: (moved, reason, remaining, proved) => {
    const rest = count(remaining, {
      one: 'resta # movimento',
      many: 'restam # de movimentos',
      other: 'restam # movimentos',
    });
    return `${capital(move(moved))}: ${reason}${remaining === 0 ? '' : `; ${rest}${proved ? '' : ' no máximo'}`}.`;
  },
  reasons: {
    exit: 'chega à saída',
    path: (red) => `libera o caminho do ${name(red)}`,
    retreat: (red) => `deixa ${the(red)} recuar`,
    room: (vehicle) => `abre espaço para ${the(vehicle)}`,
    roomForBlocker: (vehicle, blocked) => `abre espaço para ${the(vehicle)}, que bloqueia ${the(blocked)}`,
  },
  stuck: {
    never: (red, blockers, wall) =>
      `Este tabuleiro não tem solução: ${the(red)} nunca se aproxima da saída; no caminho está ${blocking(blockers, wall)}.`,
    farthest: (red, cells, blockers, wall) =>
      `Este tabuleiro não tem solução: ${the(red)} nunca avança mais de ${squares(cells)}; no caminho está ${blocking(blockers, wall)}.`,
  },
};
