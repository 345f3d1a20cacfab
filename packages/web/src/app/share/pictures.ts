// Files to hand on, made on the device: a picture, a drawing, an animation, a card.

import {
  apply,
  type Board,
  boardAt,
  escapeMarkup,
  renderSvg,
  type Solution,
  type State,
  startOf,
} from '@unjam/core';

interface MadeFile {
  readonly name: string;
  readonly content: Blob;
}

/** Pixels across a picture and an animation. */
const PICTURE = 1200;
const ANIMATION = 480;

/** Draws SVG onto a canvas of this width. */
async function rasterise(svg: string, width: number): Promise<CanvasRenderingContext2D> {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('the browser gives no canvas');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const png = ({ canvas }: CanvasRenderingContext2D): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser makes no PNG'))),
      'image/png',
    );
  });

export const picture = async (board: Board): Promise<MadeFile> => ({
  name: 'unjam-board.png',
  content: await png(await rasterise(renderSvg(board), PICTURE)),
});

export const drawing = async (board: Board): Promise<MadeFile> => ({
  name: 'unjam-board.svg',
  content: new Blob([renderSvg(board)], { type: 'image/svg+xml' }),
});

/** Hundredths of a second of a frame within a slide, after a move, and at the end. */
const SLIDING = 4;
const RESTING = 28;
const ENDING = 200;

/** The solution as a GIF: each move slides over, then rests. */
export async function animation(board: Board, solution: Solution): Promise<MadeFile> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const gif = GIFEncoder();
  let state = startOf(board);
  const frame = async (shown: State, delay: number) => {
    const context = await rasterise(renderSvg(boardAt(board, shown)), ANIMATION);
    const { width, height } = context.canvas;
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, 128);
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay: delay * 10 });
  };
  await frame(state, ENDING / 2);
  for (const [index, move] of solution.entries()) {
    const half = state.map((offset, vehicle) => (vehicle === move.vehicle ? offset + move.by / 2 : offset));
    await frame(half, SLIDING);
    state = apply(state, move);
    await frame(state, index === solution.length - 1 ? ENDING : RESTING);
  }
  gif.finish();
  return { name: 'unjam-solution.gif', content: new Blob([gif.bytes() as BlobPart], { type: 'image/gif' }) };
}

/** A card to print: the board, its name, and the fewest moves. */
export async function card(board: Board, name: string, solution: Solution): Promise<MadeFile> {
  const inner = renderSvg(board).replace('<svg ', '<svg x="60" y="150" ');
  const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/.exec(inner) ?? [];
  const [w, h] = [Number(width) + 120, Number(height) + 270];
  const words = (x: number, y: number, size: number, anchor: string, text: string) =>
    `<text x="${x}" y="${y}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="${anchor}" fill="#20262e">${escapeMarkup(text)}</text>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">` +
    `<rect width="${w}" height="${h}" rx="48" fill="#fffaf0"/>` +
    words(60, 105, 52, 'start', name || 'A jam') +
    words(w - 60, 105, 52, 'end', `${solution.length} ${solution.length === 1 ? 'move' : 'moves'}`) +
    words(w / 2, h - 50, 34, 'middle', 'Get the red car out.') +
    `${inner}</svg>`;
  return { name: 'unjam-card.png', content: await png(await rasterise(svg, PICTURE)) };
}
