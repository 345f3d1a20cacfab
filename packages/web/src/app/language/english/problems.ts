import type { Problem, ProblemCode } from '@unjam/core';
import { section } from '../language.ts';

/** A problem as core says it, without a full stop, and without what only a programmer can do about it. */
const sentence = ({ message, expected }: Problem): string =>
  expected ? `${message}; expected ${expected.replace(/; \w+\(\).*/, '')}` : message;

/** What a person who draws a board can do about a problem, where core's words do not say that. */
const drawing: Partial<Record<ProblemCode, (problem: Problem) => string>> = {
  'no-primary': () => 'Add a red car: draw a vehicle, then Make red',
  'bent-vehicle': ({ at }) => `Vehicle ${at?.vehicle ?? ''} must lie in one row or column`,
  overlap: ({ at }) => {
    const [square] = at?.squares ?? [];
    const where = square ? `: row ${square.row + 1}, column ${square.column + 1}` : '';
    return `Two vehicles share this square${where}`;
  },
};

/** Why a link, a text or a drawing is not a board. */
export const problemText = section('problems', {
  title: 'This link does not work',
  cutOff: 'Perhaps it was cut off when it was copied.',
  youCan: 'You can:',
  /** Of a link to a puzzle that the catalogue does not have, and of one to a day to come. */
  gone: 'The catalogue has no such puzzle. It was taken out, or the link was not copied whole.',
  notYet: 'This day has not come yet. Its puzzle opens when it does.',
  choose: 'Choose a puzzle',
  draw: 'Draw a board',
  orPaste: 'Or paste a link or a board',
  open: 'Open',
  newerVersion: 'This link was made by a newer version',
  /** Of a link to a page that there is not, with the titles of those that there are. */
  noPage: (name: string, pages: string) => `This app has no page ${name}. It has: ${pages}`,
  /** The full stop. */
  stop: '.',
  /** A problem of a text or a link, without a full stop. */
  sentence,
  /** A problem of a text, with its place. */
  inText: (problem: Problem) => {
    const place = problem.at?.text;
    return `${place ? `Line ${place.line}, column ${place.column}: ` : ''}${sentence(problem)}`;
  },
  /** A problem of a drawing, without a full stop. */
  inDrawing: (problem: Problem) => drawing[problem.code]?.(problem) ?? sentence(problem),
});
