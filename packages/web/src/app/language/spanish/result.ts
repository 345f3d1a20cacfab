import { capital } from '@unjam/board/languages/parts/vehicle-words';
import type { Translation } from '../translation.ts';
import { hints, moves } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n) => `Resuelto en ${moves(n)}.`,
  solvedWithHelp: (n) => `Resuelto con ayuda en ${moves(n)}.`,
  perfect: '¡Perfecto!',
  fewest: '¡No se puede hacer en menos!',
  shortest: (n) => `La solución más corta tiene ${moves(n)}.`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['algunos movimientos vistos'] : [])];
    return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
  },
  solutionShown: 'Has visto movimientos de la solución.',
  feel: '¿Sonido y vibración?',
  yes: 'Sí',
  no: 'No, gracias',
  days: 'Tus puzles diarios',
  bandNames: { fewest: 'mínimo', help: 'ayuda' },
  nextPuzzle: 'Siguiente puzle',
  suited: 'El próximo tablero te irá mejor.',
  howClose: '¿Estuve cerca?',
  race: 'Carrera de búsquedas',
  stars: (n, meaning) => `${n} de 3 estrellas: ${meaning}`,
  starNames: {
    none: 'sin resolver',
    solved: 'resuelto',
    alone: 'resuelto sin ayuda',
    fewest: 'resuelto sin ayuda con los mínimos movimientos',
  },
};
