import { describeRating, type Rating } from '@unjam/core/difficulty';
import { compactText } from '@unjam/core/formats';
import type { InputBoard } from '../../input/boards.ts';
import { difficultyRecord, noDifficulty } from '../../output/difficulty-record.ts';

/** What `rate --json` prints about a board; docs/json.md describes it. */
export const ratingRecord = ({ name, board }: InputBoard, rating: Rating) => ({
  name,
  board: compactText(board),
  kind: 'rated',
  moves: rating.moves,
  ...difficultyRecord(rating),
  reasons: describeRating(board, rating),
});

/** The same keys where there is no rating. */
export const limitRecord = ({ name, board }: InputBoard, kind: 'unsolvable' | 'limit') => ({
  name,
  board: compactText(board),
  kind,
  moves: null,
  ...noDifficulty,
  reasons: null,
});
