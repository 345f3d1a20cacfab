import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { move, moves, states, steps, the } from './words.ts';

const shortest = 'Su solución es una de las más cortas.';

export const labText: Translation['lab'] = {
  view: 'Vista',
  map: 'Mapa',
  race: 'Carrera',
  exploring: 'Explorando…',
  exploringSoFar: (n) => `Explorando: ${states(n)} hasta ahora…`,
  statesByDistance: (bars) => `Posiciones por distancia: ${bars}`,
  statesByDistanceTo: (most) => `Posiciones por distancia, de 0 a ${most} movimientos`,
  noWay: 'sin camino a la salida',
  noWayFound: 'no se encontró camino',
  solved: 'resuelta',
  legend: {
    fromExit: (n) => `a ${moves(n)} de la salida`,
    here: 'la del tablero',
    near: 'a un paso',
    way: 'camino más corto',
    trail: 'tus movimientos',
  },
  noneFromHere: 'No se encontró solución desde aquí.',
  atExit: 'Resuelto: el coche rojo está en la salida.',
  fromExit: (n) => `A ${moves(n)} de la salida.`,
  fromExitAtMost: (n) => `A ${moves(n)} de la salida como máximo.`,
  closer: 'Un movimiento más cerca',
  hardest: 'Posición más difícil',
  toStart: 'Volver al inicio',
  summary: (n, solved, hardest) =>
    `${states(n)}, ${number(solved)} resueltas${hardest === undefined ? '' : `, la más difícil a ${moves(hardest)}`}.`,
  summaryOfFirst: (n, solved) =>
    `${states(n)} (las primeras), ${number(solved)} resueltas. Por otras posiciones, la salida puede estar más cerca.`,
  tools: {
    label: 'Mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ajustar',
    picture: 'Imagen (PNG)',
    table: 'Tabla (CSV)',
  },
  speed: 'Velocidad',
  speeds: { slow: 'Lenta', medium: 'Media', fast: 'Rápida', veryFast: 'Muy rápida' },
  first: 'Primera',
  second: 'Segunda',
  skipToEnd: 'Ir al final',
  aboutRace:
    'Las dos buscan en este tablero y muestran las posiciones que expanden, las mismas por segundo: la que necesita menos termina antes. Los números y tiempos de la tabla están medidos.',
  searches: {
    bfs: {
      title: 'Búsqueda en anchura',
      lesson:
        'Toma las posiciones en el orden en que las encuentra: primero todas las que están a un movimiento, luego a dos, y así. La primera solución que encuentra es una de las más cortas.',
    },
    'bfs-layers': {
      title: 'Búsqueda en anchura por capas',
      lesson:
        'Toma las posiciones capa por capa: todas las que están a un movimiento, luego a dos, y así. La primera solución que encuentra es una de las más cortas.',
    },
    dfs: {
      title: 'Búsqueda en profundidad',
      lesson:
        'Sigue desde la última posición y solo retrocede en un callejón sin salida. Encuentra una solución si la hay, casi siempre muy larga.',
    },
    iddfs: {
      title: 'Profundidad iterativa',
      lesson:
        'Va primero a lo profundo, pero hasta un límite, y empieza otra vez con un límite mayor. Su primera solución es una de las más cortas.',
    },
    planning: {
      title: 'Planificación',
      lesson:
        'Parte de la meta: el coche rojo debe salir, así que lo que lo bloquea debe irse, y lo que bloquea eso también. Examina pocas posiciones; su solución puede no ser la más corta.',
    },
    'a-star': {
      title: 'A*',
      lesson:
        'Toma la posición con menos movimientos hechos más los estimados. La estimación nunca es demasiado alta, así que la primera solución es una de las más cortas.',
    },
    'ida-star': {
      title: 'A* iterativo',
      lesson:
        'Va a lo profundo mientras los movimientos hechos y estimados no pasen de un límite; luego lo sube. Su primera solución es una de las más cortas.',
    },
    extreme: {
      title: 'Anchura con deslices extremos',
      lesson:
        'En anchura, pero cada vehículo se desliza todo lo que puede. Examina menos posiciones y puede perder soluciones más cortas.',
    },
    significant: {
      title: 'Anchura con movimientos útiles',
      lesson:
        'En anchura, pero mueve sobre todo lo que liberó el último movimiento. Examina menos posiciones; su solución puede no ser la más corta.',
    },
    engine: {
      title: 'Motor',
      lesson: `En anchura sobre posiciones en pocos bytes, con bucles compilados. ${shortest}`,
    },
    packed32: { title: 'Motor de 32 bits', lesson: `En anchura sobre posiciones de 32 bits. ${shortest}` },
    packed64: { title: 'Motor de 64 bits', lesson: `En anchura sobre posiciones de 64 bits. ${shortest}` },
    packed128: {
      title: 'Motor de 128 bits',
      lesson: `En anchura sobre posiciones de 128 bits. ${shortest}`,
    },
    packed256: {
      title: 'Motor de 256 bits',
      lesson: `En anchura sobre posiciones de 256 bits. ${shortest}`,
    },
    generic: {
      title: 'Motor general',
      lesson: `En anchura sobre tableros de cualquier tamaño, sin bucles compilados. ${shortest}`,
    },
  },
  rows: {
    moves: 'Movimientos',
    steps: 'Pasos',
    shortest: { moves: 'Más corta en movimientos', steps: 'Más corta en pasos' },
    expanded: 'Expandidas',
    generated: 'Generadas',
    peakFrontier: 'Frontera máx.',
    milliseconds: 'Milisegundos',
  },
  always: 'siempre',
  notGuaranteed: 'sin garantía',
  frontier: 'Frontera',
  depth: 'Profundidad',
  resultOfRace: 'Resultado de la carrera',
  packed: 'Guarda sus posiciones comprimidas: solo se puede mostrar cuántas son.',
  outcomes: {
    finished: { moves: (n) => `Terminado: ${moves(n)}.`, steps: (n) => `Terminado: ${steps(n)}.` },
    unsolvable: 'Probado: no hay solución.',
    exhausted: 'No encontró solución, pero puede haberla.',
    cancelled: 'Detenido.',
    limits: {
      states: (n) => `Detenido en el límite de posiciones, tras ${states(n)}.`,
      milliseconds: (n) => `Detenido en el límite de tiempo, tras ${states(n)}.`,
      memory: (n) => `Detenido en el límite de memoria, tras ${states(n)}.`,
    },
    refused: (why) => `Aquí no se puede: ${why}.`,
  },
  plan: 'Plan',
  goal: move,
  goalBlocked: (goal, blocker, eitherWay) =>
    `${move(goal)}: ${the(blocker)} estorba${eitherWay ? ', y puede ir hacia los dos lados' : ''}`,
};
