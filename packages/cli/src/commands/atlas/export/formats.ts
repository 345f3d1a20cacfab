/** How `unjam atlas export` writes puzzles. */
export const exportFormats = ['line', 'csv', 'jsonl', 'parquet'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The format that the ending of a file asks for. */
export function formatOfEnding(path: string | undefined): ExportFormat {
  const ending = exportFormats.find((format) => path?.toLowerCase().endsWith(`.${format}`));
  return ending ?? 'line';
}
