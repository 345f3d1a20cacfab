// Words of Arabic that several sections use: counts here, the names of vehicles, ways and edges in the package of the element.

import { plurals } from '../plurals.ts';

export { edges, move, name, ways } from '@unjam/board/languages/texts/ar';

const count = plurals<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>('ar');
/** The forms of a noun: 0, 1, 2, 3 to 10, 11 to 99, and round hundreds. */
export const nouns =
  (zero: string, one: string, two: string, few: string, many: string, other: string) => (n: number) =>
    count(n, { zero, one, two, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` });
export const moves = nouns('0 نقلة', 'نقلة واحدة', 'نقلتان', 'نقلات', 'نقلة', 'نقلة');
/** After a preposition. */
export const inMoves = nouns('0 نقلة', 'نقلة واحدة', 'نقلتين', 'نقلات', 'نقلة', 'نقلة');
export const steps = nouns('0 خطوة', 'خطوة واحدة', 'خطوتان', 'خطوات', 'خطوة', 'خطوة');
export const squares = nouns('0 مربع', 'مربع واحد', 'مربعان', 'مربعات', 'مربعًا', 'مربع');
export const states = nouns('0 وضع', 'وضع واحد', 'وضعان', 'أوضاع', 'وضعًا', 'وضع');
export const puzzles = nouns('0 لغز', 'لغز واحد', 'لغزان', 'ألغاز', 'لغزًا', 'لغز');
/** After a preposition. */
export const inPuzzles = nouns('0 لغز', 'لغز واحد', 'لغزين', 'ألغاز', 'لغزًا', 'لغز');
export const hints = nouns('0 تلميح', 'تلميح واحد', 'تلميحان', 'تلميحات', 'تلميحًا', 'تلميح');
export const boards = nouns('0 لوح', 'لوح واحد', 'لوحان', 'ألواح', 'لوحًا', 'لوح');
export const cellsOf = nouns('0 خانة', 'خانة واحدة', 'خانتان', 'خانات', 'خانة', 'خانة');
