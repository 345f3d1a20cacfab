// Boards as text: every format with its parser and printer, detection, and readers of streams and files.

export { formatById, formats } from './all-formats.ts';
export { type BoardSplitter, createBoardSplitter, type SplitterOptions } from './board-splitter.ts';
export { compactText } from './compact.ts';
export { type FormatDescription, formatDescriptions } from './descriptions.ts';
export { detectFormat } from './detect.ts';
export { readDraft, writeDraft } from './draft-text.ts';
export { drawSetup } from './drawing.ts';
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
} from './format.ts';
export type { BoardText } from './line-splitter.ts';
export { linkFormat } from './link.ts';
export { neighbours } from './neighbours.ts';
export type { BoardResult } from './parse-board.ts';
export { type ProseFilter, proseFilter } from './prose-filter.ts';
export { isPuzzleId, puzzleId } from './puzzle-id.ts';
export { type ReadBoard, readBoardText } from './read-board-text.ts';
export type { BoardReader, ReaderOptions } from './reader.ts';
export { relabelFor } from './relabel-for.ts';
export { underName } from './under-name.ts';
export { writerById, writers } from './writers.ts';
