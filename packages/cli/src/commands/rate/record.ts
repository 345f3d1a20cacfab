import { describeRating, type Rating, type RatingResult } from '@unjam/core/difficulty';
import type { InputBoard } from '../../input/boards.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { difficultyRecord, noDifficulty } from '../../output/difficulty-record.ts';
import { limitNames } from '../../output/limit.ts';

/** What `rate --json` prints about a board; docs/json.md describes it. */
export const ratingRecord = (input: InputBoard, rating: Rating) => ({
  ...aboutBoard(input),
  kind: 'rated',
  limit: null,
  moves: rating.moves,
  ...difficultyRecord(rating),
  reasons: describeRating(input.board, rating),
});

type Unrated = Exclude<RatingResult, { readonly kind: 'rated' }>;

/** The same keys for a board without a rating. */
export const limitRecord = (input: InputBoard, found: Unrated) => ({
  ...aboutBoard(input),
  kind: found.kind,
  limit: found.kind === 'limit' ? limitNames[found.which] : null,
  moves: null,
  ...noDifficulty,
  reasons: null,
});
