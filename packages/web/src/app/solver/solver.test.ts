import { parseBoard, type SearchResult } from '@unjam/core';
import { expose } from 'comlink';
import { expect, test, vi } from 'vitest';
import { type Progress, search } from './solver.ts';

const progress: Progress = { expanded: 1, frontier: 1, milliseconds: 1 };

const noSolution: SearchResult = {
  kind: 'unsolvable',
  stats: { expanded: 1, generated: 1, peakFrontier: 1, milliseconds: 1 },
};

test('progress that arrives after the result is not reported', async () => {
  let late: Promise<void> | undefined;
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        const { port1, port2 } = new MessageChannel();
        const api = {
          async search(
            ...[, , , , report]: [unknown, unknown, unknown, unknown, (at: Progress) => Promise<void>]
          ) {
            await report(progress);
            // sent when the result has arrived
            late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => report(progress));
            return noSolution;
          },
        };
        expose(api, port2);
        // biome-ignore lint/correctness/noConstructorReturn: the other end of the channel stands for the worker
        return port1;
      }
    },
  );
  const seen: Progress[] = [];
  const result = await search(parseBoard('....\nXX..\n....'), { onProgress: (at) => seen.push(at) });
  expect(result.kind).toBe('unsolvable');
  expect(seen).toHaveLength(1);
  await late;
  expect(seen).toHaveLength(1);
});
