// Climbs to hard boards of sizes that are too large to enumerate, for a long time:
//
//   node bench/climb.mjs --size 7x7 --minutes 60 [--seed N] [--cluster N] [--from FILE] [--out FILE]
//
// It walks like `unjam generate` (packages/core/src/generate/climb.ts), from board to board, each at the hardest state of its
// cluster, but never begins again from the empty board: after a while without a new height it returns to one of the best
// boards so far, or to a board of FILE. FILE has a board on each line, of the size or smaller: a smaller one stands in the
// right part of the board, with the red car in the same row, and trucks fill most of the rest. Each new best board is printed with its moves and the states of
// its cluster, and appended to --out.

import { appendFileSync, readFileSync } from 'node:fs';
import { parseBoard } from '@unjam/core';
import { hardestState } from '@unjam/core/engine';
import { compactText } from '@unjam/core/formats';
import { boardOfLayout, layoutOf, randomFrom } from '@unjam/core/generate';
import { readOptions } from '../scripts/read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    size: { type: 'string', default: '7x7' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    cluster: { type: 'string', default: '300000' },
    from: { type: 'string' },
    out: { type: 'string' },
  },
});
const [width, height] = values.size.split('x').map(Number);
const end = performance.now() + 60_000 * Number(values.minutes);
const random = randomFrom(Number(values.seed));
const most = Number(values.cluster);

/** The chance that the walk takes a step down by 0, 1, 2, 3 or 4 moves. */
const DOWN = [1, 0.3, 0.1, 0.04, 0.01];
/** The walk returns after this many boards without a new height of its own. */
const PATIENCE = 1500;
/** How many of the best boards are kept to return to. */
const KEPT = 40;
const ROW = 2;
const TRUCK = 3;
const LENGTHS = [2, TRUCK];

const pick = (list) => list[Math.floor(random() * list.length)];
const firstOf = (text) => layoutOf(parseBoard(text.replace(/^.*"board":"|".*$/g, '').trim()));

/** Vehicles that fill a lane but for its last cell or last two. */
const filling = (orientation, lane, side) =>
  Array.from({ length: Math.floor((side - 1) / TRUCK) }, (_, i) => ({
    kind: 'vehicle',
    vehicle: { orientation, lane, offset: TRUCK * i, length: TRUCK },
  }));

/** A smaller board in the right part of one of this size; trucks fill the rows below it and the columns left of it. */
function enlarged(layout) {
  const right = width - layout.width;
  const moved = ({ orientation, lane, offset, length }) =>
    orientation === 'horizontal'
      ? { orientation, lane, offset: offset + right, length }
      : { orientation, lane: lane + right, offset, length };
  const pieces = layout.pieces.map((piece) => ({ ...piece, vehicle: moved(piece.vehicle) }));
  for (let x = 0; x < right; x++) pieces.push(...filling('vertical', x, height));
  if (right === 0)
    for (let y = layout.height; y < height; y++) pieces.push(...filling('horizontal', y, width));
  return { width, height, primary: moved(layout.primary), pieces };
}

const empty = {
  width,
  height,
  primary: { orientation: 'horizontal', lane: ROW, offset: 0, length: 2 },
  pieces: [],
};
const starts = values.from
  ? readFileSync(values.from, 'utf8').trim().split('\n').map(firstOf).map(enlarged)
  : [empty];

const cellsOf = ({ orientation, lane, offset, length }) =>
  Array.from({ length }, (_, i) =>
    orientation === 'horizontal' ? lane * width + offset + i : (offset + i) * width + lane,
  );

/** A vehicle that fits beside the others, by the rules of the atlas: not in the red car's row, and no lane is full. */
function fitting(layout) {
  const taken = new Set([layout.primary, ...layout.pieces.map(({ vehicle }) => vehicle)].flatMap(cellsOf));
  for (let tries = 0; tries < 60; tries++) {
    const orientation = pick(['horizontal', 'vertical']);
    const [lanes, side] = orientation === 'horizontal' ? [height, width] : [width, height];
    const lane = Math.floor(random() * lanes);
    if (orientation === 'horizontal' && lane === ROW) continue;
    const length = pick(LENGTHS);
    const offset = Math.floor(random() * (side - length + 1));
    const vehicle = { orientation, lane, offset, length };
    const inLane = layout.pieces
      .filter((piece) => piece.vehicle.orientation === orientation && piece.vehicle.lane === lane)
      .reduce((sum, piece) => sum + piece.vehicle.length, 0);
    if (inLane + length >= side || cellsOf(vehicle).some((cell) => taken.has(cell))) continue;
    return { kind: 'vehicle', vehicle };
  }
  return undefined;
}

function neighbour(layout) {
  let pieces = [...layout.pieces];
  const gone = pieces.length === 0 ? 0 : Math.floor(random() * 4);
  for (let i = 0; i < gone; i++) {
    const piece = pick(pieces);
    pieces = pieces.filter((other) => other !== piece);
  }
  const added = gone + (random() < 0.5 ? 1 : 0);
  for (let i = 0; i < added; i++) {
    const piece = fitting({ ...layout, pieces });
    if (piece) pieces = [...pieces, piece];
  }
  return { ...layout, pieces };
}

/** The hardest state of a layout's cluster. */
function peakOf(layout) {
  const found = hardestState(boardOfLayout(layout), { limit: { states: most } });
  if (found.kind !== 'found') return undefined;
  const { board, distance } = found.hardest;
  return { layout: layoutOf(board), board, moves: distance, states: found.states };
}

let kept = starts.map(peakOf).filter((peak) => peak !== undefined);
for (const { moves, states } of kept) console.log(`from ${moves} moves, ${states} states`);
if (kept.length === 0) throw new Error('no board to begin with has a solution and few enough states');
let best = 0;
let boards = 0;
const note = (peak) => {
  const line = `${peak.moves} ${compactText(peak.board)} ${peak.states}`;
  console.log(`${line} after ${boards} boards`);
  if (values.out) appendFileSync(values.out, `${line}\n`);
};
while (performance.now() < end) {
  let here = pick(kept);
  let own = here.moves;
  for (let since = 0; since < PATIENCE && performance.now() < end; since++) {
    boards++;
    const there = peakOf(neighbour(here.layout));
    if (!there || random() >= (DOWN[Math.max(0, here.moves - there.moves)] ?? 0)) continue;
    here = there;
    if (here.moves <= own) continue;
    own = here.moves;
    since = 0;
    kept = [...kept, here].sort((a, b) => b.moves - a.moves).slice(0, KEPT);
    if (here.moves > best) {
      best = here.moves;
      note(here);
    }
  }
}
console.log(`${boards} boards`);
