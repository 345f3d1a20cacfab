import { describe, expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { solve } from '../engine/solve.ts';
import { parseBoard } from '../formats/reading/parse-board.ts';
import { type Box, filmOf, type Scene, type Size } from './film.ts';
import { GIF_BYTES, type GifLibrary, gifTask, type Pixels } from './gif.ts';
import { boardLayers } from './layers.ts';

const board = parseBoard('ooooooooooooAAooBoooooBooooooooooooo');
const answer = solve(board);
if (answer.kind !== 'solved') throw new Error('the board has a solution');
const { solution } = answer;

const layers = boardLayers(board, 68);
const whole: Size = { width: 68, height: 68 };
const sizes = layers.vehicles.map(({ width, height }) => ({
  width: Math.round(width),
  height: Math.round(height),
}));
const film = (between: number) => filmOf(board, solution, layers, whole, sizes, between);

/** A box of a picture, a number for each pixel: 0 is the background, others are vehicles. */
const numbersIn = (box: Box, vehicles: readonly Box[]): number[] =>
  Array.from({ length: box.width * box.height }, (_, i) => {
    const [x, y] = [box.left + (i % box.width), box.top + Math.floor(i / box.width)];
    const isOn = ({ left, top, width, height }: Box) =>
      x >= left && x < left + width && y >= top && y < top + height;
    return vehicles.findLastIndex(isOn) + 1;
  });

const everything: Box = { left: 0, top: 0, ...whole };
const draw = ({ box, vehicles }: Scene): Pixels =>
  Uint8Array.from(numbersIn(box, vehicles).flatMap((number) => [number, number, number, 255]));

/** Puts a box of values onto a picture; where the value is `skip`, the picture does not change. */
function paint(picture: number[], box: Box, values: ArrayLike<number>, skip?: number): void {
  for (const [i, value] of Array.from(values).entries()) {
    const at = (box.top + Math.floor(i / box.width)) * whole.width + box.left + (i % box.width);
    if (value !== skip) picture[at] = value;
  }
}

test.each([
  [Number.POSITIVE_INFINITY, 13],
  [1, 5],
  [0, 3],
])(
  'with %d pictures in a slide there are %i scenes, and nothing changes outside their boxes',
  (between, count) => {
    const picture: number[] = [];
    const scenes = [...film(between)];
    expect(scenes).toHaveLength(count);
    for (const { box, vehicles } of scenes) {
      paint(picture, box, numbersIn(box, vehicles));
      expect(picture).toEqual(numbersIn(everything, vehicles));
    }
  },
);

test('the size of a picture may be in getters, as those of pictures that a library has drawn', () => {
  class Drawn {
    get width() {
      return 68;
    }
    get height() {
      return 68;
    }
  }
  const drawn = filmOf(board, solution, layers, new Drawn(), sizes, 0);
  expect([...drawn]).toEqual([...film(0)]);
});

type Frame = {
  readonly indexes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly at: number;
};

/** Writes no pixels, only the head that holds the place of a frame, as gifenc does. */
function libraryOf(frames: Frame[]): GifLibrary {
  const file = new Uint8Array(10_000);
  let length = 0;
  return {
    GIFEncoder: () => ({
      writeFrame(indexes, width, height) {
        frames.push({ indexes, width, height, at: length });
        length += 20;
      },
      finish: () => undefined,
      bytes: () => file.slice(0, length),
      bytesView: () => file.subarray(0, length),
    }),
    quantize: () => board.vehicles.map((_, number) => [number, number, number]),
    applyPalette: (rgba) => Uint8Array.from({ length: rgba.length / 4 }, (_, i) => rgba[4 * i] ?? 0),
  };
}

test('every picture of a GIF, drawn over the earlier ones, is the picture of its scene', () => {
  const frames: Frame[] = [];
  const gif = finish(gifTask(libraryOf(frames), film, draw));
  const picture: number[] = [];
  const view = new DataView(gif.buffer);
  for (const [index, { vehicles }] of [...film(Number.POSITIVE_INFINITY)].entries()) {
    const frame = frames[index];
    if (!frame) throw new Error('a frame is missing');
    const place = (byte: number) => view.getUint16(frame.at + byte, true);
    paint(picture, { ...frame, left: place(9), top: place(11) }, frame.indexes, 0);
    expect(picture).toEqual(numbersIn(everything, vehicles).map((number) => number + 1));
  }
  expect(frames).toHaveLength(13);
});

test('gifenc is a module of which Node sees only the default, or the whole module', () => {
  const library = libraryOf([]);
  expect(finish(gifTask({ default: library }, film, draw))).toEqual(
    finish(gifTask(libraryOf([]), film, draw)),
  );
  const none = { default: { quantize: library.quantize } };
  expect(() => finish(gifTask(none as never, film, draw))).toThrow(
    'library.GIFEncoder is undefined; expected a function',
  );
});

describe('a GIF', () => {
  /** A library that writes nothing but frames of `size` bytes, and tells what it was asked. */
  const writing = (size: number) => {
    const asked = {
      frames: [] as GifFrame[],
      colours: [] as number[],
      palettes: [] as number[][][],
      ended: 0,
    };
    const library: GifLibrary = {
      GIFEncoder: () => {
        let length = 0;
        asked.frames = [];
        return {
          writeFrame(_, width, height, options) {
            asked.frames.push({ width, height, ...options });
            length += size;
          },
          finish: () => void asked.ended++,
          bytes: () => new Uint8Array(length),
          bytesView: () => new Uint8Array(length),
        };
      },
      quantize: (_, colours) => {
        asked.colours.push(colours);
        return [[1, 2, 3]];
      },
      applyPalette: (rgba, palette) => {
        asked.palettes.push(palette);
        return new Uint8Array(rgba.length / 4);
      },
    };
    return { asked, library };
  };
  type GifFrame = { width: number; height: number } & NonNullable<
    Parameters<ReturnType<GifLibrary['GIFEncoder']>['writeFrame']>[3]
  >;

  test('has the colours of its first picture, and each picture its time and its place over the earlier ones', () => {
    const { asked, library } = writing(20);
    expect(finish(gifTask(library, film, draw))).toHaveLength(13 * 20);
    const scenes = [...film(Number.POSITIVE_INFINITY)];
    expect(asked.frames).toEqual(
      scenes.map(({ box, milliseconds }, index) => ({
        width: box.width,
        height: box.height,
        // the first colour stands for pixels that do not change
        ...(index === 0 && {
          palette: [
            [0, 0, 0],
            [1, 2, 3],
          ],
        }),
        colorDepth: 7,
        delay: milliseconds,
        transparent: true,
        transparentIndex: 0,
        dispose: 1,
      })),
    );
    expect(asked.colours).toEqual([127]);
    expect(asked.palettes).toEqual(scenes.map(() => [[1, 2, 3]]));
    expect(asked.ended).toBe(1);
  });

  test.each([
    // 13 pictures with each of three depths, then 5, then 3 pictures
    ['just small enough', Math.floor(GIF_BYTES / 13), [127], 13],
    ['too large with all pictures', Math.floor(GIF_BYTES / 13) + 1, [127, 63, 31, 31], 7],
    ['too large with two pictures in a slide', Math.floor(GIF_BYTES / 7) + 1, [127, 63, 31, 31, 31], 5],
    ['too large with one', Math.floor(GIF_BYTES / 5) + 1, [127, 63, 31, 31, 31, 31], 3],
    ['too large whatever is tried', GIF_BYTES, [127, 63, 31, 31, 31, 31], 3],
  ])('%s', (_, size, colours, frames) => {
    const { asked, library } = writing(size);
    expect(finish(gifTask(library, film, draw))).toHaveLength(frames * size);
    expect(asked.colours).toEqual(colours);
    expect(asked.frames).toHaveLength(frames);
    expect(asked.ended).toBe(1);
  });
});

test('what is transparent is white', () => {
  const box = { left: 0, top: 0, width: 2, height: 1 };
  const seen: number[][] = [];
  const library = {
    GIFEncoder: () => ({
      writeFrame() {},
      finish() {},
      bytes: () => new Uint8Array(),
      bytesView: () => new Uint8Array(),
    }),
    quantize(pixels: Pixels) {
      seen.push([...pixels]);
      return [];
    },
    applyPalette: () => new Uint8Array(2),
  };
  const half = Uint8Array.of(9, 9, 9, 0, 100, 0, 255, 127);
  finish(
    gifTask(
      library,
      () => [{ box, vehicles: [], milliseconds: 10 }],
      () => half,
    ),
  );
  expect(seen).toEqual([[255, 255, 255, 255, 178, 128, 255, 255]]);
  expect([...half]).toEqual([9, 9, 9, 0, 100, 0, 255, 127]);
});
