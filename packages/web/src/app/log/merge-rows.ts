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
