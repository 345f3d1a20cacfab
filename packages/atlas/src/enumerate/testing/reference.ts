import type { AtlasRow } from '../atlas-row.ts';
import type { AtlasSize } from '../row-groups.ts';

// Computes the atlas of a small board directly from the definition, without the enumerator's lanes and components: it
// draws every board cell by cell, searches its cluster, and finds every distance by plain breadth-first search.

interface Piece {
  readonly kind: 'wall' | 'horizontal' | 'vertical';
  readonly row: number;
  readonly column: number;
  readonly length: number;
}
type Pieces = readonly Piece[];

const PRIMARY_ROW = 2;

/** The lengths of the vehicles on each lane: rows from the top, columns from the left. */
export interface LaneLengths {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** Rows of the atlas, by their canonical boards: all of the size, or those with these vehicles. */
export function referenceAtlas(size: AtlasSize, lanes?: LaneLengths): AtlasRow[] {
  const seen = new Set<string>();
  const rows: AtlasRow[] = [];
  for (const board of boardsOf(size, lanes)) {
    if (seen.has(draw(board, size))) continue;
    const cluster = clusterOf(board, size);
    for (const { text } of cluster.values()) seen.add(text);
    const row = rowOfCluster([...cluster.values()], size);
    if (row) rows.push(row);
  }
  return rows.sort(byCanonical);
}

export const byCanonical = (a: AtlasRow, b: AtlasRow): number => (a.canonical < b.canonical ? -1 : 1);

/** Every board of the size that the published rules allow, with these vehicles if they are given. */
function* boardsOf(size: AtlasSize, lanes?: LaneLengths): Generator<Pieces> {
  const { width, height } = size;
  const taken = new Set<number>();
  const pieces: Piece[] = [];
  function* fill(cell: number): Generator<Pieces> {
    if (lanes && cell % width === 0 && cell > 0) {
      // a row has ended without one of its vehicles, or a column has too few rows left for its own
      const y = cell / width;
      if (vehiclesOn(pieces, true, y - 1) < (lanes.rows[y - 1]?.length ?? 0)) return;
      const missing = lanes.columns.map((lengths, x) => lengths.slice(vehiclesOn(pieces, false, x)));
      if (missing.some((lengths) => lengths.reduce((sum, length) => sum + length, y) > height)) return;
    }
    if (cell === width * height) {
      if (isAllowed(pieces, size)) yield inOrder(pieces);
      return;
    }
    yield* fill(cell + 1);
    if (taken.has(cell)) return;
    const [row, column] = [Math.floor(cell / width), cell % width];
    const choices: Piece[] = [{ kind: 'wall', row, column, length: 1 }];
    for (const length of [2, 3]) {
      if (column + length <= width) choices.push({ kind: 'horizontal', row, column, length });
      if (row + length <= height) choices.push({ kind: 'vertical', row, column, length });
    }
    for (const piece of choices) {
      if (piece.kind === 'wall' && pieces.filter(isWall).length === size.maxWalls) continue;
      if (lanes && !isNext(pieces, piece, lanes)) continue;
      const cells = cellsOf(piece, width);
      if (cells.some((c) => taken.has(c))) continue;
      for (const c of cells) taken.add(c);
      pieces.push(piece);
      yield* fill(cell + 1);
      pieces.pop();
      for (const c of cells) taken.delete(c);
    }
  }
  yield* fill(0);
}

const isWall = ({ kind }: Piece): boolean => kind === 'wall';

/** How many vehicles a lane has. */
const vehiclesOn = (pieces: Pieces, isRow: boolean, lane: number): number =>
  pieces.filter(({ kind, row, column }) =>
    isRow ? kind === 'horizontal' && row === lane : kind === 'vertical' && column === lane,
  ).length;

/** Whether a vehicle is the next one of its lane, after those of the board; walls may stand anywhere. */
function isNext(pieces: Pieces, { kind, row, column, length }: Piece, lanes: LaneLengths): boolean {
  if (kind === 'wall') return true;
  const isRow = kind === 'horizontal';
  const expected = isRow ? lanes.rows[row] : lanes.columns[column];
  return expected?.[vehiclesOn(pieces, isRow, isRow ? row : column)] === length;
}

const cellsOf = ({ kind, row, column, length }: Piece, width: number): number[] =>
  Array.from({ length }, (_, i) =>
    kind === 'vertical' ? (row + i) * width + column : row * width + column + i,
  );

function isAllowed(pieces: Pieces, { width, height, minWalls }: AtlasSize): boolean {
  if (pieces.filter(isWall).length < minWalls) return false;
  const beside = pieces.filter(({ kind, row }) => kind !== 'vertical' && row === PRIMARY_ROW);
  const [primary, another] = beside.filter((piece) => !isWall(piece));
  if (primary?.length !== 2 || another || beside.some(({ column }) => column > primary.column)) return false;
  const lanes = new Map<string, number>();
  for (const { kind, row, column, length } of pieces) {
    const lane = kind === 'vertical' ? `column ${column}` : `row ${row}`;
    lanes.set(lane, (lanes.get(lane) ?? 0) + length);
  }
  return [...lanes].every(([lane, filled]) => filled < (lane.startsWith('row') ? width : height));
}

/** The pieces of the primary's row, of the other rows from the top, then of columns from the left. */
const inOrder = (pieces: Pieces): Pieces => {
  const rank = ({ row }: Piece) => (row === PRIMARY_ROW ? -1 : row);
  return [...pieces].sort((a, b) => {
    const [aUp, bUp] = [a.kind === 'vertical', b.kind === 'vertical'];
    if (aUp !== bUp) return aUp ? 1 : -1;
    return aUp ? a.column - b.column || a.row - b.row : rank(a) - rank(b) || a.column - b.column;
  });
};

const isPrimary = ({ kind, row }: Piece): boolean => kind === 'horizontal' && row === PRIMARY_ROW;

const isSolved = (board: Pieces, { width }: AtlasSize): boolean =>
  board.some((piece) => isPrimary(piece) && piece.column === width - piece.length);

/** The boards one move away, and how many cells that move is long. */
function* movesFrom(board: Pieces, { width, height }: AtlasSize): Generator<{ to: Pieces; by: number }> {
  const taken = new Set(board.flatMap((piece) => cellsOf(piece, width)));
  for (const [index, piece] of board.entries()) {
    if (isWall(piece)) continue;
    const along = piece.kind === 'vertical' ? 'row' : 'column';
    const end = (along === 'row' ? height : width) - piece.length;
    const own = new Set(cellsOf(piece, width));
    for (const sign of [-1, 1]) {
      for (let by = 1; ; by++) {
        const moved = { ...piece, [along]: piece[along] + sign * by };
        if (moved[along] < 0 || moved[along] > end) break;
        if (cellsOf(moved, width).some((cell) => taken.has(cell) && !own.has(cell))) break;
        yield { to: board.with(index, moved), by };
      }
    }
  }
}

interface Node {
  readonly board: Pieces;
  readonly text: string;
  readonly moves: string[];
  readonly steps: string[];
}

function clusterOf(start: Pieces, size: AtlasSize): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const open = [start];
  for (const board of open) {
    const text = draw(board, size);
    if (nodes.has(text)) continue;
    const node: Node = { board, text, moves: [], steps: [] };
    nodes.set(text, node);
    for (const { to, by } of movesFrom(board, size)) {
      node.moves.push(draw(to, size));
      if (by === 1) node.steps.push(draw(to, size));
      open.push(to);
    }
  }
  return nodes;
}

