import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'words',
  board: CLASSIC,
  example: 'car A left 1\ntruck Q down 3\nred car right 4',
  mistakes: ['car A west 1', 'bus A left 1'],
};
