// Source: a network of one hidden layer with tanh, as in C. Bishop, Pattern Recognition and Machine Learning, chapter 5.
// Guarantee: the same numbers on every machine up to rounding.
//
//    features -> hidden (tanh) -> logarithms of probabilities that sum to 1

/** The weights of a network: for each unit its bias, then a weight for each input. */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** `hidden * (inputs + 1) + outputs * (hidden + 1)` numbers. */
  readonly weights: readonly number[];
}

/** Natural logarithms of the probabilities of the outputs. */
export function classify(network: Network, features: readonly number[]): number[] {
  const { inputs, hidden, outputs, weights } = network;
  const inner: number[] = [];
  let at = 0;
  for (let h = 0; h < hidden; h++) {
    let sum = weights[at++]!;
    for (let i = 0; i < inputs; i++) sum += weights[at++]! * features[i]!;
    inner.push(Math.tanh(sum));
  }
  const values: number[] = [];
  for (let o = 0; o < outputs; o++) {
    let sum = weights[at++]!;
    for (let h = 0; h < hidden; h++) sum += weights[at++]! * inner[h]!;
    values.push(sum);
  }
  const most = Math.max(...values);
  const norm = most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
  return values.map((value) => value - norm);
}