/** The row of a cluster; undefined if it is not solvable or not minimal. */
function rowOfCluster(nodes: readonly Node[], size: AtlasSize): AtlasRow | undefined {
  const moves = distances(nodes, 'moves', size);
  const steps = distances(nodes, 'steps', size);
  const farthest = Math.max(...moves.values());
  if (moves.size < nodes.length) return undefined;
  const hardest = leastOf(
    nodes.filter(({ text }) => moves.get(text) === farthest),
    size,
  );
  if (!isMinimal(hardest.board, farthest, size)) return undefined;
  const farthestInSteps = Math.max(...steps.values());
  const vehicles = hardest.board.filter((piece) => !isWall(piece));
  return {
    canonical: leastOf(nodes, size).text,
    hardest: hardest.text,
    moves: farthest,
    hardestInSteps: leastOf(
      nodes.filter(({ text }) => steps.get(text) === farthestInSteps),
      size,
    ).text,
    steps: farthestInSteps,
    states: nodes.length,
    histogram: Array.from(
      { length: farthest + 1 },
      (_, distance) => [...moves.values()].filter((d) => d === distance).length,
    ),
    vehicles: vehicles.length,
    cars: vehicles.filter(({ length }) => length === 2).length,
    trucks: vehicles.filter(({ length }) => length === 3).length,
    walls: hardest.board.length - vehicles.length,
    freeCells: [...hardest.text].filter((cell) => cell === 'o').length,
    shortestSolutions: countWays(new Map(nodes.map((node) => [node.text, node])), hardest, moves),
  };
}

