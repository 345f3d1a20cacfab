/** How `unjam atlas export` writes puzzles. */
export const exportFormats = ['line', 'csv', 'jsonl', 'parquet'] as const;
export type ExportFormat = (typeof exportFormats)[number];
