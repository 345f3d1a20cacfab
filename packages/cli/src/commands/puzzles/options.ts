import type { CatalogueCriteria } from '@unjam/core/catalogue';
import type { BOOKLET, BookletOptions } from '../../booklet/booklet-options.ts';
import type { ListedPuzzle } from '../../output/entry-record.ts';
import type { OutputOptions } from './print-puzzles.ts';

export interface PuzzlesOptions extends CatalogueCriteria, BookletOptions, OutputOptions {
  /** The catalogue, or an atlas: a published size such as 6x6, a published file or the folder of a build. */
  readonly from?: string;
  readonly as?: typeof BOOKLET;
  readonly count?: number;
  readonly random?: true;
  readonly seed?: number;
}

/** The name of the catalogue as a source of puzzles. */
export const CATALOGUE = 'catalogue';

/** What is listed: the puzzles that were chosen, and how many were found. */
export interface Chosen {
  readonly kind: 'chosen';
  readonly puzzles: readonly ListedPuzzle[];
  readonly found: number;
}

/** A text about the whole source, or why no puzzle fits. */
export type Said =
  | { readonly kind: 'overview'; readonly text: string }
  | { readonly kind: 'none'; readonly text: string };
