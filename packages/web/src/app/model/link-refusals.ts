// Why links to lists of puzzles, to series and to pages that there are not are refused: loaded with the first one.

import { quote } from '@unjam/core/basics';
import { grades } from '@unjam/core/difficulty';
import { refuse } from './link.ts';
import { BOARDS } from './series-kind.ts';

export const noListPage = (page: string) =>
  refuse('number-out-of-range', `the link names page ${quote(page)} of the list`, 'a number from 1');

export const noGrade = (grade: string) =>
  refuse(
    'unknown-format',
    `the link names the grade ${quote(grade)}`,
    `one of ${grades.map(({ id }) => id).join(', ')}`,
  );

export const noSeries = (seed: string) =>
  refuse('unknown-format', `the link names the series ${quote(seed)}`, '1 to 12 of a to z and 0 to 9');

export const noResult = (boards: string) =>
  refuse('number-out-of-range', `the link says that ${quote(boards)} boards were solved`, `0 to ${BOARDS}`);

export const noPage = (name: string) =>
  refuse('unknown-format', `the link names the page ${quote(name)}`, 'a page of the app');
