// 2,000 puzzles with their ratings, the puzzle of a day, and puzzles that meet criteria.

export type { CatalogueCriteria } from '@unjam/core/catalogue';
export type { Grade, ThemeId } from '@unjam/core/difficulty';
export type { Span, SpanLike } from '@unjam/core/generate';
export {
  allPuzzles,
  boardOfPuzzle,
  dailyPuzzle,
  findPuzzles,
  type Puzzle,
  puzzleById,
  puzzleOf,
} from './puzzles.ts';
