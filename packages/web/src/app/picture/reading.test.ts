import { afterEach, expect, test, vi } from 'vitest';
import { openDraft } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { opened, opening } from './opened-picture.ts';
import { busy, close, openPicture } from './reading.ts';
import type { Answer } from './worker.ts';

afterEach(() => vi.unstubAllGlobals());

const PICTURE = { width: 8, height: 8 } as ImageBitmap;

test('a picture that is closed is gone', () => {
  opened.value = PICTURE;
  close();
  expect(opened.value).toBeUndefined();
});

/** A worker whose answers are given by hand. */
function stubWorker() {
  const asked: unknown[] = [];
  const worker = { asked, answer: (_: Answer) => {}, fail: () => {} };
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: Answer }) => void) | undefined;
      constructor() {
        worker.answer = (data) => this.onmessage?.({ data });
      }
      addEventListener(_: string, listener: () => void) {
        worker.fail = listener;
      }
      postMessage(request: unknown) {
        asked.push(request);
      }
    },
  );
  return worker;
}

test('a picture that is closed while it is being opened does not appear afterwards', async () => {
  const worker = stubWorker();
  const { asked } = worker;
  const done = openPicture(new Blob(['picture']));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(opening.value).toBe(true);
  close();
  expect(opening.value).toBe(false);
  worker.answer({ opened: PICTURE });
  await done;
  expect(opened.value).toBeUndefined();
  expect(asked).toHaveLength(1);
  // the next test starts a worker of its own
  worker.fail();
});

test('a draft that is opened while a picture is being opened stays', async () => {
  const worker = stubWorker();
  const { asked } = worker;
  const done = openPicture(new Blob(['picture']));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const other = { ...draft.value, width: 5 };
  openDraft(other);
  worker.answer({ opened: PICTURE });
  await done;
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const corners = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
    { x: 8, y: 8 },
    { x: 0, y: 8 },
  ] as const;
  const setup = { ...draft.value, width: 4 };
  worker.answer({ reading: { kind: 'read', board: setup, corners, others: [] } as never });
  await vi.waitFor(() => expect(busy.value).toBe(false));
  expect(draft.value.width).toBe(5);
  close();
  worker.fail();
});
