// An animated GIF of a film. Each picture holds only the box that changes, and unchanged pixels in it are
// transparent. The encoding itself is done by the library gifenc, which the caller passes in: core has no dependencies.

import { callback, check } from '../basics/arguments.ts';
import type { Box, Scene } from './film.ts';

/** Red, green, blue, each 0 to 255. */
type Palette = number[][];

/** The options of gifenc's `writeFrame`. */
interface GifFrameOptions {
  palette?: Palette;
  delay?: number;
  transparent?: boolean;
  transparentIndex?: number;
  colorDepth?: number;
  dispose?: number;
}

/** The part of the library gifenc that this file uses. */
export interface GifLibrary {
  GIFEncoder(): {
    writeFrame(indexes: Uint8Array, width: number, height: number, options?: GifFrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array;
  };
  quantize(rgba: Pixels, colours: number): Palette;
  applyPalette(rgba: Pixels, palette: Palette): Uint8Array;
}

/** Red, green, blue and alpha of each pixel, row by row. */
export type Pixels = Uint8Array | Uint8ClampedArray;

/** The most bytes that a GIF should have. */
export const GIF_BYTES = 300_000;

/**
 * Settings that are tried in turn until a GIF is small enough: first fewer colours, in bits for each pixel (the
 * vehicles need 5, smooth edges need more), then fewer pictures in a slide. The last one is used whatever its size.
 */
const ATTEMPTS = [
  { depth: 7, between: Number.POSITIVE_INFINITY },
  { depth: 6, between: Number.POSITIVE_INFINITY },
  { depth: 5, between: Number.POSITIVE_INFINITY },
  { depth: 5, between: 2 },
  { depth: 5, between: 1 },
  { depth: 5, between: 0 },
];

/**
 * Writes a film as a GIF that repeats for ever, with at most `GIF_BYTES` bytes if that is possible. Yields after every
 * picture, so that a page can stay responsive; `finish` runs it to its end.
 *
 * @param library - gifenc, as a module or as its `default`: in Node the module has nothing else. It comes without types; a program
 *   in TypeScript declares them in a file `gifenc.d.ts`:
 *   `declare module 'gifenc' { const library: import('@unjam/core/render').GifLibrary; export default library; }`
 * @param film - begins the film, with at most `between` pictures in a slide before its last one
 * @param draw - the pixels of a scene's box, once the scene is drawn. What is transparent, such as the round corners of the background
 *   of `boardLayers`, is white in the file: give opaque pixels for another colour
 * @returns the content of the file
 *
 * @example
 * import * as gifenc from 'gifenc';
 * const box = { left: 0, top: 0, width: 2, height: 2 };
 * const film = () => [{ box, vehicles: [], milliseconds: 500 }]; // a film of one picture; `filmOf` makes that of a solution
 * const white = () => new Uint8Array(2 * 2 * 4).fill(255);
 * const bytes = await run(gifTask(gifenc, film, white));
 * String.fromCharCode(...bytes.subarray(0, 6)) // 'GIF89a'
 */
export function* gifTask(
  library: GifLibrary | { readonly default: GifLibrary },
  film: (between: number) => Iterable<Scene>,
  draw: (scene: Scene) => Pixels,
): Generator<void, Uint8Array<ArrayBuffer>> {
  // gifenc is an ES module for bundlers and a CommonJS one in Node, where the namespace has nothing but `default`
  const given = Object(library);
  const gifenc: GifLibrary = given.GIFEncoder ? given : Object(given.default);
  for (const name of ['GIFEncoder', 'quantize', 'applyPalette'] as const)
    check(gifenc[name], `library.${name}`, callback);
  check(film, 'film', callback);
  check(draw, 'draw', callback);
  let gif: Uint8Array<ArrayBuffer> | undefined;
  for (const [index, { depth, between }] of ATTEMPTS.entries()) {
    const most = index === ATTEMPTS.length - 1 ? Number.POSITIVE_INFINITY : GIF_BYTES;
    gif = yield* encode(gifenc, film(between), draw, depth, most);
    if (gif) break;
  }
  return gif ?? new Uint8Array();
}

/** The colour index of a pixel that does not change. */
const SAME = 0;

/** GIF's disposal method: the next picture is drawn over this one. */
const KEEP = 1;

/** Undefined as soon as the file has more than `most` bytes. */
function* encode(
  { GIFEncoder, quantize, applyPalette }: GifLibrary,
  film: Iterable<Scene>,
  draw: (scene: Scene) => Pixels,
  depth: number,
  most: number,
): Generator<void, Uint8Array<ArrayBuffer> | undefined> {
  const gif = GIFEncoder();
  let colours: Palette = [];
  let screen = new Uint8Array();
  let width = 0;
  for (const scene of film) {
    const { box, milliseconds } = scene;
    const pixels = onWhite(draw(scene));
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
    yield;
  }
  gif.finish();
  return gif.bytes();
}

/** Pixels as they look on white: those of a GIF have a colour, or none at all. */
function onWhite(pixels: Pixels): Pixels {
  let opaque: Pixels | undefined;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 255) continue;
    opaque ??= new Uint8ClampedArray(pixels);
    for (let i = at; i < at + 3; i++) opaque[i] = Math.round(((pixels[i] ?? 0) * alpha) / 255 + 255 - alpha);
    opaque[at + 3] = 255;
  }
  return opaque ?? pixels;
}

/**
 * Puts a picture on the screen. Returns it with `SAME` for pixels whose colour the screen has already, except where
 * this would interrupt a run of one colour, because whole runs compress better.
 */
function onScreen(screen: Uint8Array, width: number, indexes: Uint8Array, box: Box): Uint8Array {
  const written = new Uint8Array(indexes.length);
  let last = SAME;
  for (const [i, index] of indexes.entries()) {
    const at = (box.top + Math.floor(i / box.width)) * width + box.left + (i % box.width);
    last = screen[at] === index && index !== last ? SAME : index;
    written[i] = last;
    screen[at] = index;
  }
  return written;
}

/**
 * Where the place of a frame begins in its bytes: after an extension of 8 bytes and a byte that begins the image. Left
 * and top take two bytes each.
 */
const PLACE = 9;

/** Writes the place of a frame into its bytes, because the library puts every frame in the corner. */
function place(frame: Uint8Array, { left, top }: Box): void {
  const view = new DataView(frame.buffer, frame.byteOffset);
  view.setUint16(PLACE, left, true);
  view.setUint16(PLACE + 2, top, true);
}
