// Draws valid boards without walls at random, every board with the same probability.
//
// The board is read column by column, as valid-states.mjs counts boards: before each column every row is in one of six
// states, and a vector counts the boards read so far by the states of the rows. A board is drawn from the end: what leads
// to the present states of the rows has a probability in proportion to the number of boards that begin so. Source: our own.
// Guarantee: exact but for the rounding of numbers of 53 bits.
const CAR = 2;
const TRUCK = 3;
const PRIMARY_ROW = 2;

// a row's states: cells still to come of the vehicle under way, plus 3 once a cell was free. The primary's row: 0 before
// the primary, 1 its second cell to come, 2 past it; plus 3 likewise.
const ROW_STATES = 6;
const FREE = 3;

/** What the next cell of a row may be: whether it is taken, the state then, and the vehicle that begins. */
function nextCells(isPrimary, state) {
  const [place, free] = [state % FREE, state >= FREE ? FREE : 0];
  if (isPrimary) {
    if (place === 1) return [{ taken: 1, next: 2 + free }];
    if (place === 2) return [{ taken: 0, next: 2 + FREE }];
    return [
      { taken: 0, next: FREE },
      { taken: 1, next: 1 + free, begins: CAR },
    ];
  }
  if (place > 0) return [{ taken: 1, next: place - 1 + free }];
  return [
    { taken: 0, next: FREE },
    { taken: 1, next: CAR - 1 + free, begins: CAR },
    { taken: 1, next: TRUCK - 1 + free, begins: TRUCK },
  ];
}

/** All boards of a size, to draw from. */
export class RandomBoards {
  /** How many boards there are. */
  total;
  #height;
  #ofStretch;
  #full;
  #ofColumn;
  #vectors;
  #before;

  constructor(width, height) {
    this.#height = height;
    this.#ofStretch = [1];
    for (let length = 1; length <= height; length++) this.#ofStretch[length] = this.#waysDown(length);
    this.#full = this.#exactly(height);
    this.#ofColumn = Array.from({ length: 2 ** height }, (_, taken) => {
      const ways = stretches(taken, height).reduce((product, length) => product * this.#ofStretch[length], 1);
      return taken === 0 ? ways - this.#full : ways;
    });
    // by row and by its next state: what may have come before
    this.#before = Array.from({ length: height }, (_, y) =>
      Array.from({ length: ROW_STATES }, (_, next) =>
        Array.from({ length: ROW_STATES }, (_, state) => state).flatMap((state) =>
          nextCells(y === PRIMARY_ROW, state)
            .filter((cell) => cell.next === next)
            .map((cell) => ({ ...cell, state })),
        ),
      ),
    );
    const first = new Float64Array(ROW_STATES ** height);
    first[0] = 1;
    this.#vectors = [first];
    for (let x = 0; x < width; x++) this.#vectors.push(this.#afterColumn(this.#vectors[x]));
    this.total = this.#vectors[width][this.#end()];
  }

  /** The lengths of the vehicles of each row and of each column of a random board. */
  draw(next) {
    const height = this.#height;
    const rows = Array.from({ length: height }, () => []);
    const columns = [];
    let states = Array.from({ length: height }, (_, y) => stateOf(this.#end(), y));
    for (let x = this.#vectors.length - 2; x >= 0; x--) {
      const { chosen, taken } = this.#drawBefore(this.#vectors[x], states, next);
      chosen.forEach(({ begins }, y) => {
        if (begins) rows[y].unshift(begins);
      });
      states = chosen.map(({ state }) => state);
      columns.unshift(this.#drawColumn(taken, next));
    }
    return { rows, columns };
  }

  /** The number of the states of the rows after the last column: vehicles ended, a cell free, the primary passed. */
  #end() {
    let end = 0;
    for (let y = 0; y < this.#height; y++) end += (FREE + (y === PRIMARY_ROW ? 2 : 0)) * ROW_STATES ** y;
    return end;
  }

  #waysDown(length) {
    const before = (cells) => this.#ofStretch[length - cells] ?? 0;
    return before(1) + before(CAR) + before(TRUCK);
  }

  /** The number of ways to fill a stretch to the last cell. */
  #exactly(length) {
    if (length <= 0) return length === 0 ? 1 : 0;
    return this.#exactly(length - CAR) + this.#exactly(length - TRUCK);
  }

  #afterColumn(vector) {
    const result = new Float64Array(vector.length);
    const goOn = (from, y, taken) => {
      if (y === this.#height) {
        for (let i = 0; i < from.length; i++) result[i] += this.#ofColumn[taken] * from[i];
        return;
      }
      const stride = ROW_STATES ** y;
      for (const is of [0, 1]) {
        const to = new Float64Array(from.length);
        for (let state = 0; state < ROW_STATES; state++) {
          for (const cell of nextCells(y === PRIMARY_ROW, state)) {
            if (cell.taken !== is) continue;
            for (let base = state * stride; base < from.length; base += ROW_STATES * stride) {
              for (let i = base; i < base + stride; i++) to[i + (cell.next - state) * stride] += from[i];
            }
          }
        }
        goOn(to, y + 1, taken | (is << y));
      }
    };
    goOn(vector, 0, 0);
    return result;
  }

  /** Draws the states of the rows before a column, and its cells that rows take. */
  #drawBefore(vector, states, next) {
    const choices = [];
    let sum = 0;
    const chosen = [];
    const choose = (y, index, taken) => {
      if (y === this.#height) {
        sum += vector[index] * this.#ofColumn[taken];
        choices.push({ sum, chosen: [...chosen], taken });
        return;
      }
      for (const cell of this.#before[y][states[y]]) {
        chosen[y] = cell;
        choose(y + 1, index + cell.state * ROW_STATES ** y, taken | (cell.taken << y));
      }
    };
    choose(0, 0, 0);
    const at = next() * sum;
    return choices.find((choice) => at < choice.sum) ?? choices.at(-1);
  }

  /** Draws the vehicles of a column beside the cells that rows take; none fill it from end to end. */
  #drawColumn(taken, next) {
    for (;;) {
      const lengths = stretches(taken, this.#height).flatMap((length) => this.#drawStretch(length, next));
      if (lengths.reduce((sum, length) => sum + length, 0) < this.#height) return lengths;
    }
  }

  #drawStretch(length, next) {
    if (length <= 0) return [];
    let at = next() * this.#ofStretch[length];
    for (const cells of [CAR, TRUCK]) {
      at -= this.#ofStretch[length - cells] ?? 0;
      if (at < 0) return [...this.#drawStretch(length - cells, next), cells];
    }
    return this.#drawStretch(length - 1, next);
  }
}

const stateOf = (index, y) => Math.floor(index / ROW_STATES ** y) % ROW_STATES;

function stretches(taken, height) {
  const cells = Array.from({ length: height }, (_, y) => ((taken >> y) & 1 ? '#' : '.')).join('');
  return (cells.match(/\.+/g) ?? []).map(({ length }) => length);
}
