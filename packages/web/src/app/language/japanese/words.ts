// Words of Japanese that several sections use: counts here, the names of vehicles, ways and edges in the package of the element.

import { number } from '../language.ts';

export { edges, move, name, ways } from '@unjam/board/languages/texts/ja';

// Japanese has one plural form: a number and a counter
export const moves = (n: number) => `${number(n)}手`;
export const steps = (n: number) => `${number(n)}歩`;
export const squares = (n: number) => `${number(n)}マス`;
export const states = (n: number) => `${number(n)}局面`;
export const puzzles = (n: number) => `${number(n)}問`;
export const hints = (n: number) => `ヒント${number(n)}回`;
