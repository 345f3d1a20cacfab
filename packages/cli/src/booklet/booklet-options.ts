import {
  cardsPerPage,
  type Paper,
  type PerPage,
  papers,
  type SolutionPlace,
  solutionPlaces,
} from '@unjam/core/render';
import type { Command } from 'commander';
import { nameOption } from '../input/options.ts';
import { pictureEndingOf } from '../output/target.ts';
import { type BookletLanguage, bookletLanguages } from './booklet-words.ts';

/** The kind of picture that puts all boards into one file. */
export const BOOKLET = 'pdf';

/** In what order the boards are printed. */
export const bookletOrders = ['given', 'difficulty'] as const;

export interface BookletOptions {
  readonly paper?: Paper;
  readonly perPage?: PerPage;
  readonly solutions?: SolutionPlace;
  readonly sort?: (typeof bookletOrders)[number];
  readonly title?: string;
  readonly author?: string;
  readonly date?: string;
  readonly titlePage?: true;
  readonly language?: BookletLanguage;
}

/** Adds the options of what is printed. */
export const addBookletOptions = (command: Command): Command =>
  command
    .addOption(nameOption('--paper <name>', 'paper', papers, 'of a pdf: a4, a5 or letter (default: a4)'))
    .addOption(
      nameOption(
        '--per-page <n>',
        'number of boards',
        cardsPerPage,
        'of a pdf: 1, 2, 4 or 9 boards (default: 9)',
      ),
    )
    .addOption(
      nameOption(
        '--solutions <place>',
        'place',
        solutionPlaces,
        'of a pdf: on the back of each page, or at the end (default: back)',
      ),
    )
    .addOption(
      nameOption(
        '--sort <order>',
        'order',
        bookletOrders,
        'of a pdf: as given, or by difficulty (default: given)',
      ),
    )
    .option('--title <text>', 'of a pdf: at the foot of every page, with its number')
    .option('--author <text>', 'of a pdf: after the title')
    .option('--title-page', 'of a pdf: a first page with the title, the author and the number of puzzles')
    .option('--date <text>', 'of a pdf: on its title page')
    .addOption(
      nameOption(
        '--language <code>',
        'language',
        bookletLanguages,
        `of a pdf: ${bookletLanguages.join(', ')} (default: that of this machine)`,
      ),
    );

/** The options that only a pdf has, by their names on the command line. */
const ofBooklets = {
  paper: '--paper',
  perPage: '--per-page',
  solutions: '--solutions',
  sort: '--sort',
  title: '--title',
  author: '--author',
  date: '--date',
  titlePage: '--title-page',
  language: '--language',
} as const;

/** The first given option that only a pdf has. */
export function bookletOptionIn(options: BookletOptions): string | undefined {
  const names = Object.keys(ofBooklets) as (keyof typeof ofBooklets)[]; // the table has no other keys
  const given = names.find((name) => options[name] !== undefined);
  return given && ofBooklets[given];
}

/** Whether a command is to print, by its option or by the ending of its output. */
export const wantsBooklet = (as: string | undefined, output: string | undefined): boolean =>
  as === BOOKLET || (as === undefined && pictureEndingOf(output) === `.${BOOKLET}`);
