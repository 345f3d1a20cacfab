// Words of Spanish that several sections use: counts here, the names of vehicles, ways and edges in the package of the element.

import { plurals } from '../plurals.ts';

export { edges, move, name, the, ways } from '@unjam/board/languages/texts/es';

export const count = plurals<'one' | 'many' | 'other'>('es');
/** The singular and the plural of a noun; millions take `de`. */
export const nouns = (one: string, other: string) => (n: number) =>
  count(n, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
export const moves = nouns('movimiento', 'movimientos');
export const steps = nouns('paso', 'pasos');
export const squares = nouns('casilla', 'casillas');
export const states = nouns('posición', 'posiciones');
export const puzzles = nouns('puzle', 'puzles');
export const hints = nouns('pista', 'pistas');
