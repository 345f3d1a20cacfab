/** What a census counts, by distance in moves from 0. */
export interface CensusCounts {
  /** States at each distance to the nearest solved state. */
  readonly states: readonly number[];
  /** Solvable clusters by the distance of their farthest state. */
  readonly clusters: readonly number[];
  /** Choices of vehicles for all lanes that have a solvable cluster, by the farthest state of all of these clusters. */
  readonly choices: readonly number[];
}

/**
 * The sets of rules by which boards are counted, each of which has a universe of boards. `atlas`: every lane keeps a free cell, and
 * the red car is alone in its row. `wide`: lanes may be full, and vehicles may stand left of the red car.
 */
export const universes = ['atlas', 'wide'] as const;
export type Universe = (typeof universes)[number];

export type Census = Readonly<Record<Universe, CensusCounts>>;

export const nothingCounted: Census = {
  atlas: { states: [], clusters: [], choices: [] },
  wide: { states: [], clusters: [], choices: [] },
};

const longerSum = (a: readonly number[], b: readonly number[], times: number): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + times * (b[i] ?? 0));

/** The sum of counts and of `times` as many other counts. */
export const addCounts = (a: CensusCounts, b: CensusCounts, times = 1): CensusCounts => ({
  states: longerSum(a.states, b.states, times),
  clusters: longerSum(a.clusters, b.clusters, times),
  choices: longerSum(a.choices, b.choices, times),
});

/** The sum of two censuses. */
export const addCensus = (a: Census, b: Census): Census => ({
  atlas: addCounts(a.atlas, b.atlas),
  wide: addCounts(a.wide, b.wide),
});
