// The statistics that the fit needs.

/** Ranks from 1, ties share their mean. */
export function ranks(values) {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
  const ranked = new Array(values.length);
  for (let i = 0; i < order.length; ) {
    let end = i + 1;
    while (end < order.length && values[order[end]] === values[order[i]]) end++;
    for (let k = i; k < end; k++) ranked[order[k]] = (i + 1 + end) / 2;
    i = end;
  }
  return ranked;
}

/** Rank correlation (Spearman); 0 if one side does not vary. */
export function spearman(a, b) {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (x.length + 1) / 2;
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    xy += (x[i] - middle) * (y[i] - middle);
    xx += (x[i] - middle) ** 2;
    yy += (y[i] - middle) ** 2;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

/** The mean over groups of the rank correlation within each; groups of fewer than three are left out. */
export function spearmanWithin(groups, a, b) {
  const found = [...new Set(groups)].flatMap((group) => {
    const own = groups.flatMap((other, i) => (other === group ? [i] : []));
    return own.length < 3
      ? []
      : [
          spearman(
            own.map((i) => a[i]),
            own.map((i) => b[i]),
          ),
        ];
  });
  return found.length === 0 ? 0 : found.reduce((sum, value) => sum + value, 0) / found.length;
}

/** The value below which a share of the values lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  return sorted[below] + (place - below) * ((sorted[below + 1] ?? sorted[below]) - sorted[below]);
}

/** Solves a small system of linear equations by elimination. */
export function solveLinear(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let k = 0; k < rows.length; k++) {
      if (k === i || rows[k][i] === 0) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j < rows[k].length; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row.at(-1) / row[i]);
}

/**
 * Least squares with a constant first: `features` has a row for each value. The ridge is added for every weight; a very
 * small one gives a feature that never varies the weight 0 instead of a division by 0.
 */
export function leastSquares(features, values, ridge = 0) {
  const rows = features.map((row) => [1, ...row]);
  const size = rows[0].length;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) =>
      rows.reduce((sum, row) => sum + row[i] * row[j], i === j && i > 0 ? ridge + 1e-9 : 0),
    ),
  );
  return solveLinear(
    matrix,
    Array.from({ length: size }, (_, i) => rows.reduce((sum, row, n) => sum + row[i] * values[n], 0)),
  );
}

export const evaluate = ([constant, ...weights], row) =>
  row.reduce((sum, value, i) => sum + value * weights[i], constant);

/**
 * Numbers from 0 up to 1, the same for the same seed: a linear congruential generator (Numerical Recipes, 32 bits). The
 * published figures were made with it, so it is not replaced by core's generator.
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The items in another order. */
export function shuffled(items, random) {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    [mixed[i], mixed[k]] = [mixed[k], mixed[i]];
  }
  return mixed;
}
