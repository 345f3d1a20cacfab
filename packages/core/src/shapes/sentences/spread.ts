/*
 * Rows with a blank between every two cells, where cells may be blank too: they are written between bars, because nothing else
 * tells a blank cell from a blank between cells.
 *
 *     A A       O        |A|A| | | |O|
 *     P     Q   O        |P| | |Q| |O|
 */
const LONGEST = 48;
const LEAST_ROWS = 3;

/** The text with bars between the cells of such rows. */
export function spreadApart(text: string): string {
  if (!/\S {3}/.test(text)) return text;
  const lines = text.split('\n');
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    const line = lines[i]?.trimEnd() ?? '';
    if (line !== '' && line.length <= LONGEST) continue;
    const block = lines.slice(start, i).map((one) => one.trimEnd());
    if (block.length >= LEAST_ROWS) lines.splice(start, block.length, ...spreadRows(block));
    start = i + 1;
  }
  return lines.join('\n');
}

function spreadRows(block: readonly string[]): readonly string[] {
  const indent = Math.min(...block.map((line) => line.search(/\S/)));
  const rows = block.map((line) => line.slice(indent));
  const width = Math.max(...rows.map((row) => row.length));
  // an even width would end with a blank between cells
  if (width % 2 === 0 || width < 7) return block;
  const isSpread = rows.every((row) => [...row].every((glyph, i) => i % 2 === 0 || glyph === ' '));
  const isBlank = (row: string) => [...row.padEnd(width)].some((glyph, i) => i % 2 === 0 && glyph === ' ');
  if (!isSpread || !rows.some(isBlank) || rows.some((row) => /[.·]/.test(row))) return block;
  return rows.map(
    (row) => `${' '.repeat(indent)}|${[...row.padEnd(width)].filter((_, i) => i % 2 === 0).join('|')}|`,
  );
}
