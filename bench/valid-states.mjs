// Counts the valid states and components of a board size, by the number of walls, without listing them.
//
// With all rows given the columns are independent. The cells that the rows take divide a column into free stretches,
// which are independent of each other. So the number of ways to fill a column is a product over its stretches; only for
// a column without taken cells the ways that fill it from end to end are subtracted.
//
//     .    stretch of 2: empty or a car: 2 ways, 2 components        the vehicles in a stretch can slide to every place
//     .                                                              within it: so each choice of them is a component
//     #    taken by a row
//     .    stretch of 3: empty, a car above or below, a truck: 4 ways, 3 components
//     .
//     .
//
// The board is read column by column. Before each column, every row is in one of six states: how many cells of a vehicle
// are still to come, and whether the row has had a free cell. A vector counts the boards read so far by the states of
// the rows and by walls. For each set of taken cells in the next column, the rows change their states independently, and
// the count is multiplied by the number of ways to fill the column. Source: our own; the rules are those of
// docs/atlas.md. Guarantee: exact up to 2^53, beyond that to about fifteen digits.

const CAR = 2;
const TRUCK = 3;
const PRIMARY_ROW = 2;

/**
 * States and components of the boards with exactly 0, 1, … `maxWalls` walls. Time and memory grow with 12^height: 7 rows
 * take seconds.
 */
export function countValidStates({ width, height, maxWalls }) {
  const [waysOf, componentsOf] = [waysOfStretch(height), componentsOfStretch(height)];
  const full = exactFillings(height);
  const count = (ofStretch) =>
    countBoards(width, height, maxWalls, (taken) => {
      const ways = stretches(taken, height).reduce((product, length) => product * ofStretch[length], 1);
      return taken === 0 ? ways - full : ways;
    });
  return { states: count(waysOf), components: count(componentsOf) };
}

/** Ways to place cars and trucks on a stretch of each length: its last cell is free, or the end of a car or a truck. */
function waysOfStretch(longest) {
  const ways = [1];
  for (let length = 1; length <= longest; length++) {
    ways[length] = ways[length - 1] + (ways[length - CAR] ?? 0) + (ways[length - TRUCK] ?? 0);
  }
  return ways;
}

/** Ways to fill a stretch to the last cell. */
function exactFillings(length) {
  if (length <= 0) return length === 0 ? 1 : 0;
  return exactFillings(length - CAR) + exactFillings(length - TRUCK);
}

/** Rows of cars and trucks, in their order, that fit a stretch of each length. */
function componentsOfStretch(longest) {
  const components = [];
  for (let length = 0, sum = 0; length <= longest; length++) {
    sum += exactFillings(length);
    components[length] = sum;
  }
  return components;
}

function stretches(taken, height) {
  const cells = Array.from({ length: height }, (_, y) => ((taken >> y) & 1 ? '#' : '.')).join('');
  return (cells.match(/\.+/g) ?? []).map((stretch) => stretch.length);
}

// a row's states: cells still to come of the vehicle under way, plus 3 once a cell was free. The primary's row:
// 0 before the primary, 1 its second cell to come, 2 past it; plus 3 likewise.
const ROW_STATES = 6;
const FREE = 3;
const WALL = 1;

/** For each state of a row, what its next cell may be: whether it is taken, the state then, the walls it adds. */
const moves = {
  other: (state) => {
    const [toCome, free] = [state % FREE, state >= FREE ? FREE : 0];
    if (toCome > 0) return [{ taken: 1, next: toCome - 1 + free, walls: 0 }];
    return [
      { taken: 0, next: FREE, walls: 0 },
      { taken: 1, next: free, walls: WALL },
      { taken: 1, next: CAR - 1 + free, walls: 0 },
      { taken: 1, next: TRUCK - 1 + free, walls: 0 },
    ];
  },
  primary: (state) => {
    const [place, free] = [state % FREE, state >= FREE ? FREE : 0];
    if (place === 1) return [{ taken: 1, next: 2 + free, walls: 0 }];
    if (place === 2) return [{ taken: 0, next: 2 + FREE, walls: 0 }];
    return [
      { taken: 0, next: FREE, walls: 0 },
      { taken: 1, next: free, walls: WALL },
      { taken: 1, next: 1 + free, walls: 0 },
    ];
  },
};

/** Counts boards by walls, each weighed by the ways of its columns. */
function countBoards(width, height, maxWalls, waysOfColumn) {
  const strides = Array.from({ length: height + 1 }, (_, y) => (maxWalls + 1) * ROW_STATES ** y);
  const size = strides[height];
  const weights = Array.from({ length: 2 ** height }, (_, taken) => waysOfColumn(taken));
  // one vector for each row that has gone on, reused by every set of taken cells
  const vectors = strides.map(() => new Float64Array(size));
  let [here, next] = [new Float64Array(size), new Float64Array(size)];
  here[0] = 1;

  const goOn = (from, y, taken) => {
    if (y === height) {
      for (let i = 0; i < size; i++) next[i] += weights[taken] * from[i];
      return;
    }
    const kind = y === PRIMARY_ROW ? 'primary' : 'other';
    for (const is of [0, 1]) {
      const to = vectors[y].fill(0);
      for (let state = 0; state < ROW_STATES; state++) {
        for (const move of moves[kind](state).filter((move) => move.taken === is)) {
          const by = (move.next - state) * strides[y];
          for (let base = state * strides[y]; base < size; base += strides[y + 1]) {
            for (let i = base; i < base + strides[y]; i++) {
              // the last of the lowest index is the number of walls
              if (from[i] > 0 && (i % (maxWalls + 1)) + move.walls <= maxWalls)
                to[i + by + move.walls] += from[i];
            }
          }
        }
      }
      goOn(to, y + 1, taken | (is << y));
    }
  };
  for (let x = 0; x < width; x++) {
    goOn(here, 0, 0);
    [here, next] = [next, here];
    next.fill(0);
  }
  // every row has ended its vehicles and had a free cell; the primary's is past the primary
  const end = strides
    .slice(0, height)
    .reduce((sum, stride, y) => sum + stride * (FREE + (y === PRIMARY_ROW ? 2 : 0)), 0);
  return [...here.subarray(end, end + maxWalls + 1)];
}
