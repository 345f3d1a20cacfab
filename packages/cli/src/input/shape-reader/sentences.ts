export { sentenceReader } from '@unjam/core/formats';
