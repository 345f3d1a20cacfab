// Files to hand on, made on the device: a picture, a drawing, an animation, a card.

import {
  animate,
  type Board,
  boardLayers,
  type CardText,
  cardFront,
  countSolution,
  renderSvg,
  type Solution,
} from '@unjam/core';
import { count } from '../controls.tsx';
import { canvasOf, imageOf, pngOf, rasterise } from './raster.ts';

interface MadeFile {
  readonly name: string;
  readonly content: Blob;
}

/** Pixels across a picture and an animation. */
const PICTURE = 1200;
const ANIMATION = 480;

export const picture = async (board: Board): Promise<MadeFile> => ({
  name: 'unjam-board.png',
  content: await pngOf(await rasterise(renderSvg(board), PICTURE)),
});

export const drawing = async (board: Board): Promise<MadeFile> => ({
  name: 'unjam-board.svg',
  content: new Blob([renderSvg(board)], { type: 'image/svg+xml' }),
});

/** Colours of an animation. */
const COLOURS = 128;

/** The solution as a GIF. */
export async function animation(board: Board, solution: Solution): Promise<MadeFile> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const gif = GIFEncoder();
  const layers = boardLayers(board, ANIMATION);
  const tray = await imageOf(layers.tray.svg);
  const vehicles = await Promise.all(layers.vehicles.map(({ svg }) => imageOf(svg)));
  const canvas = canvasOf(layers.tray.width, layers.tray.height);
  const { width, height } = canvas.canvas;
  let palette: number[][] | undefined;
  for (const { offsets, milliseconds } of animate(board, solution)) {
    canvas.fillStyle = '#ffffff';
    canvas.fillRect(0, 0, width, height);
    canvas.drawImage(tray, 0, 0, width, height);
    for (const [index, offset] of offsets.entries()) {
      const { x, y } = layers.placeOf(index, offset);
      canvas.drawImage(vehicles[index] as HTMLImageElement, Math.round(x), Math.round(y));
    }
    const { data } = canvas.getImageData(0, 0, width, height);
    // the vehicles keep their colours wherever they go
    palette ??= quantize(data, COLOURS);
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay: milliseconds });
  }
  gif.finish();
  return { name: 'unjam-solution.gif', content: new Blob([gif.bytes() as BlobPart], { type: 'image/gif' }) };
}

/** A card of 63 by 88 millimetres, in tenths of one, and its pixels across. */
const CARD = { width: 630, height: 880 };
const CARD_PIXELS = 1260;

/** The front of a card to print: the board, its name, how hard it is, and the fewest moves. */
export async function card(board: Board, name: string, grade: string, solution: Solution): Promise<MadeFile> {
  const { moves, steps } = countSolution(solution);
  const text: CardText = {
    number: 1,
    name: name || 'A jam',
    grade,
    moves: count(moves, 'move'),
    steps: count(steps, 'step'),
  };
  const { width, height } = CARD;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="36" fill="#fffaf0"/>${cardFront(board, text, CARD)}</svg>`;
  return { name: 'unjam-card.png', content: await pngOf(await rasterise(svg, CARD_PIXELS)) };
}
