// Reviews, loaded only when one is asked for.
export { review } from '@unjam/core/analysis';
