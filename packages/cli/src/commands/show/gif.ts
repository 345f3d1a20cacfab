// An animated GIF of a solution. Only the box that changes is written of each picture, and pixels that stay the same
// are transparent in it.
import type { Board, Solution } from '@unjam/core';
import gifenc, { type Palette } from 'gifenc';
import { filmOf, type Scene } from './film.ts';
import type { Box } from './raster.ts';

const { GIFEncoder, quantize, applyPalette } = gifenc;

/** The size that a file should not exceed, in bytes. */
export const ENOUGH = 300_000;

/**
 * What is reduced for that, one after the other: first the colours, in bits a pixel (the vehicles need five, smooth edges
 * more), then the pictures within a slide.
 */
const QUALITIES = [
  { depth: 7, between: Infinity },
  { depth: 6, between: Infinity },
  { depth: 5, between: Infinity },
  { depth: 5, between: 2 },
  { depth: 5, between: 1 },
];
/** Used if all of these give too large a file. */
const LOWEST_QUALITY = { depth: 5, between: 0 };

/** A legal solution as a GIF `width` pixels wide that repeats for ever. */
export function gifOf(board: Board, solution: Solution, width: number): Uint8Array {
  const film = filmOf(board, solution, width);
  for (const { depth, between } of QUALITIES) {
    const gif = encode(film(between), depth, ENOUGH);
    if (gif.length <= ENOUGH) return gif;
  }
  return encode(film(LOWEST_QUALITY.between), LOWEST_QUALITY.depth, Number.POSITIVE_INFINITY);
}

/** The index of the transparent colour: the pixel stays as it was. */
const SAME = 0;

/** The file; encoding stops after `most` bytes, so a longer result is incomplete. */
function encode(film: Iterable<Scene>, depth: number, most: number): Uint8Array {
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
    if (gif.bytesView().length > most) break;
  }
  gif.finish();
  return gif.bytes();
}

/** The next picture is drawn over this one. */
const KEEP = 1;

/**
 * Puts a picture on the screen and returns it with `SAME` where the screen already had that colour, except where this
 * would interrupt a run of one colour, which compresses better.
 */
function onScreen(screen: Uint8Array, width: number, indexes: Uint8Array, box: Box): Uint8Array {
  const written = new Uint8Array(indexes.length);
  let last = SAME;
  for (let i = 0; i < indexes.length; i++) {
    const at = (box.top + Math.floor(i / box.width)) * width + box.left + (i % box.width);
    const index = indexes[i] ?? SAME;
    last = screen[at] === index && index !== last ? SAME : index;
    written[i] = last;
    screen[at] = index;
  }
  return written;
}

/** Bytes of a frame before its position: an extension of 8 bytes and an image separator; then left and top, 2 bytes each. */
const PLACE = 9;

/** Sets the position of a frame; the library puts every frame into the top left corner. */
function place(frame: Uint8Array, { left, top }: Box): void {
  const view = new DataView(frame.buffer, frame.byteOffset);
  view.setUint16(PLACE, left, true);
  view.setUint16(PLACE + 2, top, true);
}
