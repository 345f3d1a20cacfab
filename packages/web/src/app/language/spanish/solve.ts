import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, steps } from './words.ts';

export const solveText: Translation['solve'] = {
  title: 'Solución',
  from: 'Desde',
  fromHere: 'tu posición',
  fromStart: 'el inicio',
  reveal: 'Esto muestra cada jugada de una solución más corta y cuenta como ayuda.',
  show: 'Mostrar la solución',
  searchedAll: (n) => `Se examinaron todas las posiciones: ${number(n)}.`,
  notProved: (least) => `sin probar que sea la más corta: al menos ${number(least)}`,
  shortest: { moves: 'la más corta en movimientos', steps: 'la más corta en pasos' },
  length: (m, s) => `${moves(m)}, ${steps(s)}`,
  moveOf: (at, of) => `Movimiento ${number(at)} de ${number(of)}`,
  speed: 'Velocidad',
  moves: 'Movimientos',
  asText: 'Como texto',
  notation: 'Notación',
  inNotation: 'La solución en esta notación',
  notations: {
    arrows: 'letra, flecha, casillas',
    letters: 'letra, dirección, casillas',
    cells: 'vehículo y la casilla en la que entra',
    frames: 'cada posición en filas',
    signed: 'letra, signo, casillas',
    words: 'palabras en inglés',
    json: 'objetos JSON',
    pddl: 'un plan en PDDL',
    csv: 'una tabla de vehículos y casillas',
  },
  review: {
    nothing: 'Juega primero algunos movimientos: cada uno se comparará con el camino más corto.',
    unsolvable: 'Este tablero no tiene solución, así que ningún movimiento acerca a la salida.',
    limit: 'No se pudieron hallar las distancias de este tablero en 20 segundos.',
    comparing: 'Comparando tus movimientos con el camino más corto…',
    closer: 'en un camino más corto',
    level: 'no más cerca',
    farther: 'más lejos',
    tryAgain: 'Reintentar desde aquí',
    shortestSolution: 'Solución más corta',
    perfect: (n, solved) => `${moves(n)}${solved ? '' : ' hasta ahora'}, todos en un camino más corto.`,
    longer: (n, solved, more, detour) =>
      `${moves(n)}${solved ? '' : ' hasta ahora'}, ${number(more)} más que el camino más corto. El primer rodeo es el movimiento ${number(detour)}.`,
    out: 'El coche rojo ha salido.',
    toTheExit: (n) => `${moves(n)} hasta la salida.`,
    good: (n, made) => `Movimiento ${number(n)}: ${made}. Un camino más corto.`,
    bad: (n, made, lost, better, reason) =>
      `Movimiento ${number(n)}: ${made} costó ${moves(lost)} de más. Mejor: ${better}; ${reason}.`,
    graph: 'Movimientos hasta la salida',
    here: (n) => `${moves(n)} aquí`,
    graphLabel: (start, most, end) =>
      `Distancia a la salida: ${start} al inicio, ${most} como mucho, ${end} al final`,
  },
};
