// What finds hints: loaded with the first one.
export { blockersOf, hintOf } from '@unjam/core/analysis';
