/**
 * Pictures of boards and moves: text, SVG, GIF, PDF, cards.
 *
 * @packageDocumentation
 * @experimental
 */

export { backgroundOf } from './background-of.ts';
export { type BlockOptions, type BlockText, renderBlocks } from './block-text.ts';
export {
  type BackgroundTheme,
  type BoardBackground,
  backgroundPicture,
  darkBackground,
  FRAME,
  lightBackground,
  pictureSide,
  viewBox,
  wallPicture,
} from './board-background.ts';
export { type CardSize, type CardText, canPrint, cardFront } from './card.ts';
export { describeInColour } from './description.ts';
export { type Box, filmOf, type Scene } from './film.ts';
export { GIF_BYTES, type GifLibrary, gifTask } from './gif.ts';
export { type BoardLayers, boardLayers, type Layer } from './layers.ts';
export { outlineText } from './outlined-text.ts';
export { type Paint, paintAt, primaryPaint } from './palette.ts';
export {
  type Card,
  type CardsOptions,
  cardsPdf,
  cardsPerPage,
  type Paper,
  type PerPage,
  papers,
  type SolutionPlace,
  solutionPlaces,
} from './pdf/cards.ts';
export type { PdfDocument, PdfLibrary, PdfObject } from './pdf/library.ts';
export type { SvgOptions } from './svg.ts';
export type { TextOptions } from './text.ts';
export type { Typeface } from './typeface.ts';
export { lookOf, type VehicleLook, vehiclePicture } from './vehicle-picture.ts';
export { CELL, type Coat } from './vehicle-shape.ts';
