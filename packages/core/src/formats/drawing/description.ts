import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'rows of cells separated by spaces, @ for the primary',
  example: 'a a . . . g\nb . . d . g\nb @ @ d . g\nb . . d . .\nc . . . f f\nc . e e e .',
  mistakes: ['a a . b\n. . . b\n@ @ .', 'a a . b\n. . . b\n. . . .'],
};
