import { capital, type Named } from '@unjam/board/languages/parts/vehicle-words';
import { list } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, move, name, squares } from './words.ts';

const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  list([...vehicles.map((one) => name(one, 'nominative')), ...(wall ? ['eine Wand'] : [])], 'disjunction');

export const hintText: Translation['hints'] = {
  nothingBlocks: (red) => `${capital(name(red, 'dative'))} steht nichts im Weg.`,
  block: (blockers, red) =>
    `${capital(list(blockers.map((one) => name(one, 'nominative'))))} ${blockers.length === 1 ? 'steht' : 'stehen'} ${name(red, 'dative')} im Weg.`,
  vehicle: (vehicle, reason) => `Bewege ${name(vehicle, 'accusative')}: ${reason}.`,
  move: (moved, reason, remaining, proved) => {
    const rest = count(remaining, { one: 'noch # Zug', other: 'noch # Züge' });
    return `${capital(move(moved))}: ${reason}${remaining === 0 ? '' : `; ${proved ? '' : 'höchstens '}${rest}`}.`;
  },
  reasons: {
    exit: 'damit ist die Ausfahrt erreicht',
    path: (red) => `das macht ${name(red, 'dative')} den Weg frei`,
    retreat: (red) => `das macht Platz, damit ${name(red, 'nominative')} zurückfahren kann`,
    room: (vehicle) => `das macht Platz für ${name(vehicle, 'accusative')}`,
    roomForBlocker: (vehicle, blocked) =>
      `das macht Platz für ${name(vehicle, 'accusative')}, und ${vehicle.kind === 'car' ? 'das' : 'der'} blockiert ${name(blocked, 'accusative')}`,
  },
  stuck: {
    never: (red, blockers, wall) =>
      `Dieses Brett hat keine Lösung: ${capital(name(red, 'nominative'))} kommt der Ausfahrt nie näher; ${blocking(blockers, wall)} steht im Weg.`,
    farthest: (red, cells, blockers, wall) =>
      `Dieses Brett hat keine Lösung: ${capital(name(red, 'nominative'))} kommt nie weiter als ${squares(cells)}; ${blocking(blockers, wall)} steht im Weg.`,
  },
};
