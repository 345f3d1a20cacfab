import type { BoardTexts } from '../board-speech.ts';
import { edges, name, nouns, ways } from './words.ts';

const walls = nouns('0 جدار', 'جدار واحد', 'جداران', 'جدران', 'جدارًا', 'جدار');

export const boardText: BoardTexts = {
  board: (rows, columns, blocks, exit) =>
    `لوح من ${rows} صفوف و${columns} أعمدة${blocks === 0 ? '' : `، ${walls(blocks)}`}، المخرج في ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const free = room.map(({ way, cells }) => `${ways[way]} ${cells}`).join(' أو ');
    return `${name(vehicle)}، ${lane === 'row' ? 'الصف' : 'العمود'} ${n}، ${free === '' ? 'لا تتحرك' : `تتحرك ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'الصفوف' : 'الأعمدة'} ${first} إلى ${last} من ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} لا تتحرك ${ways[way]}`,
  movedTogether: nouns(
    '0 مركبة تحركت',
    'تحركت مركبة واحدة',
    'تحركت مركبتان',
    'مركبات تحركت',
    'مركبة تحركت',
    'مركبة تحركت',
  ),
  solved: (made) => `${made}. تم الحل: خرجت السيارة الحمراء.`,
  unsolved: 'أوصل السيارة الحمراء إلى المخرج.',
};
