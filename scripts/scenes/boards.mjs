/** The row of the red car on a classic board, from 0. */
const classicRow = (height) => Math.floor((height - 1) / 2);

/** The rows of a board after some quarter turns clockwise. */
export function turnedRows(rows, turns) {
  let turned = rows;
  for (let i = 0; i < turns; i++)
    turned = [...turned[0]].map((_, x) =>
      turned
        .map((row) => row[x])
        .reverse()
        .join(''),
    );
  return turned;
}

/** The labels that the reader of pictures gives vehicles other than the red car, which is `X`. */
const LABELS = 'BCDEFGHIJKLMNPQRSTUVWYZabcdefghijklmnpqrstuvwyz';

/**
 * Rows whose red car is `A`, lettered as a reading is, so that two boards can be compared: `X` the red car, the others `B`
 * and so on in reading order.
 *
 * @param {readonly string[]} rows
 */
export function relettered(rows) {
  const names = new Map([['A', 'X'], ...[...'.#'].map((c) => [c, c])]);
  for (const c of rows.join('')) if (!names.has(c)) names.set(c, LABELS[names.size - 3]);
  return rows.map((text) => [...text].map((c) => names.get(c)).join('')).join('|');
}

/**
 * A random legal board as rows of letters: `A` the red car, `.` empty, `#` a wall. It need not be solvable, because a
 * picture may show any board. The red car stands on the classic row, or on any row if `anyRow` is true, and leaves at the
 * right.
 *
 * @returns {{ width: number, height: number, exitRow: number, rows: string[], pieces: { label: string, row: number, column: number, length: number, horizontal: boolean }[] }}
 */
export function randomBoard(
  random,
  { width = 6, height = 6, fullness = random.between(0.15, 0.95), walls = 0, anyRow = false } = {},
) {
  const cells = new Array(width * height).fill('.');
  const pieces = [];
  const cellsOf = ({ row, column, length, horizontal }) =>
    Array.from({ length }, (_, i) => (horizontal ? row * width + column + i : (row + i) * width + column));
  const put = (piece) => {
    const taken = cellsOf(piece);
    if (taken.some((cell) => cells[cell] !== '.')) return false;
    const label = String.fromCharCode(pieces.length < 26 ? 65 + pieces.length : 71 + pieces.length);
    for (const cell of taken) cells[cell] = label;
    pieces.push({ ...piece, label });
    return true;
  };
  const row = anyRow ? random.whole(0, height - 1) : classicRow(height);
  put({ row, column: random.whole(0, width - 2), length: 2, horizontal: true });
  for (let i = 0; i < walls; i++) {
    const cell = random.whole(0, width * height - 1);
    if (cells[cell] === '.' && Math.floor(cell / width) !== row) cells[cell] = '#';
  }
  const truckShare = random.between(0.15, 0.5);
  const full = () => cells.filter((cell) => cell !== '.').length / cells.length;
  for (let i = 0; i < 400 && full() < fullness; i++) {
    const length = random.chance(truckShare) ? 3 : 2;
    const horizontal = random.chance(0.45);
    const piece = {
      row: random.whole(0, height - (horizontal ? 1 : length)),
      column: random.whole(0, width - (horizontal ? length : 1)),
      length,
      horizontal,
    };
    put(piece);
  }
  const rows = Array.from({ length: height }, (_, r) => cells.slice(r * width, (r + 1) * width).join(''));
  return { width, height, exitRow: row, rows, pieces };
}

/** A board on which every cell is taken, the red car on the classic row. */
export function fullBoard(random, { width = 6, height = 6 } = {}) {
  const cells = new Array(width * height).fill('.');
  const pieces = [];
  const row = classicRow(height);
  const put = (piece) => {
    const taken = Array.from({ length: piece.length }, (_, i) =>
      piece.horizontal ? piece.row * width + piece.column + i : (piece.row + i) * width + piece.column,
    );
    const outside = piece.horizontal
      ? piece.column + piece.length > width
      : piece.row + piece.length > height;
    if (outside || taken.some((cell) => cells[cell] !== '.')) return false;
    for (const cell of taken) cells[cell] = '*';
    pieces.push(piece);
    return () => {
      for (const cell of taken) cells[cell] = '.';
      pieces.pop();
    };
  };
  const fill = () => {
    const first = cells.indexOf('.');
    if (first < 0) return true;
    const [r, c] = [Math.floor(first / width), first % width];
    for (const horizontal of random.shuffle([true, false])) {
      for (const length of random.chance(0.7) ? [2, 3] : [3, 2]) {
        const undo = put({ row: r, column: c, length, horizontal });
        if (!undo) continue;
        if (fill()) return true;
        undo();
      }
    }
    return false;
  };
  const start = random.shuffle(Array.from({ length: width - 1 }, (_, column) => column));
  for (const column of start) {
    const undo = put({ row, column, length: 2, horizontal: true });
    if (fill()) break;
    undo();
  }
  const grid = new Array(width * height).fill('.');
  const lettered = pieces.map((piece, i) => ({
    ...piece,
    label: String.fromCharCode(i < 26 ? 65 + i : 71 + i),
  }));
  for (const piece of lettered) {
    for (let i = 0; i < piece.length; i++) {
      grid[piece.horizontal ? piece.row * width + piece.column + i : (piece.row + i) * width + piece.column] =
        piece.label;
    }
  }
  const rows = Array.from({ length: height }, (_, r) => grid.slice(r * width, (r + 1) * width).join(''));
  return { width, height, exitRow: row, rows, pieces: lettered };
}

/** The pieces of a board given in rows of letters, in the order in which their letters first appear. */
export function piecesOf(rows) {
  const found = new Map();
  rows.forEach((text, row) => {
    [...text].forEach((label, column) => {
      if (label === '.' || label === '#') return;
      const piece = found.get(label);
      if (!piece) found.set(label, { label, row, column, length: 1, horizontal: true });
      else {
        piece.length++;
        piece.horizontal = piece.row === row;
      }
    });
  });
  return [...found.values()];
}

/** The columns and rows from which those of a board that is not classic are drawn. */
const SIDES = [5, 6, 6, 7, 7, 8];

/** Columns and rows, 5 to 8, but not six of both. */
export function otherSize(random) {
  const [width, height] = [random.pick(SIDES), random.pick(SIDES)];
  return width === 6 && height === 6 ? otherSize(random) : { width, height };
}
