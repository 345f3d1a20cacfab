// Fits the simulated player to the slides that people chose among all that were possible.
//
// Source: conditional logit (McFadden 1974), maximised by Newton's method; the likelihood has a single maximum.

import { slideTraits } from '@unjam/core/difficulty';
import { solveLinear } from './statistics.mjs';

const PLAYER_TRAITS = slideTraits.length;
/** The traits of the simulated player, and one more: the slide moves the vehicle that moved last. */
export const TRAITS = PLAYER_TRAITS + 1;
/** The traits that the simulated player has. */
export const playerTraits = [...slideTraits.map(() => true), false];

/** Every recorded slide with the traits of all slides that were possible: `{ person, board, traits, chosen }`. */
export function choicesOf(walks, studies) {
  const known = new Map();
  return walks.flatMap(({ person, board, slides }) => {
    const { reader, cluster } = studies.get(board);
    let state = 0;
    let last = -1;
    return slides.map((slide) => {
      const key = `${board} ${state}`;
      if (!known.has(key)) {
        reader.read(state);
        const { count, vehicles } = reader.slides;
        known.set(key, { own: [...reader.traits], moved: [...vehicles.subarray(0, count)] });
      }
      const { own, moved } = known.get(key);
      const traits = new Float64Array(moved.length * TRAITS);
      for (const [i, vehicle] of moved.entries()) {
        for (let k = 0; k < PLAYER_TRAITS; k++) traits[i * TRAITS + k] = own[i * PLAYER_TRAITS + k];
        traits[i * TRAITS + PLAYER_TRAITS] = vehicle === last ? 1 : 0;
      }
      const choice = { person, board, traits, chosen: slide.index, distance: cluster.distances[state] };
      last = slide.vehicle;
      state = slide.to;
      return choice;
    });
  });
}

/** The coefficients of greatest likelihood; those of unused traits are 0. */
export function fitPlayer(choices, used = playerTraits) {
  const places = used.flatMap((use, i) => (use ? [i] : []));
  const weights = new Array(TRAITS).fill(0);
  for (let round = 0; round < 30; round++) {
    const gradient = places.map(() => 0);
    const curvature = places.map(() => places.map(() => 0));
    for (const { traits, chosen } of choices) {
      const { shares } = sharesOf(traits, weights);
      const means = places.map((place) =>
        shares.reduce((sum, share, i) => sum + share * traits[i * TRAITS + place], 0),
      );
      places.forEach((place, a) => {
        gradient[a] += traits[chosen * TRAITS + place] - means[a];
        for (let b = 0; b <= a; b++) {
          let both = 0;
          for (let i = 0; i < shares.length; i++)
            both += shares[i] * traits[i * TRAITS + place] * traits[i * TRAITS + places[b]];
          curvature[a][b] += both - means[a] * means[b];
          curvature[b][a] = curvature[a][b];
        }
      });
    }
    const step = solveLinear(
      curvature.map((row, i) => row.map((value, j) => value + (i === j ? 1e-6 : 0))),
      gradient,
    );
    places.forEach((place, i) => {
      weights[place] += step[i];
    });
    if (Math.max(...step.map(Math.abs)) < 1e-7) break;
  }
  return weights;
}

function sharesOf(traits, weights) {
  const sums = [];
  for (let i = 0; i < traits.length; i += TRAITS) {
    let sum = 0;
    for (let k = 0; k < TRAITS; k++) sum += traits[i + k] * weights[k];
    sums.push(Math.exp(sum));
  }
  const total = sums.reduce((a, b) => a + b, 0);
  return { shares: sums.map((value) => value / total) };
}

/** How well coefficients predict choices: the mean log-likelihood, and how often the likeliest slide was made. */
export function scorePlayer(choices, weights) {
  let likelihood = 0;
  let first = 0;
  for (const { traits, chosen } of choices) {
    const { shares } = sharesOf(traits, weights);
    likelihood += Math.log(shares[chosen]);
    const best = Math.max(...shares);
    if (shares[chosen] >= best - 1e-12) first += 1 / shares.filter((share) => share >= best - 1e-12).length;
  }
  return { likelihood: likelihood / choices.length, first: first / choices.length };
}

export const asCoefficients = (weights) =>
  Object.fromEntries(slideTraits.map((trait, i) => [trait, weights[i]]));
