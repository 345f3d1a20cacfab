// What finds and describes hints, in a file of its own so that it is loaded only with the first hint.
export { blockersOf, describeBlockers, describeHint, hintOf } from '@unjam/core/analysis';
