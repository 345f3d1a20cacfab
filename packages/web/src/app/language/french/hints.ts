import { capital, type Named } from '@unjam/board/languages/parts/vehicle-words';
import { list } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, move, name, squares, the } from './words.ts';

const ofThe = (vehicle: Named): string => `${vehicle.kind === 'car' ? 'de la' : 'du'} ${name(vehicle)}`;
const toThe = (vehicle: Named): string => `${vehicle.kind === 'car' ? 'à la' : 'au'} ${name(vehicle)}`;
const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  list([...vehicles.map(the), ...(wall ? ['un mur'] : [])], 'disjunction');

export const hintText: Translation['hints'] = {
  nothingBlocks: (red) => `Rien ne bloque ${the(red)}.`,
  block: (blockers, red) =>
    `${capital(list(blockers.map(the)))} ${blockers.length === 1 ? 'barre' : 'barrent'} la route ${toThe(red)}.`,
  vehicle: (vehicle, reason) => `Déplace ${the(vehicle)} : ${reason}.`,
  move: (moved, reason, remaining, proved) => {
    const rest = count(remaining, {
      one: 'il reste # coup',
      many: 'il reste # de coups',
      other: 'il reste # coups',
    });
    return `${capital(move(moved))} : ${reason}${remaining === 0 ? '' : ` ; ${rest}${proved ? '' : ' au plus'}`}.`;
  },
  reasons: {
    exit: 'la sortie est atteinte',
    path: (red) => `cela libère la route ${ofThe(red)}`,
    retreat: (red) => `cela laisse ${the(red)} reculer`,
    room: (vehicle) => `cela fait de la place ${toThe(vehicle)}`,
    roomForBlocker: (vehicle, blocked) =>
      `cela fait de la place ${toThe(vehicle)}, qui bloque ${the(blocked)}`,
  },
  stuck: {
    never: (red, blockers, wall) =>
      `Ce plateau n’a pas de solution : ${the(red)} ne s’approche jamais de la sortie, bloquée par ${blocking(blockers, wall)}.`,
    farthest: (red, cells, blockers, wall) =>
      `Ce plateau n’a pas de solution : ${the(red)} n’avance jamais de plus de ${squares(cells)}, bloquée par ${blocking(blockers, wall)}.`,
  },
};
