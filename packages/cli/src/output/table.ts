export interface Column {
  readonly title: string;
  /** Numbers stand to the right, so that their digits line up. */
  readonly side: 'left' | 'right';
}

/** A table in columns of equal width, for a terminal or as markdown. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  markdown: boolean,
): string {
  const widths = columns.map(({ title }, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, i) => {
      const width = widths[i] as number;
      return columns[i]?.side === 'right' ? cell.padStart(width) : cell.padEnd(width);
    });
    return markdown ? `| ${padded.join(' | ')} |` : padded.join('  ').trimEnd();
  };
  const rule = columns.map(({ side }, i) => {
    const dashes = '-'.repeat(widths[i] as number);
    return markdown && side === 'right' ? `${dashes.slice(1)}:` : dashes;
  });
  return [line(columns.map(({ title }) => title)), line(rule), ...rows.map(line)].join('\n');
}
