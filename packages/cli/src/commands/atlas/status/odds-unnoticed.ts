// The odds that a worker which leaves puzzles out is not found by the shards that two machines enumerate (`--twice`).
//
//     1,001 shards, 51 of them twice (5 %), a worker that leaves puzzles out of 10: none of its 10 is among the 51 with odds of
//     950/1001 · 949/1000 · … · 941/992 = 59 %
//
// Source: the hypergeometric distribution. Guarantee: exact where the shards that are enumerated twice are drawn at random and
// a second machine is not at fault in the same shard. The sample of `collect` makes the odds smaller still.

/**
 * The probability that none of a worker's bad shards is enumerated by a second machine.
 *
 * @param shards - of the run
 * @param twice - how many of them two machines enumerate
 * @param bad - out of how many the worker left puzzles
 * @returns from 0 to 1
 * @throws RangeError if a number is not a whole one from 0, or `twice` or `bad` is more than `shards`
 * @example
 * oddsUnnoticed(1001, 51, 10) // 0.59
 */
export function oddsUnnoticed(shards: number, twice: number, bad: number): number {
  for (const [name, value] of Object.entries({ shards, twice, bad })) {
    if (!Number.isInteger(value) || value < 0 || value > shards)
      throw new RangeError(`${name} is ${value}; expected a whole number from 0 to ${shards}`);
  }
  let odds = 1;
  for (let i = 0; i < bad; i++) odds *= Math.max(0, shards - twice - i) / (shards - i);
  return odds;
}
