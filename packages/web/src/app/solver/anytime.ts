// The best solution within a limit. It is loaded only when it is asked for: the engine alone is smaller.
export { solveAnytimeTask } from '@unjam/core/anytime';
