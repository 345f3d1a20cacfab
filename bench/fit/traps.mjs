// Candidates for the difficulty of traps and misdirection: docs/difficulty.md, "Traps and misdirection", says what each is
// and by which rule it would have been kept.

import { slideTraits } from '@unjam/core/difficulty';
import { mean } from './people.mjs';
import { shortestLevels } from './state-graph.mjs';

const LOOKS_SOLVED = 1;
const EARLY = 1 / 3;
const FAR = 1 / 2;
const PATIENCE = 50;
const FIRST_MOVES = 20;

/** The names of the candidates, in the order of the page. */
export const trapNames = [
  'near lines',
  'near lines at the start',
  'longest near line',
  'moves away',
  'mirages seen',
  'mirages',
  'led astray',
  'misled on the way',
  'tempting and wrong',
];

/** The value of each candidate for a board. `weights` are those of the simulated player. */
export function trapsOf(study, graph, weights) {
  const levels = shortestLevels(graph);
  const near = nearLines(graph);
  const walked = walkOf(study, graph, weights);
  const values = [
    Math.log1p(near.length),
    Math.log1p(near.filter((state) => graph.from[state] <= EARLY * graph.to[0]).length),
    longestApart(graph, near),
    movesAway(graph, levels),
    walked.mirages / PATIENCE,
    Math.log1p(countMirages(graph)),
    walked.astray,
    misled(study, graph, levels, weights),
    tempting(study, graph, levels),
  ];
  return Object.fromEntries(trapNames.map((name, i) => [name, values[i]]));
}

/** The states on lines one move longer than the shortest solutions, but on none of these. */
function nearLines({ count, from, to }) {
  const states = [];
  for (let state = 0; state < count; state++) if (from[state] + to[state] === to[0] + 1) states.push(state);
  return states;
}

/** The most moves that a line one move longer spends on these states in a row. */
function longestApart({ to, next }, near) {
  const isNear = new Set(near);
  const apart = new Map();
  for (const state of near.toSorted((a, b) => to[a] - to[b])) {
    const on = next[state].filter((other) => to[other] === to[state] - 1 && isNear.has(other));
    apart.set(state, 1 + Math.max(0, ...on.map((other) => apart.get(other))));
  }
  return Math.max(0, ...apart.values());
}

/** The fewest moves of a shortest solution that bring a vehicle into the red car's way or take the red car back. */
function movesAway({ to, next, inWay, red }, levels) {
  const fewest = new Map(levels.at(-1).map((state) => [state, 0]));
  for (const level of levels.slice(0, -1).reverse()) {
    for (const state of level) {
      const on = next[state].filter((other) => to[other] === to[state] - 1);
      const away = (other) => {
        const isRed = red[other] !== red[state];
        return isRed ? red[other] > red[state] : inWay[other] > inWay[state];
      };
      fewest.set(state, Math.min(...on.map((other) => fewest.get(other) + Number(away(other)))));
    }
  }
  return fewest.get(0);
}

const isMirage = ({ to, inWay }, state) => inWay[state] <= LOOKS_SOLVED && to[state] >= FAR * to[0];

function countMirages(graph) {
  let mirages = 0;
  for (let state = 0; state < graph.count; state++)
    if (graph.from[state] <= graph.to[0] && isMirage(graph, state)) mirages++;
  return mirages;
}

/** The simulated player's chance of each slide of a state. */
export function chancesOf({ reader }, weights, state) {
  reader.read(state);
  const { slides, traits } = reader;
  const sums = Array.from({ length: slides.count }, (_, slide) =>
    slideTraits.reduce((sum, _trait, i) => sum + weights[i] * traits[slideTraits.length * slide + i], 0),
  );
  const exps = sums.map(Math.exp);
  const total = exps.reduce((sum, exp) => sum + exp, 0);
  return exps.map((exp) => exp / total);
}

/** What the simulated players meet on average: mirages, and slides that lead farther from the exit among the first. */
function walkOf(study, graph, weights) {
  const { count, to, next } = graph;
  const known = new Map();
  let here = new Float64Array(count);
  here[0] = 1;
  let mirages = 0;
  let astray = 0;
  for (let move = 0; move < PATIENCE; move++) {
    const after = new Float64Array(count);
    for (let state = 0; state < count; state++) {
      // the states that hardly any player is in would take most of the time
      if (here[state] < 1e-6 || to[state] === 0) continue;
      if (!known.has(state)) known.set(state, chancesOf(study, weights, state));
      const chances = known.get(state);
      for (const [slide, other] of next[state].entries()) {
        const share = here[state] * chances[slide];
        after[other] += share;
        if (isMirage(graph, other)) mirages += share;
        if (move < FIRST_MOVES && to[other] > to[state]) astray += share;
      }
    }
    here = after;
  }
  return { mirages, astray };
}

/** The share of states on shortest solutions in which the likeliest slide leads no nearer. */
function misled(study, { to, next }, levels, weights) {
  const isMisled = (state) => {
    const chances = chancesOf(study, weights, state);
    const likeliest = chances.indexOf(Math.max(...chances));
    return Number(to[next[state][likeliest]] >= to[state]);
  };
  return mean(levels.slice(0, -1).map((level) => mean(level.map(isMisled))));
}

/** Of the slides that take a blocker out of the way, the share that leads no nearer. */
function tempting({ reader }, { to }, levels) {
  const clears = slideTraits.indexOf('clears');
  const share = (level) => {
    let [tempting, wrong] = [0, 0];
    for (const state of level) {
      reader.read(state);
      for (let slide = 0; slide < reader.slides.count; slide++) {
        if (reader.traits[slideTraits.length * slide + clears] === 0) continue;
        tempting++;
        if (to[reader.slides.to[slide]] >= to[state]) wrong++;
      }
    }
    return tempting === 0 ? 0 : wrong / tempting;
  };
  return mean(levels.slice(0, -1).map(share));
}
