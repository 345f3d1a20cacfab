// Words of Portuguese that several sections use: counts here, the names of vehicles, ways and edges in the package of the element.

import { plurals } from '../plurals.ts';

export { edges, move, name, the, ways } from '@unjam/board/languages/texts/pt';

export const count = plurals<'one' | 'many' | 'other'>('pt');
/** The singular and the plural of a noun; millions take `de`. */
export const nouns = (one: string, other: string) => (n: number) =>
  count(n, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
export const moves = nouns('movimento', 'movimentos');
export const steps = nouns('passo', 'passos');
export const squares = nouns('casa', 'casas');
export const states = nouns('posição', 'posições');
export const puzzles = nouns('desafio', 'desafios');
export const hints = nouns('dica', 'dicas');
