// Source: C. Hoare, Algorithm 65: Find, Communications of the ACM 4, 1961.
// Guarantee: the same value as after sorting, without sorting; the values are left in another order.
//
//    5 1 4 2 3  ->  the value in the middle is put in its place, lesser ones before it, greater ones behind it:  1 2 3 5 4

/** The value in the middle of the first `count` values, the upper one of two; 0 for none. Their order changes. */
export function medianIn(values: Float32Array, count: number): number {
  const middle = count >> 1;
  let [from, to] = [0, count - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1]!;
    let [low, high] = [from, to];
    while (low <= high) {
      while (values[low]! < pivot) low++;
      while (values[high]! > pivot) high--;
      if (low > high) break;
      const value = values[low]!;
      values[low++] = values[high]!;
      values[high--] = value;
    }
    if (middle <= high) to = high;
    else if (middle >= low) from = low;
    else break;
  }
  return count > 0 ? values[middle]! : 0;
}
