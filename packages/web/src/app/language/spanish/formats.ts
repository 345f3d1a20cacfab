import type { Translation } from '../translation.ts';

/** What each format of boards is called. */
export const formatText: Translation['formats'] = {
  grid: 'filas con un carácter por casilla',
  framed: 'un marco con coordenadas',
  drawing: 'filas de casillas separadas por espacios, @ es el rojo',
  line: 'un tablero cuadrado en una palabra, fila tras fila',
  cells: 'primera y última casilla de cada vehículo, el rojo primero',
  prolog: 'una lista de términos de Prolog',
  json: 'un objeto JSON, que describe cualquier tablero',
  rows: 'seis filas de seis casillas, A es el rojo, cada x un muro',
  bordered: 'filas en un borde de #, con un hueco en la salida',
  csv: 'un vehículo por línea: letra, H o V, columna, fila, longitud',
  bandung: 'filas bajo su tamaño y el número de piezas, P es el rojo, K la salida',
  printed: 'un marco, como lo muestra unjam show',
  link: 'un enlace de la aplicación, o el identificador de uno de sus puzles',
  pddl: 'dominio y problema STRIPS para planificadores; los problemas se leen por su forma',
  list: 'el tamaño, luego un vehículo por línea: letra, fila, columna, longitud, h o v',
  matrix: 'filas de números en JSON o Python, 1 es el coche rojo',
  cars: 'JSON con los vehículos en cars, filas y columnas desde 0',
};
