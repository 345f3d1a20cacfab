/**
 * The item at an index that is known to exist. Use it where the surrounding code guarantees the index (a vehicle's
 * number, a loop's counter), so that the type needs no `undefined` and a mistake is reported where it happens. In a hot
 * loop write a small accessor for one array type instead: this one sees many types and is slower.
 *
 * @param array - any array or typed array
 * @param index - from 0 to the array's length minus 1
 * @returns the item, never `undefined` for a missing one
 * @throws RangeError where the array has no such index: an error in the program, not in its input
 *
 * @example
 * at(['a', 'b'], 1) // 'b'
 */
export function at<T>(array: ArrayLike<T>, index: number): T {
  const item = array[index];
  if (item === undefined && !(index in array)) throw new RangeError(`no item ${index} of ${array.length}`);
  return item as T; // T itself may include undefined: the index was checked above
}
