/**
 * Boards as text: every format with its parser and printer, detection, and readers of streams and files.
 *
 * @packageDocumentation
 * @public
 */

export type { BoardResult } from '../board/board-result.ts';
export { allFormats } from './all-formats.ts';
export { formatDescriptions, formatIds } from './descriptions.ts';
export { drawSetup } from './drawing/drawing.ts';
export { formatsWithPart, type PartialFormats } from './formats-read-by.ts';
export { readDraft, writeDraft } from './link/draft-text.ts';
export { joinedRows } from './link/joined-rows.ts';
export { isPuzzleId, puzzleId } from './link/puzzle-id.ts';
export type {
  BoardFormat,
  BoardSplitter,
  BoardText,
  BoardWriter,
  FormatDescription,
  FormatSet,
  LabelRule,
  ParsedBoard,
  ParseOptions,
  ReadBoard,
  ReadTextOptions,
  TextShape,
} from './parts/format.ts';
export { createBoardSplitter, type SplitterOptions } from './reading/board-splitter.ts';
export { compactText } from './reading/compact.ts';
export { detectFormat } from './reading/detect.ts';
export { sentenceReader } from './reading/doubts.ts';
export { tryParseInlineBoard } from './reading/inline-board.ts';
export { tryParseNameless } from './reading/one-board.ts';
export { type PlainText, plainText } from './reading/plain-text.ts';
export { type ProseFilter, proseFilter } from './reading/prose-filter.ts';
export { readBoardText } from './reading/read-board-text.ts';
export type { BoardReader, ReaderOptions } from './reading/reader.ts';
export type { ShapeReader } from './reading/shape-reader.ts';
export { underName } from './reading/under-name.ts';
export { shapeReader } from './reading/whole-reader.ts';
export {
  type FormatId,
  formatById,
  formats,
  type WriterId,
  writerById,
  writers,
} from './registry.ts';
export { relabelFor } from './relabel-for.ts';
