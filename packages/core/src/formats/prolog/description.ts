import { SMALL_LETTERS } from '../../basics/letters.ts';
import type { FormatDescription } from '../parts/format.ts';

const TRUCKS = [...'opqr'];
const CARS = SMALL_LETTERS.filter((label) => !TRUCKS.includes(label));

export const description: FormatDescription = {
  title: 'a list of Prolog terms',
  example: '[car(o,v,3-1),car(a,h,5-1),car(x,h,1-3),car(p,h,1-4),car(q,v,6-4)]',
  mistakes: ['[car(x,h,1-3),car(a,d,5-1)]', '[car(x,h,7-3)]', '[car(a,h,1-1)]'],
  labels: { primary: 'x', others: (length) => (length === 3 ? TRUCKS : CARS) },
};
