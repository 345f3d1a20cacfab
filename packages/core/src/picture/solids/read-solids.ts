// Source: ours; analysis by synthesis. Reads a board whose tall vehicles are seen at an angle, so that they hide what is behind them.
// Guarantee: a legal board with one primary, and no more confidence than MOST_CONFIDENCE; undefined where vehicles of a colour each do
// not explain the picture.
//
//    starts -> what stands there? -> the pose in which this explains the picture best -> what stands there now? ... -> the board
import { type ExitEvidence, exitEvidence } from '../evidence/exits.ts';
import { primaryScore } from '../evidence/primary-lane.ts';
import type { GridReading } from '../evidence/read-grid.ts';
import { redness } from '../evidence/redness.ts';
import { type CellColour, difference } from '../flat-board/cell-colours.ts';
import { lookAtGrid } from '../flat-board/look-at-grid.ts';
import { isNew } from '../grids/distinct-grids.ts';
import { isConvex } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import type { Features } from '../lines/features.ts';
import { cellsOfPiece, type Piece, type Tiling } from '../tilings/tilings.ts';
import { type Explanation, explain, meritIn, type Solid } from './explain.ts';
import { type Floor, floorSeen } from './floor.ts';
import { type Camera, CHANGES, cameraOf, cornersSeen, type Pose, poseOf, SIDE } from './pose.ts';
import { refined } from './refine-pose.ts';
import { startsIn } from './starts.ts';

/** How many partial boards are followed at first, while the pose is refined, and at last. */
const [FIRST, THEN, LAST] = [8, 12, 100];
/** How many of the starts are refined, and how often each. */
const REFINED = 2;
/** Around how many of the best starts other poses are tried, how far from them, and how often; and how many partial boards are followed for each. */
const VARIED = 4;
const DISTANCES = [0.05, 0.025];
const [VARIATIONS, NARROW] = [3, 4];
const [ROUNDS, LAST_ROUNDS] = [2, 3];
/** Colours that differ by more than this are two colours (CIE Lab). */
const DIFFERENT = 15;
/** The least share of vehicles with a colour of their own, and the least merit of a filled cell, of a board that is believed. */
const LEAST_OWN = 0.85;
/** The least share of these before the pose is refined. */
const PROMISING = 0.6;
const LEAST_MERIT = 40;
const FEWEST_VEHICLES = 5;
/** The least merit of the rim: a logo on it and the shine of its edges cost something. */
const LEAST_RIM = -300;
/** The lead over the next board, as a logarithm, with which the confidence is half of the greatest one. */
const HALF_SURE = 5;
const MOST_CONFIDENCE = 0.75;
/** Seen from higher up, in degrees, vehicles hide little, and the networks read the board. */
const STEEPEST = 78;

/** A reading, and how likely it is right. */
export interface SolidsReading {
  readonly reading: GridReading;
  readonly confidence: number;
}

/** How high the camera stands, as seen from the middle of the floor, in degrees. */
const elevationOf = ({ u, v, height }: Camera): number =>
  (Math.atan2(height, Math.hypot(u - SIDE / 2, v - SIDE / 2)) * 180) / Math.PI;

interface Candidate {
  readonly pose: Pose;
  readonly floor: Floor;
  readonly boards: readonly Explanation[];
  readonly merit: number;
}

/** Reads a board of 6 by 6 cells, whose vehicles have a colour each, as solids. */
export function readSolids(features: Features, grids: readonly Corners[] = []): SolidsReading | undefined {
  const { image } = features;
  const known: Corners[] = [];
  const starts = [...grids, ...startsIn(features)].filter((corners) => {
    if (!isConvex(corners) || !isNew(corners, SIDE, known)) return false;
    known.push(corners);
    return true;
  });
  const seen = (pose: Pose, width: number): Candidate => {
    const floor = floorSeen(pose, image);
    const boards = explain(pose, floor, width);
    const { solids, merit } = boards[0]!;
    return { pose, floor, boards, merit: merit * ownShare(solids) ** 2 + floor.rimMerit };
  };
  /** The candidate in the pose in which its vehicles explain the picture best, with the vehicles that do so there, and so on. */
  const settled = (start: Candidate, rounds: number, width: number): Candidate => {
    let candidate = start;
    for (let round = 0; round < rounds; round++) {
      const { pose, boards } = candidate;
      candidate = seen(
        refined(image, pose, (next) => meritIn(image, next, boards[0]!.solids)),
        width,
      );
    }
    return candidate;
  };
  /** The best candidate that small changes of the pose lead to, with other vehicles each time. */
  const varied = (start: Candidate): Candidate => {
    let best = start;
    for (const distance of DISTANCES) {
      for (let round = 0; round < VARIATIONS; round++) {
        const from = best;
        for (const change of CHANGES) {
          for (const by of [distance, -distance]) {
            const pose = change(best.pose, by, image);
            const next = pose && seen(pose, NARROW);
            if (!next || next.merit <= best.merit) continue;
            best = next;
            break;
          }
        }
        if (best === from) break;
      }
    }
    return best;
  };
  const poses = starts
    .flatMap((corners) => poseOf(image, corners) ?? [])
    .filter((pose) => elevationOf(cameraOf(pose)) < STEEPEST);
  // where nothing has a rim of one colour there is no tray, as in a landscape
  if (!poses.some((pose) => floorSeen(pose, image).rimMerit > 0)) return undefined;
  const best = poses
    .map((pose) => seen(pose, FIRST))
    .sort((a, b) => b.merit - a.merit)
    .filter(({ boards }) => isPromising(boards[0]!.solids))
    .slice(0, VARIED)
    .map((start) => varied(start))
    .sort((a, b) => b.merit - a.merit)
    .slice(0, REFINED)
    .map((start) => settled(start, ROUNDS, THEN))
    .sort((a, b) => b.merit - a.merit)[0];
  return best && readingOf(image, settled(best, LAST_ROUNDS, LAST));
}

