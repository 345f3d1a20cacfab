// Words of Arabic that several sections use: counts, the names of vehicles, ways and edges.

import { plurals } from '../plurals.ts';
import type { Colour, Moved, Named } from '../vehicle-words.ts';

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

const colours: Readonly<Record<Colour, string>> = {
  red: 'الحمراء',
  blue: 'الزرقاء',
  yellow: 'الصفراء',
  green: 'الخضراء',
  violet: 'البنفسجية',
  sky: 'السماوية',
  brown: 'البنية',
  teal: 'الفيروزية',
  lime: 'الليمونية',
  navy: 'الكحلية',
  sand: 'الرملية',
  slate: 'الرمادية',
  mint: 'النعناعية',
  plum: 'البرقوقية',
  lilac: 'الليلكية',
  olive: 'الزيتونية',
};
export const name = ({ colour, kind, label }: Named): string =>
  `${kind === 'car' ? 'السيارة' : 'الشاحنة'} ${colours[colour]}${label === '' ? '' : ` ${label}`}`;
export const ways = { left: 'يسارًا', right: 'يمينًا', up: 'لأعلى', down: 'لأسفل' } as const;
export const edges = { left: 'اليسار', right: 'اليمين', top: 'الأعلى', bottom: 'الأسفل' } as const;
export const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)} ${ways[way]} ${cells}`;
