// Boards as text: every format with its parser and printer, detection, and readers of streams and files.

export { formatById, formats } from './all-formats.ts';
export { type FormatDescription, formatDescriptions } from './descriptions.ts';
export { drawSetup } from './drawing/drawing.ts';
export { readDraft, writeDraft } from './link/draft-text.ts';
export { linkFormat } from './link/link.ts';
export { isPuzzleId, puzzleId } from './link/puzzle-id.ts';
export { neighbours } from './neighbours.ts';
export type {
  BoardFormat,
  BoardWriter,
  FormatId,
  NeighbourFormat,
  Neighbours,
  ParsedBoard,
  ParseOptions,
  TextShape,
  WriterId,
} from './parts/format.ts';
export { type BoardSplitter, createBoardSplitter, type SplitterOptions } from './reading/board-splitter.ts';
export { compactText } from './reading/compact.ts';
export { detectFormat } from './reading/detect.ts';
export type { BoardText } from './reading/line-splitter.ts';
export type { BoardResult } from './reading/parse-board.ts';
export { type ProseFilter, proseFilter } from './reading/prose-filter.ts';
export { type ReadBoard, readBoardText } from './reading/read-board-text.ts';
export type { BoardReader, ReaderOptions } from './reading/reader.ts';
export { underName } from './reading/under-name.ts';
export { relabelFor } from './relabel-for.ts';
export { writerById, writers } from './writers.ts';
