// The service worker: keeps the app on the device, so that it opens without a network. It answers only for the app's
// own page and files. On a computer many programs are served from the same address, one after another: if another one
// now answers there, the worker lets it answer and removes itself.
//
// A new version is stored beside the old one, whose files stay until no page needs them: browsers let a new worker take over, and
// remove what it does not know, when the last page of the old one is closed. Meanwhile each page gets the files that it asks for.
// A page of the new version that is alone asks for the takeover itself, because an app on a phone is hardly ever closed.

import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';

// TypeScript's library for pages does not know the scope of a service worker: these are the parts used here
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  /** Every file of the app; the build writes the list. */
  readonly STORED_FILES: readonly { readonly url: string; readonly revision: string | null }[];
}
declare const self: WorkerScope;

const stored = self.STORED_FILES;
const address = (path: string): string => new URL(path, self.registration.scope).href;
const pages = new Set([address('./'), address('index.html')]);
const files = new Set(stored.map(({ url }) => address(url)));

/** The app's page has this, so that it is not taken for another program's. */
const MARK = '<meta name="application-name" content="Unjam">';

/** Milliseconds after which a slow network is not waited for. */
const WAIT = 3000;

precache([...stored]);
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => waitUntil(event, self.clients.claim()));
// a page says which script it runs
self.addEventListener('message', (event) => waitUntil(event, takeOver((event as MessageEvent).data))); // an event of this name is one

self.addEventListener('fetch', (event) => {
  const { request, respondWith } = fetched(event);
  const { origin, pathname } = new URL(request.url);
  const place = origin + pathname;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (pages.has(place)) respondWith(answerPage(request));
  } else if (place.startsWith(address('assets/'))) {
    // names in this folder change with the content of their files: a page of another version may ask for them
    respondWith(answerKept(request));
  } else if (files.has(place)) respondWith(answerFresh(request));
});

function waitUntil(event: Event, done: Promise<unknown>): void {
  (event as ExtendableEvent).waitUntil(done); // the events of a worker are such events
}

/** Takes over from an older worker if the page that asks is of this version and the only one. */
async function takeOver(script: unknown): Promise<void> {
  if (typeof script !== 'string' || !files.has(script)) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1) await self.skipWaiting();
}

function fetched(event: Event): Pick<FetchEvent, 'request' | 'respondWith'> {
  const known = event as FetchEvent; // an event of this name is one
  return { request: known.request, respondWith: (answer) => known.respondWith(answer) };
}

/** A file of any version that is stored, otherwise from the network. */
const answerKept = async (request: Request): Promise<Response> =>
  (await matchPrecache(request.url)) ?? (await caches.match(request.url)) ?? fetch(request);

async function answerFresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache(request.url)) ?? Response.error();
  }
}

/**
 * The page from the network if it is there in time, otherwise from the device. A server that refuses once, or answers with a part of
 * the page or with nothing, is being set up, or the connection breaks: it is not another program.
 */
async function answerPage(request: Request): Promise<Response> {
  const wait = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT));
  const found = await Promise.race([fetchWhole(request).catch(() => undefined), wait]);
  if (!found?.isWhole) return (await matchPrecache('index.html')) ?? found?.answer ?? fetch(request);
  if (!found.isOurs) await leave();
  return found.answer;
}

/** Gets a page with all of its text: the network may break, or stand still, in the middle of it. */
async function fetchWhole(request: Request) {
  const answer = await fetch(request);
  // where it leads is for the browser to see
  if (answer.type === 'opaqueredirect') return { answer, isWhole: true, isOurs: true };
  const text = await answer.clone().text();
  const isOurs = text.includes(MARK);
  const isWhole = answer.status === 200 && text !== '' && (!isOurs || text.trimEnd().endsWith('</html>'));
  return { answer, isWhole, isOurs };
}

/** Removes the worker and everything that it stored. */
async function leave(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys())
    if (name.endsWith(self.registration.scope)) await caches.delete(name);
}
