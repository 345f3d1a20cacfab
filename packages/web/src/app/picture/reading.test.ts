import { afterEach, expect, test, vi } from 'vitest';
import { opened, opening } from './opened-picture.ts';
import { close, openPicture } from './reading.ts';
import type { Answer } from './worker.ts';

afterEach(() => vi.unstubAllGlobals());

const PICTURE = { width: 8, height: 8 } as ImageBitmap;

test('a picture that is closed is gone', () => {
  opened.value = PICTURE;
  close();
  expect(opened.value).toBeUndefined();
});

test('a picture that is closed while it is being opened does not appear afterwards', async () => {
  const asked: unknown[] = [];
  let fail = () => {};
  let answer = (_: Answer) => {};
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: Answer }) => void) | undefined;
      constructor() {
        answer = (data) => this.onmessage?.({ data });
      }
      addEventListener(_: string, listener: () => void) {
        fail = listener;
      }
      postMessage(request: unknown) {
        asked.push(request);
      }
    },
  );
  const done = openPicture(new Blob(['picture']));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(opening.value).toBe(true);
  close();
  expect(opening.value).toBe(false);
  answer({ opened: PICTURE });
  await done;
  expect(opened.value).toBeUndefined();
  expect(asked).toHaveLength(1);
  // the next test starts a worker of its own
  fail();
});
