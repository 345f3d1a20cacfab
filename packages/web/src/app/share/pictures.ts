// Pictures of a board to share, made on the device.

import { type Board, renderSvg } from '@unjam/core';
import { cardFront } from '@unjam/core/render';
import { type CardPuzzle, cardWords } from './card-words.ts';
import { pngOf, rasterise } from './raster.ts';

export interface MadeFile {
  readonly name: string;
  readonly content: Blob;
}

/** Pixels across a picture. */
const PICTURE = 1200;

export const picture = async (board: Board): Promise<MadeFile> => ({
  name: 'unjam-board.png',
  content: await pngOf(await rasterise(renderSvg(board), PICTURE)),
});

export const drawing = async (board: Board): Promise<MadeFile> => ({
  name: 'unjam-board.svg',
  content: new Blob([renderSvg(board)], { type: 'image/svg+xml' }),
});

/** A card of 63 by 88 millimetres, in tenths of one, and its pixels across. */
const CARD = { width: 630, height: 880 };
const CARD_PIXELS = 1260;

/** The front of a card to print: the board, its name, its grade and the fewest moves. */
export async function card(board: Board, puzzle: CardPuzzle): Promise<MadeFile> {
  const { width, height } = CARD;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="36" fill="#fffaf0"/>${cardFront(board, cardWords(puzzle), CARD)}</svg>`;
  return { name: 'unjam-card.png', content: await pngOf(await rasterise(svg, CARD_PIXELS)) };
}
