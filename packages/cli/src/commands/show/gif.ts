// An animated GIF of a solution. Of each picture only the box that changes is written, and what stays the same in it
// is transparent.
import type { Board, Solution } from '@unjam/core';
import gifenc, { type Palette } from 'gifenc';
import { filmOf, type Scene } from './film.ts';
import type { Box } from './raster.ts';

const { GIFEncoder, quantize, applyPalette } = gifenc;

/** Bytes that a file should not exceed. */
export const ENOUGH = 300_000;

/**
 * What is given up for that, first colours, in bits a pixel (the vehicles' own need five, smoother edges more), then
 * pictures within a slide. The last takes as many bytes as it takes.
 */
const THRIFT = [
  { depth: 7, between: Infinity },
  { depth: 6, between: Infinity },
  { depth: 5, between: Infinity },
  { depth: 5, between: 2 },
  { depth: 5, between: 1 },
  { depth: 5, between: 0 },
];

/** A legal solution, `width` pixels wide, for ever anew. */
export function gifOf(board: Board, solution: Solution, width: number): Uint8Array {
  const film = filmOf(board, solution, width);
  let gif: Uint8Array | undefined;
  for (const [index, { depth, between }] of THRIFT.entries()) {
    gif ??= encode(film(between), depth, index === THRIFT.length - 1 ? Infinity : ENOUGH);
  }
  return gif as Uint8Array;
}

/** Stands for "as before". */
const SAME = 0;

/** Undefined as soon as there are too many bytes. */
function encode(film: Iterable<Scene>, depth: number, most: number): Uint8Array | undefined {
  const gif = GIFEncoder();
  let colours: Palette = [];
  let screen = new Uint8Array();
  let width = 0;
  for (const { box, pixels, milliseconds } of film) {
    const start = gif.bytesView().length;
    if (start === 0) {
      colours = quantize(pixels, (1 << depth) - 1);
      screen = new Uint8Array(box.width * box.height);
      width = box.width;
    }
    const indexes = applyPalette(pixels, colours).map((colour) => colour + 1);
    gif.writeFrame(onScreen(screen, width, indexes, box), box.width, box.height, {
      ...(start === 0 && { palette: [[0, 0, 0], ...colours] }),
      colorDepth: depth,
      delay: milliseconds,
      transparent: true,
      transparentIndex: SAME,
      dispose: KEEP,
    });
    if (start > 0) place(gif.bytesView().subarray(start), box);
    if (gif.bytesView().length > most) return undefined;
  }
  gif.finish();
  return gif.bytes();
}

/** The next picture is drawn over this one. */
const KEEP = 1;

/** Puts a picture on the screen, and returns it with `SAME` where the screen was so already and no run is cut by it. */
function onScreen(screen: Uint8Array, width: number, indexes: Uint8Array, box: Box): Uint8Array {
  const written = new Uint8Array(indexes.length);
  let last = SAME;
  for (let i = 0; i < indexes.length; i++) {
    const at = (box.top + Math.floor(i / box.width)) * width + box.left + (i % box.width);
    const index = indexes[i] as number;
    last = screen[at] === index && index !== last ? SAME : index;
    written[i] = last;
    screen[at] = index;
  }
  return written;
}

/** Bytes of a frame before its place: an extension of 8 and the mark of an image; then left and top in two each. */
const PLACE = 9;

/** Moves a frame out of the corner, where the library puts all of them. */
function place(frame: Uint8Array, { left, top }: Box): void {
  const view = new DataView(frame.buffer, frame.byteOffset);
  view.setUint16(PLACE, left, true);
  view.setUint16(PLACE + 2, top, true);
}
