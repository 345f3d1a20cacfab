// The files of an atlas on the device, for use without a network: in the browser's store of responses. Its name ends with the
// address of the app, so that it goes when the app removes itself (src/offline/sw.ts).

import { type FileFacts, keptFile, type ReadableFile, ReadingProblem } from './remote-file.ts';

const storeName = (base: string): string => `unjam-atlas-${new URL('../', base).href}`;

/** Pages that are not secure have no store. */
const available = (): boolean => typeof caches !== 'undefined';

/** The address under which a file is kept; it differs between releases. */
const keyOf = (base: string, { name, sha256 }: FileFacts): string =>
  new URL(`${encodeURIComponent(name)}?kept=${sha256}`, base).href;

/** A file that is on the device; undefined if it is not. */
export async function loadKept(base: string, facts: FileFacts): Promise<ReadableFile | undefined> {
  if (!available()) return undefined;
  const content = await (await match(base, keyOf(base, facts)))?.blob();
  return content?.size === facts.bytes ? keptFile(content) : undefined;
}

/** A text that was kept with `keepText`. */
export const loadText = async (base: string, name: string): Promise<string | undefined> =>
  available() ? (await match(base, new URL(`${name}?kept`, base).href))?.text() : undefined;

export const keepText = (base: string, name: string, text: string): Promise<void> =>
  put(base, new URL(`${name}?kept`, base).href, text);

export const keep = (base: string, facts: FileFacts, content: Blob): Promise<void> =>
  put(base, keyOf(base, facts), content);

/** Removes every atlas from the device. */
export async function forgetAll(base: string): Promise<void> {
  if (available()) await caches.delete(storeName(base));
}

async function match(base: string, key: string): Promise<Response | undefined> {
  const store = storeName(base);
  return (await caches.has(store)) ? (await caches.open(store)).match(key) : undefined;
}

async function put(base: string, key: string, content: Blob | string): Promise<void> {
  try {
    await (await caches.open(storeName(base))).put(key, new Response(content));
  } catch {
    throw new ReadingProblem('storage', 'the browser does not keep files of this size on the device');
  }
}
