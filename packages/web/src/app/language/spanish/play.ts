import { number } from '../language.ts';
import type { Translation } from '../translation.ts';

export const playText: Translation['play'] = {
  moves: 'Movimientos',
  time: 'Tiempo',
  best: (fewest) => `· mejor ${number(fewest)}`,
  noSolution: 'sin solución',
  looking: 'Buscando la solución más corta…',
  tools: 'Partida',
  restart: 'Reiniciar',
  hint: 'Pista',
  watch: 'Ver',
  pause: 'Pausa',
  more: 'Más',
  solution: 'Solución',
  edit: 'Cambiar',
  photo: 'Foto',
  notLoaded: 'No se pudo cargar esta ayuda. Comprueba tu conexión y vuelve a pulsar.',
  lessons: {
    exit: {
      task: 'Saca el coche rojo: arrástralo hasta la salida, a la derecha.',
      learned: '¡Fuera! Fue un solo movimiento, por lejos que llegue.',
    },
    blocker: {
      task: 'Un coche estorba. Solo se desliza arriba y abajo: muévelo primero.',
      learned: 'Dos movimientos. Ningún coche gira, salta ni deja su fila o columna.',
    },
    crossing: {
      task: 'Ahora un segundo coche estorba al primero. Empieza por él.',
      learned: 'Ese es todo el juego: encuentra qué bloquea al que bloquea. Menos movimientos es mejor.',
    },
  },
  nextLesson: 'Siguiente lección',
  firstPuzzle: 'Jugar el primer puzle',
  skipLessons: 'Saltar las lecciones',
};
