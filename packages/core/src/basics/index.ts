/**
 * The small helpers that all of Unjam's packages share.
 *
 * @packageDocumentation
 * @internal
 */

export { shown } from './arguments.ts';
export { at } from './at.ts';
export { columnsOf, cutTo } from './columns.ts';
export { expectedPlace } from './expected-place.ts';
export { CAPITALS, DIGITS, SMALL_LETTERS } from './letters.ts';
export { counted, grouped } from './numbers.ts';
export { once } from './once.ts';
export { quote } from './quote.ts';
export { err, ok } from './result.ts';
