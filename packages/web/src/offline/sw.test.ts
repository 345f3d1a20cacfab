import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => {},
  matchPrecache: async () => new Response('stored'),
  precache: () => {},
}));

const PAGE = '<!doctype html><meta name="application-name" content="Unjam"><p>page</p></html>\n';
const left = vi.fn(async () => true);
const scope = Object.assign(new EventTarget(), {
  STORED_FILES: [],
  registration: { scope: 'http://localhost/', unregister: left },
});

beforeEach(async () => {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('caches', { keys: async () => [] });
  await import('./sw.ts');
  left.mockClear();
});

/** What the worker answers where the network gives this. */
async function answered(network: () => Response | Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', async () => network());
  const event = Object.assign(new Event('fetch'), {
    request: { method: 'GET', mode: 'navigate', url: 'http://localhost/' },
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  let answer = Promise.resolve(new Response('not answered'));
  scope.dispatchEvent(event);
  return (await answer).text();
}

/** A text of which a part comes, and then an end that is none, or nothing more. */
const broken = (end: (stream: ReadableStreamDefaultController) => void) => () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(PAGE.slice(0, 70)));
        end(stream);
      },
    }),
  );

test.each([
  ['the page', () => new Response(PAGE), PAGE, 0],
  ['the page of another program', () => new Response('another'), 'another', 1],
  ['a refusal', () => new Response('later', { status: 503 }), 'stored', 0],
  ['nothing', () => new Response(''), 'stored', 0],
  ['a part of the page', () => new Response(PAGE.slice(0, 70)), 'stored', 0],
  ['a connection that breaks', broken((stream) => stream.error(new Error('broken'))), 'stored', 0],
  ['no connection', () => Promise.reject(new Error('offline')), 'stored', 0],
])('the network gives %s', async (_, network, expected, times) => {
  expect(await answered(network)).toBe(expected);
  expect(left).toHaveBeenCalledTimes(times);
});

test('a page that stands still is not waited for', async () => {
  vi.useFakeTimers();
  const answer = answered(broken(() => {}));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('stored');
  vi.useRealTimers();
});