/** Distances from the solved boards; boards from which no solved board can be reached have no entry. */
function distances(nodes: readonly Node[], metric: 'moves' | 'steps', size: AtlasSize): Map<string, number> {
  const byText = new Map(nodes.map((node) => [node.text, node]));
  const found = new Map<string, number>();
  for (const { board, text } of nodes) if (isSolved(board, size)) found.set(text, 0);
  for (const [text, distance] of found) {
    for (const to of byText.get(text)?.[metric] ?? []) if (!found.has(to)) found.set(to, distance + 1);
  }
  return found;
}

/** The value of a key that the map has. */
function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no board ${key}`);
  return value;
}

/** The number of shortest solutions from a board. */
function countWays(byText: Map<string, Node>, from: Node, moves: Map<string, number>): bigint {
  const distance = known(moves, from.text);
  if (distance === 0) return 1n;
  const nearer = from.moves.filter((to) => moves.get(to) === distance - 1);
  return nearer.reduce((sum, to) => sum + countWays(byText, known(byText, to), moves), 0n);
}

function isMinimal(board: Pieces, moves: number, size: AtlasSize): boolean {
  return board.every(
    (piece, index) =>
      isPrimary(piece) ||
      distanceOf(
        board.filter((_, i) => i !== index),
        size,
      ) < moves,
  );
}

/** The distance of a board in moves, which must be solvable. */
function distanceOf(start: Pieces, size: AtlasSize): number {
  const found = new Map([[draw(start, size), { board: start, distance: 0 }]]);
  for (const { board, distance } of found.values()) {
    if (isSolved(board, size)) return distance;
    for (const { to } of movesFrom(board, size)) {
      const text = draw(to, size);
      if (!found.has(text)) found.set(text, { board: to, distance: distance + 1 });
    }
  }
  throw new Error('not solvable');
}

/** The least by the integer of the cells of rows, then of columns; the top-left cell is the lowest bit. */
function leastOf(nodes: readonly Node[], { width }: AtlasSize): Node {
  const integer = (board: Pieces, upright: boolean) =>
    board
      .filter(({ kind }) => (kind === 'vertical') === upright)
      .flatMap((piece) => cellsOf(piece, width))
      .reduce((sum, cell) => sum + 2 ** cell, 0);
  return nodes.reduce((least, node) => {
    const byRows = integer(node.board, false) - integer(least.board, false);
    const byColumns = integer(node.board, true) - integer(least.board, true);
    return byRows < 0 || (byRows === 0 && byColumns < 0) ? node : least;
  });
}

/** The board in the format `line`, lettered as in the published file. */
function draw(board: Pieces, { width, height }: AtlasSize): string {
  const cells = new Array<string>(width * height).fill('o');
  let letter = 'B'.charCodeAt(0);
  for (const piece of board) {
    const label = isPrimary(piece) ? 'A' : String.fromCharCode(letter++);
    for (const cell of cellsOf(piece, width)) cells[cell] = isWall(piece) ? 'x' : label;
  }
  return cells.join('');
}
