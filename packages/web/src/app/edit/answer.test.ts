import { parseBoard, type SearchResult, type Setup } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { expose } from 'comlink';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const stats = { expanded: 1, generated: 1, peakFrontier: 1, milliseconds: 1 };
const stopped: SearchResult = { kind: 'limit', which: 'cancelled', stats };
const unsolvable: SearchResult = { kind: 'unsolvable', stats };

/** What ends the searches that the worker was asked for, in their order; one that is cancelled ends by itself. */
let ends: ((result: SearchResult) => void)[] = [];
let answers: typeof import('./answer.ts');
let state: typeof import('../model/state.ts');
beforeAll(async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        const { port1, port2 } = new MessageChannel();
        const running = new Map<number, (result: SearchResult) => void>();
        const api = {
          search: (id: number) =>
            new Promise<SearchResult>((resolve) => {
              running.set(id, resolve);
              ends.push(resolve);
            }),
          cancel: (id: number) => running.get(id)?.(stopped),
          stuck: () => ({ kind: 'unknown' }),
        };
        expose(api, port2);
        // biome-ignore lint/correctness/noConstructorReturn: the other end of the channel stands for the worker
        return port1;
      }
    },
  );
  vi.resetModules();
  answers = await import('./answer.ts');
  state = await import('../model/state.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
beforeEach(() => {
  ends = [];
});

const draftOf = (rows: string): Setup => boardToSetup(parseBoard(rows));
const show = (present: Setup) => {
  state.draftHistory.value = { past: [], present, future: [] };
};
const illegal: Setup = { width: 4, height: 3, vehicles: [], walls: [] };
const started = (count: number) => vi.waitFor(() => expect(ends).toHaveLength(count));
/** Time for messages of the worker to arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a draft that is changed before its answer is known gets none', async () => {
  show(draftOf('XX..\n....\n....'));
  const stop = answers.keepAnswering();
  await started(1);
  show(illegal);
  await settled();
  expect(answers.answer.value).toEqual({ kind: 'illegal' });

  show(draftOf('XX..\n....\n....'));
  await started(2);
  show(draftOf('XXA.\n..A.\n..A.'));
  await started(3);
  ends[2]?.(unsolvable);
  await vi.waitFor(() => expect(answers.answer.value).toMatchObject({ result: unsolvable }));
  await settled();
  const { value } = answers.answer;
  expect(value.kind === 'answered' && value.board.vehicles).toHaveLength(2);
  stop();
});

test('a search that takes long is shown, and can be stopped', async () => {
  show(draftOf('XX..\n....\n....'));
  const stop = answers.keepAnswering();
  const searching = await vi.waitFor(() => {
    const { value } = answers.answer;
    return value.kind === 'searching' ? value : expect.fail(value.kind);
  });
  searching.stop();
  await vi.waitFor(() => expect(answers.answer.value).toMatchObject({ kind: 'answered', result: stopped }));
  stop();
});
