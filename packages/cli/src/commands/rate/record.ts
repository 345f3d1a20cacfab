import { describeRating, type Rating, type RatingResult } from '@unjam/core/difficulty';
import { compactText } from '@unjam/core/formats';
import type { InputBoard } from '../../input/boards.ts';
import { difficultyRecord, noDifficulty } from '../../output/difficulty-record.ts';
import { limitNames } from '../../output/limit.ts';

/** What `rate --json` prints about a board; docs/json.md describes it. */
export const ratingRecord = ({ name, board }: InputBoard, rating: Rating) => ({
  name,
  board: compactText(board),
  kind: 'rated',
  limit: null,
  moves: rating.moves,
  ...difficultyRecord(rating),
  reasons: describeRating(board, rating),
});

type Unrated = Exclude<RatingResult, { readonly kind: 'rated' }>;

/** The same keys for a board without a rating. */
export const limitRecord = ({ name, board }: InputBoard, found: Unrated) => ({
  name,
  board: compactText(board),
  kind: found.kind,
  limit: found.kind === 'limit' ? limitNames[found.which] : null,
  moves: null,
  ...noDifficulty,
  reasons: null,
});
