// Words of Chinese that several sections use: counts here, the names of vehicles, ways and edges in the package of the element.

import { number } from '../language.ts';

export { edges, move, name, ways } from '@unjam/board/languages/texts/zh';

// Chinese has one plural form: a number and a measure word
export const moves = (n: number) => `${number(n)} 步`;
export const steps = (n: number) => `${number(n)} 格`;
export const states = (n: number) => `${number(n)} 个局面`;
export const puzzles = (n: number) => `${number(n)} 题`;
export const hints = (n: number) => `${number(n)} 次提示`;
