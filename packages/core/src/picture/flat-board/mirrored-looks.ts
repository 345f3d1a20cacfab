// Source: ours; several looks at one picture are averaged as in D. Ciresan et al., Multi-column deep neural networks for
// image classification, 2012.
// Guarantee: mirroring the flat board mirrors the answer, and exchanging its rows and columns exchanges the answer's.
//
//    A A .    . A A    . . B    B . .      the network answers eight times, for these four and for the same four with rows
//    . . B    B . .    A A .    . A A      and columns exchanged, and its answers are averaged
import { at } from '../../basics/at.ts';
import type { Network } from '../network/network-layers.ts';
import { type BoardLook, lookAtBoard } from './board-network.ts';
import { type FlatBoard, MARGIN } from './flat-board.ts';

/** Another way to see a board; doing it twice gives the board again. */
interface Change {
  readonly board: (flat: FlatBoard) => FlatBoard;
  /** What a look at the changed board says about the board itself. */
  readonly look: (look: BoardLook, changed: FlatBoard) => BoardLook;
}

/** Columns are exchanged for rows. */
const transpose: Change = {
  board: (flat) => {
    const { columns, rows, width, height } = flat;
    const points = fromPoints(flat, (i) => (i % height) * width + Math.floor(i / height));
    return { ...flat, columns: rows, rows: columns, width: height, height: width, ...points };
  },
  look: ({ filled, right, below, exits, aligned }, { columns, rows }) => {
    const transposed = (values: Float32Array, each: number, margin = 0): Float32Array =>
      values.map((_, i) => {
        const cell = Math.floor(i / each);
        const [across, down] = [columns + 2 * margin, rows + 2 * margin];
        return at(values, ((cell % down) * across + Math.floor(cell / down)) * each + (i % each));
      });
    return {
      filled: transposed(filled, 1),
      right: transposed(below, 3),
      below: transposed(right, 3),
      exits: transposed(exits, 1, MARGIN),
      aligned,
    };
  },
};

/** Left is exchanged for right. */
const mirror: Change = {
  board: (flat) => ({
    ...flat,
    ...fromPoints(flat, (i) => i + flat.width - 1 - 2 * (i % flat.width)),
  }),
  look: ({ filled, right, below, exits, aligned }, { columns }) => {
    const mirrored = (values: Float32Array, each: number, width: number, across = columns): Float32Array =>
      values.map((value, i) => {
        const column = Math.floor(i / each) % across;
        return column < width ? at(values, i + (width - 1 - 2 * column) * each) : value;
      });
    // the pairs beside each other lie between the columns
    return {
      filled: mirrored(filled, 1, columns),
      right: mirrored(right, 3, columns - 1),
      below: mirrored(below, 3, columns),
      exits: mirrored(exits, 1, columns + 2 * MARGIN, columns + 2 * MARGIN),
      aligned,
    };
  },
};

/** Made one after the other, these changes show a board in all eight ways. */
const CHANGES = [mirror, transpose, mirror, transpose, mirror, transpose, mirror];

/**
 * The mean of what the network says about a flat board as it is, mirrored left to right, top to bottom, and both, and about
 * each of these with rows and columns exchanged.
 *
 * @param network the small one if it is left out
 */
export const lookFromMirrors = (flat: FlatBoard, network?: Network): BoardLook =>
  meanLook(looksFrom(flat, CHANGES, network));

/** The look at a board, and the looks at each board that the changes make of it, said of the board itself. */
function looksFrom(
  flat: FlatBoard,
  [change, ...others]: readonly Change[],
  network: Network | undefined,
): BoardLook[] {
  const own = lookAtBoard(flat, network);
  if (!change) return [own];
  const changed = change.board(flat);
  return [own, ...looksFrom(changed, others, network).map((look) => change.look(look, changed))];
}

/** The values of a flat board with the points of each map in another order: `place` says from where each point is taken. */
function fromPoints(
  { width, height, values, framed }: FlatBoard,
  place: (i: number) => number,
): Pick<FlatBoard, 'values' | 'framed'> {
  const moved = (from: Float32Array): Float32Array =>
    from.map((_, i) => {
      const point = i % (width * height);
      return at(from, i - point + place(point));
    });
  return { values: moved(values), framed: framed && moved(framed) };
}

/** The mean of several looks at one board. */
export function meanLook(looks: readonly BoardLook[]): BoardLook {
  const meanOf = (values: (look: BoardLook) => Float32Array): Float32Array =>
    values(looks[0]!).map((_, i) => looks.reduce((sum, look) => sum + at(values(look), i), 0) / looks.length);
  return {
    filled: meanOf(({ filled }) => filled),
    right: meanOf(({ right }) => right),
    below: meanOf(({ below }) => below),
    exits: meanOf(({ exits }) => exits),
    aligned: looks.reduce((sum, { aligned }) => sum + aligned, 0) / looks.length,
  };
}
