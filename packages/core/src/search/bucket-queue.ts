/**
 * A priority queue for small whole priorities, with one stack for each. Of several items with the least priority the
 * latest comes first. Source: Dial, Algorithm 360 (1969), with stacks in place of lists.
 */
export class BucketQueue<T> {
  readonly #buckets: T[][] = [];
  #least = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(item: T, priority: number): void {
    while (this.#buckets.length <= priority) this.#buckets.push([]);
    this.#buckets[priority]?.push(item);
    this.#least = Math.min(this.#least, priority);
    this.#size++;
  }

  /** An item of least priority, undefined when there is none. */
  pop(): T | undefined {
    if (this.#size === 0) return undefined;
    while (this.#buckets[this.#least]?.length === 0) this.#least++;
    this.#size--;
    return this.#buckets[this.#least]?.pop();
  }
}
