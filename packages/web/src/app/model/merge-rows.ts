type Rows = readonly string[];

/** The stored rows, and after them those that this tab has added since `before`; a log that it has cleared stays cleared. */
export const mergeRows = (stored: Rows, own: Rows, before: Rows): Rows =>
  own.length === 0 ? addedTo(before, stored) : [...stored, ...addedTo(before, own)];

/** The rows that were added to those before; the oldest of these may be gone. */
function addedTo(before: Rows, rows: Rows): Rows {
  for (let gone = 0; gone < before.length; gone++) {
    const left = before.slice(gone);
    if (left.every((row, i) => row === rows[i])) return rows.slice(left.length);
  }
  return rows;
}

/** The rows of a file that are not here yet; a row that is twice in the file is to be here twice. */
export function newRows(here: Rows, file: Rows): Rows {
  const counts = new Map<string, number>();
  for (const row of here) counts.set(row, (counts.get(row) ?? 0) + 1);
  return file.filter((row) => {
    const left = counts.get(row) ?? 0;
    counts.set(row, left - 1);
    return left <= 0;
  });
}
