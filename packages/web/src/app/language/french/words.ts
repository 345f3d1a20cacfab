// Words of French that several sections use: counts here, the names of vehicles, ways and edges in the package of the element.

import { plurals } from '../plurals.ts';

export { edges, move, name, the, ways } from '@unjam/board/languages/texts/fr';

export const count = plurals<'one' | 'many' | 'other'>('fr');
/** The singular and the plural of a noun; millions take `de`. */
export const nouns = (one: string, other: string) => (n: number) =>
  count(n, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
export const moves = nouns('coup', 'coups');
export const steps = nouns('pas', 'pas');
export const squares = nouns('case', 'cases');
export const states = (n: number) =>
  count(n, { one: '# position', many: '# de positions', other: '# positions' });
export const puzzles = nouns('puzzle', 'puzzles');
export const hints = nouns('indice', 'indices');
export const boards = nouns('plateau', 'plateaux');
