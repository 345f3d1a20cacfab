import { shardWeights } from '@unjam/atlas';
import { describe, expect, test } from 'vitest';
import { countValidStates } from './valid-states.mjs';

describe('valid states', () => {
  test('6x6 without walls', () => {
    expect(countValidStates({ width: 6, height: 6, maxWalls: 0 })).toEqual({
      states: [27_103_652_326],
      components: [3_438_700_864],
    });
  });

  test('3x3 by hand: two ways for the primary, four choices of row groups', () => {
    expect(countValidStates({ width: 3, height: 3, maxWalls: 0 }).states).toEqual([24 + 14 + 10 + 16]);
  });

  // without rows below the upper three, the estimated weights are exact: the states of each row group
  test.each([3, 4, 5, 6])('%ix3 with walls, counted another way', (width) => {
    const { states, components } = countValidStates({ width, height: 3, maxWalls: 3 });
    states.forEach((count, walls) => {
      const [weight] = shardWeights({ width, height: 3, minWalls: walls, maxWalls: walls }, 1);
      expect(count).toBe(Math.round(weight as number));
      expect(components[walls]).toBeLessThanOrEqual(count);
    });
  });

  test('the weights of a size add up to about its valid states', () => {
    for (const [height, walls] of [
      [4, 0],
      [5, 1],
      [6, 0],
    ] as const) {
      const [weight = 0] = shardWeights({ width: 5, height, minWalls: walls, maxWalls: walls }, 1);
      const valid = countValidStates({ width: 5, height, maxWalls: walls }).states[walls] as number;
      expect(weight / valid).toBeGreaterThan(0.8);
      expect(weight / valid).toBeLessThan(1.25);
    }
  });
});
