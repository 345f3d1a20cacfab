import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'first and last cell of each vehicle, the primary first',
  example: '[(16,17),(1,2),(8,22),(29,36),(11,25),(38,40),(33,34),(6,20)]',
  mistakes: ['[(16,17),(1,2)', '[(16,17),(7,8)]', '[(16,17),(1,9)]'],
};
