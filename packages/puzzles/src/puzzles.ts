import { at, shown } from '@unjam/core/basics';
import {
  type CatalogueCriteria,
  type CatalogueEntry,
  checkCatalogueCriteria,
  dailyIndex,
  dayNumber,
  fits,
  readCatalogue,
  today,
} from '@unjam/core/catalogue';
import { puzzleId } from '@unjam/core/formats';
import text from '../../../puzzles/catalogue.txt?raw';

/** A puzzle of the catalogue. Its board is a text, for `parseBoard` of `@unjam/core` or the attribute `board` of `<unjam-board>`. */
export interface Puzzle extends CatalogueEntry {
  /** Such as `p-0ejdznq`; it follows from the board, so it stays the same when puzzles are added. The app's links have it. */
  readonly id: string;
}

let all: readonly Puzzle[] | undefined;

/**
 * All puzzles, easiest first. They are read at the first call; every call returns the same list.
 *
 * @example
 * console.log(allPuzzles().length); // 2000
 */
export function allPuzzles(): readonly Puzzle[] {
  if (all === undefined) {
    const entries = readCatalogue(text);
    // the catalogue is part of the package
    if (!entries.ok) throw new Error(entries.error.message);
    all = Object.freeze(
      entries.value.map((entry) => {
        Object.freeze(entry.themes);
        return Object.freeze({ ...entry, id: puzzleId(entry.board) });
      }),
    );
  }
  return all;
}

let byId: ReadonlyMap<string, Puzzle> | undefined;

/**
 * The puzzle with an id.
 *
 * @param id - such as `p-0ejdznq`
 * @returns undefined where no puzzle has the id
 *
 * @example
 * const puzzle = puzzleById('p-0ejdznq');
 */
export function puzzleById(id: string): Puzzle | undefined {
  byId ??= new Map(allPuzzles().map((puzzle) => [puzzle.id, puzzle]));
  return byId.get(id);
}

/**
 * The puzzle of a day: the same for everybody, easy on Monday and hardest on Sunday. No puzzle is repeated before all others of its
 * weekday have had a turn. It is the one that the app and `unjam daily` of the same version show; where a version adds puzzles, days have
 * others: a program that keeps the puzzle of a day keeps its `id`.
 *
 * @param date - such as `2026-11-21`, or a `Date`, of which the day in local time counts; default: today
 * @throws RangeError for a date that does not exist
 *
 * @example
 * const { board, moves } = dailyPuzzle('2026-11-21');
 */
export function dailyPuzzle(date: string | Date = new Date()): Puzzle {
  const text = date instanceof Date ? dayOf(date) : date;
  const day = typeof text === 'string' ? dayNumber(text) : undefined;
  if (!day?.ok)
    throw new RangeError(`date is ${shown(text)}; expected a day that exists, such as 2026-11-21, or a Date`);
  const puzzles = allPuzzles();
  return at(puzzles, dailyIndex(puzzles.length, day.value));
}

/** The day of a date in local time; one that is invalid or before or after all days is shown in its own words. */
function dayOf(date: Date): string {
  const year = date.getFullYear();
  return year >= 0 && year <= 9999 ? today(date) : String(date);
}

/**
 * The puzzle that a link names: by its id, or as that of a day.
 *
 * @param idOrDay - the id of a puzzle, such as `p-0ejdznq`, or a day, such as `2026-11-21`
 * @returns undefined where there is no such puzzle or day; it never throws
 *
 * @example
 * const puzzle = puzzleOf(new URLSearchParams(location.search).get('puzzle') ?? '');
 */
export function puzzleOf(idOrDay: string): Puzzle | undefined {
  const isDay = typeof idOrDay === 'string' && dayNumber(idOrDay).ok;
  return isDay ? dailyPuzzle(idOrDay) : puzzleById(idOrDay);
}

/**
 * The text of a board by what links call its puzzle: for `allFormats` of @unjam/core/formats, so that links to puzzles and to the puzzle
 * of a day are read.
 *
 * @param id - the id of a puzzle, such as `p-0ejdznq`, or a day, such as `2026-11-21`
 * @returns undefined where there is no such puzzle or day; it never throws
 *
 * @example
 * const board = parseBoard('#1/play/2026-11-29', { formats: allFormats(boardOfPuzzle) });
 */
export function boardOfPuzzle(id: string): string | undefined {
  return puzzleOf(id)?.board;
}

/**
 * The puzzles that meet criteria, easiest first. A measure is a number or a range, both ends included.
 *
 * @param criteria - what is wanted; what is left out may have any value
 * @returns none where no puzzle meets all of them
 * @throws RangeError for a grade, a theme or a size that no puzzle has, and for a range that runs backwards
 *
 * @example
 * const puzzles = findPuzzles({ grade: 'expert', theme: 'decoy', moves: [20, 25] });
 */
export function findPuzzles(criteria: CatalogueCriteria): readonly Puzzle[] {
  const puzzles = allPuzzles();
  const checked = checkCatalogueCriteria(criteria, puzzles);
  if (!checked.ok) throw new RangeError(`${checked.error.message}; expected ${checked.error.expected}`);
  return puzzles.filter((puzzle) => fits(puzzle, criteria));
}
