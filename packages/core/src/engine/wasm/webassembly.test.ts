import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedBoards } from '../../testing/seeds.ts';

// the engine compiles its modules once, when it is loaded: it is loaded anew on each of the hosts
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Chromium before 114 on a page's main thread. */
class Refuses {
  constructor(bytes: Uint8Array) {
    if (bytes.length > 4096)
      throw new RangeError(
        'WebAssembly.Compile is disallowed on the main thread, if the buffer size is larger than 4KB.',
      );
    throw new Error('the modules of the engine are larger than this');
  }
}

/** A content policy without 'wasm-unsafe-eval'. */
class Forbids {
  constructor() {
    throw new EvalError('Refused to compile or instantiate WebAssembly module');
  }
}

describe.each([
  ['a host without WebAssembly', undefined],
  ['a host that refuses modules over 4 KB', { Module: Refuses }],
  ['a content policy that forbids it', { Module: Forbids }],
])('on %s', (_, host) => {
  // 49 moves, 93 steps, 24,132 states: Collette, Raskin and Servais (2006)
  test('the answers are the same', async () => {
    vi.stubGlobal('WebAssembly', host);
    const { solve } = await import('../solve.ts');
    const { explore } = await import('../cluster/explore.ts');
    const board = seedBoards.hardest;
    const inMoves = solve(board);
    const inSteps = solve(board, { metric: 'steps' });
    expect(inMoves.kind === 'solved' && inMoves.solution.length).toBe(49);
    expect(inSteps.kind === 'solved' && inSteps.solution.reduce((sum, { by }) => sum + Math.abs(by), 0)).toBe(
      93,
    );
    const { packed32 } = await import('../packed/packed32.ts');
    expect(packed32.run(board).next()).toMatchObject({
      value: {
        kind: 'refused',
        problem: { message: 'packed32 needs WebAssembly, which is missing or forbidden here' },
      },
    });
    const explored = explore(board);
    expect(explored.kind === 'explored' && explored.cluster.states).toBe(24_132);
    expect(explored.kind === 'explored' && explored.cluster.distance).toEqual({ moves: 49, steps: 93 });
  });
});
