import { problemSentences } from '../problem-words.ts';
import type { Translation } from '../translation.ts';

const problem = problemSentences(
  {
    'empty-input': 'Aquí no hay ningún tablero',
    'several-boards': 'Aquí hay más de un tablero',
    'input-too-large': 'El texto es demasiado largo',
    'binary-input': 'Esto no es texto',
    'unknown-format': 'La aplicación no conoce este formato',
    'unknown-puzzle': 'Este puzle no existe',
    'ambiguous-reading': 'El texto se puede leer de varias maneras',
    'unexpected-character': 'Hay un carácter fuera de lugar',
    unfinished: 'El texto termina antes de tiempo',
    'ragged-rows': 'Las filas no tienen la misma longitud',
    'not-square': 'El número de casillas no forma un cuadrado',
    'number-out-of-range': 'Un número es demasiado pequeño o demasiado grande',
    'bad-json': 'Este JSON no describe un tablero',
    'board-size': 'Un tablero tiene de 2 a 16 columnas y filas',
    'bad-label': 'La letra de un vehículo no está permitida',
    'vehicle-too-short': 'El vehículo {vehicle} necesita al menos dos casillas',
    'bent-vehicle': 'El vehículo {vehicle} debe estar en una fila o una columna',
    'broken-vehicle': 'El vehículo {vehicle} tiene un hueco',
    'off-the-board': 'Hay una pieza fuera del tablero',
    overlap: 'Hay más de una pieza en esta casilla',
    'same-label': 'Varios vehículos se llaman {vehicle}',
    'no-primary': 'Falta un coche rojo',
    'ambiguous-primary': 'No está claro qué coche es el rojo',
    'unreachable-exit': 'La salida no corresponde al coche rojo',
    'not-expressible': 'Este formato no puede describir este tablero',
    'unsupported-board': 'Este método no admite este tablero',
    'unknown-vehicle': 'Un movimiento no corresponde a ningún vehículo',
    'illegal-move': 'El movimiento {move} no es posible',
  },
  (row, column) => `fila ${row}, columna ${column}`,
);

export const problemText: Translation['problems'] = {
  title: 'Este enlace no funciona',
  cutOff: 'Quizá se cortó al copiarlo.',
  youCan: 'Puedes:',
  gone: 'El catálogo no tiene este puzle. Se quitó, o el enlace no se copió entero.',
  notYet: 'Este día aún no ha llegado. Su puzle se abrirá ese día.',
  choose: 'Elegir un puzle',
  draw: 'Dibujar un tablero',
  orPaste: 'O pegar un enlace o un tablero',
  open: 'Abrir',
  newerVersion: 'Este enlace viene de una versión más nueva',
  noPage: (name, pages) => `Esta aplicación no tiene la página ${name}. Tiene: ${pages}`,
  stop: '.',
  sentence: problem,
  inText: (one) => {
    const place = one.at?.text;
    return `${place ? `Línea ${place.line}, columna ${place.column}: ` : ''}${problem(one)}`;
  },
  inDrawing: (one) =>
    one.code === 'no-primary' ? 'Añade un coche rojo: dibuja un vehículo y pulsa Hacer rojo' : problem(one),
};
