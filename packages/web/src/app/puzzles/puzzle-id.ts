// Ids of puzzles in links: core makes them, for the command too.
export { isPuzzleId, puzzleId } from '@unjam/core/formats';
