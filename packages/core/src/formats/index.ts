export { compactText } from './compact.ts';
export { detectFormat } from './detect.ts';
export { drawSetup } from './drawing.ts';
export type {
  BoardFormat,
  BoardWriter,
  FormatId,
  ParsedBoard,
  ParseOptions,
  TextShape,
  WriterId,
} from './format.ts';
export type { BoardResult } from './parse-board.ts';
export type { BoardReader, ReadBoard, ReaderOptions } from './reader.ts';
export { formatById, formats } from './registry.ts';
export { underName } from './under-name.ts';
export { writerById, writers } from './writers.ts';
