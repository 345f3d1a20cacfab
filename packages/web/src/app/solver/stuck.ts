// The words for a board without a solution, in a file of their own so that they are loaded only for such a board.
export { describeStuck } from '@unjam/core/analysis';
