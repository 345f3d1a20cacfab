// Ways from place to place so that each one leads to all others.

/** A place to which a way can lead, and how far it is. */
export interface Near {
  readonly to: number;
  readonly far: number;
}

type Ways = readonly (readonly (number | undefined)[])[];

/** For each place its ways, and for each way where it can lead, the nearest first. */
type Choices = readonly (readonly (readonly Near[])[])[];

/** How many places a way can lead to, and how many searches there are: on a large board a key must not take long. */
const MOST = 12;
const SEARCHES = 4;

/**
 * The place to which each way leads: the nearest one, or a further one where places could not be reached from each other
 * otherwise. Where no search finds such ways, those of the nearest places.
 */
export function connect(choices: Choices): Ways {
  for (let root = 0; root < Math.min(SEARCHES, choices.length); root++) {
    const found = connectAround(choices, root);
    if (found) return found;
  }
  return nearest(choices);
}

const nearest = (choices: Choices) => choices.map((own) => own.map(([first]) => first?.to));

/** Changes one way after the other, each time the one that brings most together and is little longer. */
function connectAround(choices: Choices, root: number): Ways | undefined {
  const ways = nearest(choices);
  /** The ways that may still be changed: each is once, so that this ends. */
  const free = choices.flatMap((own, from) =>
    own.map((near, way) => ({ from, way, near: near.slice(0, MOST) })).filter(({ near }) => near.length > 1),
  );
  let apart = countApart(ways, root);
  while (apart > 0) {
    let best: { gain: number; index: number; to: number; left: number } | undefined;
    for (const [index, { from, way, near }] of free.entries()) {
      const own = ways[from] ?? [];
      const [first, ...others] = near;
      for (const { to, far } of others) {
        own[way] = to;
        const left = countApart(ways, root);
        const gain = (apart - left) / (far - (first?.far ?? 0) + 0.5);
        if (!best || gain > best.gain) best = { gain, index, to, left };
      }
      own[way] = first?.to;
    }
    const [changed] = best ? free.splice(best.index, 1) : [];
    const own = changed && ways[changed.from];
    if (!best || !own) return undefined;
    own[changed.way] = best.to;
    apart = best.left;
  }
  return ways;
}

/** How many places cannot be reached from the root, and from how many it cannot be reached: none if each leads to all. */
function countApart(ways: Ways, root: number): number {
  const back: number[][] = ways.map(() => []);
  for (const [from, own] of ways.entries()) for (const to of own) if (to !== undefined) back[to]?.push(from);
  return 2 * ways.length - countReached(ways, root) - countReached(back, root);
}

function countReached(ways: Ways, root: number): number {
  const reached = new Set([root]);
  // places that are added meanwhile are gone through too
  for (const from of reached) for (const to of ways[from] ?? []) if (to !== undefined) reached.add(to);
  return reached.size;
}