/** Whether it is worth while to look for a better pose: most pictures about which the networks are in doubt show no such board. */
const isPromising = (solids: readonly Solid[]): boolean =>
  solids.length >= FEWEST_VEHICLES && ownShare(solids) >= PROMISING;

/** The share of vehicles whose colour no other one has. */
function ownShare(solids: readonly Solid[]): number {
  const isOwn = ({ colour }: Solid, i: number): boolean =>
    solids.every((other, j) => j >= i || difference(colour, other.colour) > DIFFERENT);
  return solids.length === 0 ? 0 : solids.filter(isOwn).length / solids.length;
}

function readingOf(image: WorkingImage, { pose, floor, boards }: Candidate): SolidsReading | undefined {
  const [first, second] = boards;
  const { solids, merit } = first!;
  const corners = cornersSeen(pose, image);
  const filled = solids.reduce((sum, { piece }) => sum + piece.length, 0);
  const isBelieved =
    solids.length >= FEWEST_VEHICLES &&
    ownShare(solids) >= LEAST_OWN &&
    floor.rimMerit > LEAST_RIM &&
    merit > LEAST_MERIT * filled;
  const looked = isBelieved && isConvex(corners) && lookAtGrid(image, corners, SIDE, SIDE);
  if (!looked) return undefined;
  const exits = exitEvidence(looked.look, SIDE, SIDE);
  const colours = coloursOf(solids, floor);
  const tiling = tilingOf(first!, colours, exits);
  const lead = second ? merit - second.merit : Number.POSITIVE_INFINITY;
  const confidence = MOST_CONFIDENCE * (1 - 0.5 ** (lead / HALF_SURE));
  const nothing = new Float32Array(0);
  const red = tiling.pieces[tiling.primary]!;
  return {
    reading: {
      columns: SIDE,
      rows: SIDE,
      corners,
      look: looked.look,
      exits,
      tiling: {
        best: [tiling, ...(second ? [tilingOf(second, colours, exits)] : [])],
        total: tiling.score,
        certainty: certaintyOf(boards),
      },
      evidence: {
        columns: SIDE,
        rows: SIDE,
        empty: nothing,
        filled: nothing,
        right: nothing,
        below: nothing,
        primary: () => 0,
      },
      colours,
      signs: {
        score: merit,
        fit: 0,
        aligned: looked.look.aligned,
        redness: redness(SIDE, colours, red),
      },
    },
    confidence,
  };
}

/** The colour of each cell's vehicle, or of the floor. */
function coloursOf(solids: readonly Solid[], floor: Floor): CellColour[] {
  const colours = new Array<CellColour>(SIDE * SIDE).fill(floor.rim);
  for (const { piece, colour } of solids)
    for (const cell of cellsOfPiece(piece, SIDE)) colours[cell] = colour;
  return colours;
}

function tilingOf(
  { solids, merit }: Explanation,
  colours: readonly CellColour[],
  exits: ExitEvidence,
): Tiling {
  const pieces = solids.map(({ piece }) => piece);
  const merits = pieces.map(
    (piece: Piece) => 1.2 * redness(SIDE, colours, piece) + primaryScore(piece, SIDE, SIDE, exits, undefined),
  );
  return { pieces, primary: merits.indexOf(Math.max(...merits)), score: merit };
}

/** How likely the best board is right about each cell, from how much worse boards are that differ there. */
function certaintyOf([first, ...others]: readonly Explanation[]): Float64Array {
  const piecesOf = ({ solids }: Explanation): string[] => {
    const cells = new Array<string>(SIDE * SIDE).fill('');
    for (const { piece } of solids)
      for (const cell of cellsOfPiece(piece, SIDE)) cells[cell] = JSON.stringify(piece);
    return cells;
  };
  const cells = piecesOf(first!);
  const certainty = new Float64Array(SIDE * SIDE).fill(1);
  for (const other of others) {
    const likelihood = 0.5 ** ((first!.merit - other.merit) / HALF_SURE);
    piecesOf(other).forEach((piece, cell) => {
      if (piece !== cells[cell]) certainty[cell] = Math.min(certainty[cell]!, 1 - likelihood / 2);
    });
  }
  return certainty;
}
