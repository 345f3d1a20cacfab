// What a board says in Arabic, and the names of vehicles, ways and edges, which the app uses too.

import type { BoardTexts } from '../parts/board-speech.ts';
import { plurals } from '../parts/plurals.ts';
import type { Colour, Moved, Named } from '../parts/vehicle-words.ts';

const count = plurals<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>('ar');

const walls = (n: number) =>
  count(n, {
    zero: '0 جدار',
    one: 'جدار واحد',
    two: 'جداران',
    few: '# جدران',
    many: '# جدارًا',
    other: '# جدار',
  });

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

export const boardText: BoardTexts = {
  name: (vehicle) => name(vehicle),
  move,
  board: (rows, columns, blocks, exit) =>
    `لوح من ${rows} صفوف و${columns} أعمدة${blocks.length === 0 ? '' : `، ${walls(blocks.length)}: ${blocks.map(({ row, column }) => `الصف ${row} العمود ${column}`).join('؛ ')}`}، المخرج في ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${ways[way]} ${cells}`).join(' أو ');
    return `${name(vehicle)}، ${lane === 'row' ? 'الصف' : 'العمود'} ${n}، ${free === '' ? 'لا تتحرك' : `تتحرك ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'الصفوف' : 'الأعمدة'} ${first} إلى ${last} من ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} لا تتحرك ${ways[way]}`,
  movedTogether: (n) =>
    count(n, {
      zero: '0 مركبة تحركت',
      one: 'تحركت مركبة واحدة',
      two: 'تحركت مركبتان',
      few: '# مركبات تحركت',
      many: '# مركبة تحركت',
      other: '# مركبة تحركت',
    }),
  solved: (made) => `${made}. تم الحل: خرجت السيارة الحمراء.`,
  unsolved: 'أوصل السيارة الحمراء إلى المخرج.',
};
