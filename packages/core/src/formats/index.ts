export { compactText } from './compact.ts';
export { detectFormat } from './detect.ts';
export { drawSetup } from './drawing.ts';
export type {
  BoardFormat,
  BoardWriter,
  FormatId,
  Layout,
  ParsedBoard,
  ParseOptions,
  WriterId,
} from './format.ts';
export type { BoardResult } from './parse-board.ts';
export type { BoardReader, ReadBoard, ReaderOptions } from './reader.ts';
export { formatById, formats } from './registry.ts';
export { writerById, writers } from './writers.ts';
