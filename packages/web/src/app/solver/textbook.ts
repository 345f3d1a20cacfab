// The textbook searches. They are loaded only when one is asked for: the engine alone is smaller.
export { algorithmById } from '@unjam/core/search';
