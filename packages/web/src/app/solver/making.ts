// Making puzzles, loaded only when it is asked for.
export { generate } from '@unjam/core';
export { hardestState } from '@unjam/core/engine';
