import { expect, test } from 'vitest';
import { largeNetwork } from './large-network.ts';
import type { Network } from './network-layers.ts';
import { smallNetwork } from './small-network.ts';

/** How many inputs each output of a layer has, by the number of outputs of the layers before it. */
function inputsOf(network: Network): Readonly<Record<keyof Network, number>> {
  const outputs = (name: keyof Network): number => network[name].biases.length;
  const maps = outputs('cells');
  return {
    points: 9 * 3,
    halves: 9 * outputs('points'),
    quarters: 9 * outputs('halves'),
    cells: 9 * outputs('quarters'),
    context: maps,
    near: 9 * maps,
    far: 9 * maps,
    filled: maps,
    right1: 2 * maps,
    right2: outputs('right1'),
    below1: 2 * maps,
    below2: outputs('below1'),
    exit: maps,
    aligned1: 2 * maps,
    aligned2: outputs('aligned1'),
    offset1: 2 * maps,
    offset2: outputs('offset1'),
  };
}

test.each([
  ['small', smallNetwork, 30],
  ['large', largeNetwork(), 64],
])('the layers of the %s network fit together', (_, network, maps) => {
  const inputs = Object.entries(inputsOf(network));
  const weights = inputs.map(([name, count]) => [name, count * network[name as keyof Network].biases.length]);
  expect(Object.entries(network).map(([name, layer]) => [name, layer.weights.length])).toEqual(weights);
  for (const name of ['cells', 'context', 'near', 'far'] as const)
    expect(network[name].biases.length).toBe(maps);
});

test('a weight is a whole number from -10 to 10 times the scale of its output, and the largest one is 10', () => {
  const { weights } = smallNetwork.points;
  for (let output = 0; output < 12; output++) {
    const ofOutput = weights.subarray(27 * output, 27 * (output + 1));
    const largest = ofOutput.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    for (const weight of ofOutput) {
      const level = (10 * weight) / largest;
      expect(level).toBeCloseTo(Math.round(level), 4);
    }
  }
});

test('the large network is unpacked once', () => {
  expect(largeNetwork()).toBe(largeNetwork());
});
