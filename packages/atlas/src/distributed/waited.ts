// The time that one has waited for a database that is away.

/**
 * How long one has waited for a database since its first failure. A round of waiting counts for no longer than it takes
 * by itself, so that a computer that slept in the middle does not give up when it wakes.
 */
export class Waited {
  readonly #longestRound: number;
  #last: number | undefined;
  milliseconds = 0;

  /** @param longestRound the longest that a round takes by itself, in milliseconds */
  constructor(longestRound: number) {
    this.#longestRound = longestRound;
  }

  /** Counts the round that has just failed, unless it is the first. */
  failed(): void {
    const now = performance.now();
    if (this.#last !== undefined) this.milliseconds += Math.min(now - this.#last, this.#longestRound);
    this.#last = now;
  }
}
