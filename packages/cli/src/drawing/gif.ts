// An animated GIF of a solution. Of each picture only the box that changes is written, and what stays the same in it
// is transparent.
import type { Board, Solution } from '@unjam/core';
import gifenc from 'gifenc';
import { filmOf, type Scene } from './film.ts';
import type { Box } from './raster.ts';

const { GIFEncoder, quantize, applyPalette } = gifenc;

/** Bytes that a file should not exceed; a long solution takes fewer colours. */
const ENOUGH = 300_000;

/** Bits a pixel. The vehicles' own colours need five, smoother edges more. */
const depths = [7, 6, 5] as const;

/** A legal solution, `width` pixels wide, for ever anew. */
export function gifOf(board: Board, solution: Solution, width: number): Uint8Array {
  const film = filmOf(board, solution, width);
  let gif = new Uint8Array();
  for (const depth of depths) {
    gif = encode(film, depth);
    if (gif.length <= ENOUGH) break;
  }
  return gif;
}

/** Stands for "as before". */
const SAME = 0;

function encode(film: readonly Scene[], depth: number): Uint8Array<ArrayBuffer> {
  const [first] = film as [Scene];
  const colours = quantize(first.pixels, (1 << depth) - 1);
  const screen = new Uint8Array(first.box.width * first.box.height);
  const gif = GIFEncoder();
  for (const { box, pixels, milliseconds } of film) {
    const indexes = applyPalette(pixels, colours).map((colour) => colour + 1);
    const start = gif.bytesView().length;
    gif.writeFrame(onScreen(screen, first.box.width, indexes, box), box.width, box.height, {
      ...(start === 0 && { palette: [[0, 0, 0], ...colours] }),
      colorDepth: depth,
      delay: milliseconds,
      transparent: true,
      transparentIndex: SAME,
      dispose: KEEP,
    });
    if (start > 0) place(gif.bytesView().subarray(start), box);
  }
  gif.finish();
  return new Uint8Array(gif.bytes());
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
