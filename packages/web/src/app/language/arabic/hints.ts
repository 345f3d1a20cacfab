import type { Named } from '@unjam/board/languages/parts/vehicle-words';
import { list } from '../language.ts';
import type { Translation } from '../translation.ts';
import { cellsOf, move, moves, name } from './words.ts';

const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  list([...vehicles.map(name), ...(wall ? ['جدار'] : [])], 'disjunction');

export const hintText: Translation['hints'] = {
  nothingBlocks: (red) => `لا شيء في طريق ${name(red)}.`,
  block: (blockers, red) => `في طريق ${name(red)}: ${list(blockers.map(name))}.`,
  vehicle: (vehicle, reason) => `حرّك ${name(vehicle)}: ${reason}.`,
  move: (moved, reason, remaining, proved) =>
    `${move(moved)}: ${reason}${remaining === 0 ? '' : `؛ تبقى ${proved ? '' : 'على الأكثر '}${moves(remaining)}`}.`,
  reasons: {
    exit: 'فتبلغ المخرج',
    path: (red) => `فيخلو طريق ${name(red)}`,
    retreat: (red) => `لتفسح المجال كي ترجع ${name(red)}`,
    room: (vehicle) => `لتفسح المجال أمام ${name(vehicle)}`,
    roomForBlocker: (vehicle, blocked) => `لتفسح المجال أمام ${name(vehicle)} التي تسد طريق ${name(blocked)}`,
  },
  stuck: {
    never: (red, blockers, wall) =>
      `ليس لهذا اللوح حل: ${name(red)} لا تقترب أبدًا من المخرج؛ في طريقها ${blocking(blockers, wall)}.`,
    farthest: (red, cells, blockers, wall) =>
      `ليس لهذا اللوح حل: ${name(red)} لا تتقدم أبدًا أكثر من ${cellsOf(cells)}؛ في طريقها ${blocking(blockers, wall)}.`,
  },
};
