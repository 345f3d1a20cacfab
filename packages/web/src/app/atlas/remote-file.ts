// A file on a host, read in parts by HTTP ranges. Its length is known from the manifest, so that the first request already asks
// for data. Every answer is checked against that length, because the host may not support ranges, or may have another file.

/** What keeps the app from reading an atlas. */
export type ReadingCode =
  | 'missing'
  | 'version'
  | 'no-ranges'
  | 'other-file'
  | 'damaged'
  | 'network'
  | 'storage';

export class ReadingProblem extends Error {
  readonly code: ReadingCode;

  constructor(code: ReadingCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A file as the manifest of its atlas describes it. */
export interface FileFacts {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A file that is read in parts. It can be used as hyparquet's AsyncBuffer. */
export interface ReadableFile {
  readonly byteLength: number;
  slice(start: number, end?: number): Promise<ArrayBuffer>;
}

/** A file on a host. `onBytes` is told how many bytes came. */
export function remoteFile(
  base: string,
  facts: FileFacts,
  onBytes: (bytes: number) => void,
  get: typeof fetch = fetch,
): ReadableFile {
  return {
    byteLength: facts.bytes,
    async slice(start, end = facts.bytes) {
      const answer = await ask(
        addressOf(base, facts),
        { headers: { Range: `bytes=${start}-${end - 1}` } },
        get,
      );
      const isWhole = answer.status === 200 && start === 0 && end === facts.bytes;
      if (answer.status === 200 && !isWhole) {
        await answer.body?.cancel();
        throw new ReadingProblem('no-ranges', `this host does not send parts of ${facts.name}`);
      }
      if (answer.status !== 206 && !isWhole) throw refused(answer, facts);
      const range = /^bytes (\d+)-\d+\/(\d+|\*)$/i.exec(answer.headers.get('Content-Range') ?? '');
      // a host of another origin may hide the header
      if (answer.status === 206 && range) {
        const [, first, total] = range;
        if (total !== '*' && Number(total) !== facts.bytes) throw otherLength(facts, Number(total));
        if (Number(first) !== start) throw otherPart(facts, start, Number(first));
      }
      const bytes = await bodyOf(answer, facts);
      onBytes(bytes.byteLength);
      if (bytes.byteLength !== end - start) throw otherLength(facts, start + bytes.byteLength);
      return bytes;
    },
  };
}

/** A file that is in memory or on the device. */
export const keptFile = (content: Blob): ReadableFile => ({
  byteLength: content.size,
  slice: (start, end) => content.slice(start, end).arrayBuffer(),
});

/** Loads a whole file and checks that it is the one that the manifest describes. */
export async function wholeFile(
  base: string,
  facts: FileFacts,
  onBytes: (bytes: number) => void,
  get: typeof fetch = fetch,
): Promise<Blob> {
  const answer = await ask(addressOf(base, facts), {}, get);
  if (answer.status !== 200) throw refused(answer, facts);
  const bytes = await bodyOf(answer, facts);
  onBytes(bytes.byteLength);
  if (bytes.byteLength !== facts.bytes) throw otherLength(facts, bytes.byteLength);
  // browsers compute digests only for pages from https and from localhost
  if (globalThis.crypto?.subtle) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex !== facts.sha256)
      throw new ReadingProblem(
        'damaged',
        `${facts.name} is damaged: its checksum is not the one of its manifest`,
      );
  }
  return new Blob([bytes]);
}

/** A text on a host. */
export async function remoteText(address: string, get: typeof fetch = fetch): Promise<string> {
  const answer = await ask(address, { cache: 'no-cache' }, get);
  if (answer.status !== 200) throw refused(answer, { name: nameOf(address) });
  return new TextDecoder().decode(await bodyOf(answer, { name: nameOf(address) }));
}

const nameOf = (address: string): string => address.replace(/^.*\//, '').replace(/\?.*/, '');

/** The digest in the address keeps parts of two releases apart in the browser's cache. */
const addressOf = (base: string, { name, sha256 }: FileFacts): string =>
  `${base}${encodeURIComponent(name)}?v=${sha256.slice(0, 12)}`;

/** Milliseconds without a byte after which a host is not waited for: it may accept a request and never answer. */
const PATIENCE = 30_000;

/** What a host sends next, unless it does not send it in time. */
async function inTime<T>(next: Promise<T>): Promise<T> {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    wait = setTimeout(reject, PATIENCE);
  });
  return Promise.race([next, late]).finally(() => clearTimeout(wait));
}

async function ask(address: string, options: RequestInit, get: typeof fetch): Promise<Response> {
  const given = new AbortController();
  try {
    return await inTime(get(address, { ...options, signal: given.signal }));
  } catch {
    given.abort();
    throw new ReadingProblem(
      'network',
      `${nameOf(address)} could not be loaded: there is no connection to its host`,
    );
  }
}

async function bodyOf(answer: Response, { name }: Pick<FileFacts, 'name'>): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body?.getReader();
  try {
    for (;;) {
      const part = reader && (await inTime(reader.read()));
      if (!part?.value) return await new Blob(parts).arrayBuffer();
      parts.push(part.value);
    }
  } catch {
    void reader?.cancel().catch(() => {});
    throw new ReadingProblem('network', `${name} could not be loaded: the connection was lost`);
  }
}

function refused({ status }: Response, { name }: Pick<FileFacts, 'name'>): ReadingProblem {
  if (status === 404 || status === 410) return new ReadingProblem('missing', `this host has no ${name}`);
  if (status === 416)
    return new ReadingProblem('other-file', `${name} on this host is shorter than its manifest says`);
  return new ReadingProblem('network', `${name} could not be loaded: the host answered ${status}`);
}

const otherPart = ({ name }: FileFacts, asked: number, sent: number): ReadingProblem =>
  new ReadingProblem(
    'no-ranges',
    `this host sends other parts of ${name} than it is asked for: from byte ${sent} instead of ${asked}`,
  );

const otherLength = ({ name, bytes }: FileFacts, found: number): ReadingProblem =>
  new ReadingProblem(
    'other-file',
    `${name} on this host is not the file of its manifest: ${found} bytes instead of ${bytes}`,
  );
