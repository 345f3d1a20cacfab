// `solve` with `anytime: true`. It is loaded only when it is asked for: the engine alone is smaller.
import '@unjam/core/anytime';

export { solveTask } from '@unjam/core';
