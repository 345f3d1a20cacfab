import type { Translation } from '../translation.ts';
import { moves, nouns } from './words.ts';

const boards = nouns('tablero', 'tableros');

export const rushText: Translation['rush'] = {
  about: {
    rush: 'Tres minutos y todos los tableros que puedas; cada uno es un poco más difícil. El reloj sigue si te vas.',
    streak:
      'Resuelve cada tablero con los menos movimientos posibles. El primero que lleve más termina la racha. Sin reloj y sin deshacer.',
  },
  start: 'Empezar',
  today: 'Los tableros de hoy',
  rival: (n) => `Quien te envió esto resolvió ${boards(n)}. Tú recibes los mismos.`,
  shared: 'Con este enlace todos reciben los mismos tableros.',
  boards,
  inARow: (n) => `${n} seguidos`,
  best: (result) => `récord: ${result}`,
  never: { rush: 'todos los que puedas', streak: 'solo lo más corto' },
  left: (time) => `quedan ${time}`,
  clock: 'Tiempo restante',
  solved: 'Resueltos',
  ofMoves: (fewest) => `de ${fewest}`,
  board: (place) => `Tablero ${place}`,
  skip: 'Saltar, 10 s',
  end: 'Terminar',
  timeUp: 'Se acabó el tiempo.',
  away: 'El tiempo se acabó mientras no estabas.',
  missed: (fewest) => `Este tablero se resuelve en ${moves(fewest)}. Ahí termina la racha.`,
  all: '¡Era el último tablero de la serie!',
  record: '¡Tu mejor resultado!',
  known: (n) => `Ya conoces estos tableros; cuenta tu primer resultado: ${n}.`,
  against: {
    more: 'Más que quien te envió esto.',
    same: 'Los mismos que quien te envió esto.',
    fewer: 'Quien te envió esto tiene más.',
  },
  again: 'Jugar otra vez',
  same: 'Los mismos tableros otra vez',
  ends: (n) => `Lo que empezaste en otros tableros (resueltos: ${n}) termina si empiezas.`,
  said: {
    rush: (n) => `Unjam Rush: ${boards(n)} en 3 minutos`,
    streak: (n) => `Unjam Racha: ${boards(n)} seguidos con los menos movimientos posibles`,
  },
  sameBoards: 'Los mismos tableros para ti:',
};
