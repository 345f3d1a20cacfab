// Simulates workers who take the next piece of work as soon as they are free; and correlations of two lists.

/**
 * Lets workers share pieces of work, begun in the given order. `end` is when the last worker ends; `tail` is how much
 * later that is than if all had ended together, as a share of the run's time.
 */
export function simulateWorkers(pieces, workers) {
  const ends = Array.from({ length: workers }, () => 0);
  for (const piece of pieces) ends[ends.indexOf(Math.min(...ends))] += piece;
  const end = Math.max(...ends);
  const even = ends.reduce((sum, time) => sum + time, 0) / workers;
  return { end, tail: end > 0 ? (end - even) / end : 0 };
}

/** Spearman's rank correlation: 1 if two lists have the same order, 0 if they are independent. */
export function rankCorrelation(left, right) {
  return correlation(ranks(left), ranks(right));
}

/** Pearson's correlation. */
export function correlation(left, right) {
  const [a, b] = [centred(left), centred(right)];
  const product = (x, y) => x.reduce((sum, value, i) => sum + value * y[i], 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** Standard deviation as a share of the mean. */
export function spread(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = centred(values).reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(squares / values.length) / mean;
}

function centred(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Equal values share the mean of their places. */
function ranks(values) {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
  const places = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to]] === values[order[from]]) to++;
    for (let i = from; i < to; i++) places[order[i]] = (from + to - 1) / 2;
    from = to;
  }
  return places;
}
