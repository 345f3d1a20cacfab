export { notationById } from '@unjam/core/notation';
