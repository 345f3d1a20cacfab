// What finds hints, in a file of its own so that it is loaded only with the first hint.
export { blockersOf, hintOf } from '@unjam/core/analysis';
