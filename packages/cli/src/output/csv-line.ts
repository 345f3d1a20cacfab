/** Cells as a line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join()}\n`;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
