// Words of German that several sections use: counts here, the names of vehicles, ways and edges in the package of the element.

import { plurals } from '../plurals.ts';

export { edges, move, name, ways } from '@unjam/board/languages/texts/de';

export const count = plurals<'one' | 'other'>('de');
export const moves = (n: number) => count(n, { one: '# Zug', other: '# Züge' });
/** After a preposition with the dative, such as `in`. */
export const inMoves = (n: number) => count(n, { one: '# Zug', other: '# Zügen' });
export const steps = (n: number) => count(n, { one: '# Schritt', other: '# Schritte' });
export const squares = (n: number) => count(n, { one: '# Feld', other: '# Felder' });
export const states = (n: number) => count(n, { one: '# Stellung', other: '# Stellungen' });
export const puzzles = (n: number) => count(n, { one: '# Rätsel', other: '# Rätsel' });
export const hints = (n: number) => count(n, { one: '# Tipp', other: '# Tipps' });
export const boards = (n: number) => count(n, { one: '# Brett', other: '# Bretter' });
