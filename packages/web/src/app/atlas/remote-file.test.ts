import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readListing, readPublished } from './published.ts';
import { type ReadingCode, ReadingProblem, remoteFile, remoteText, wholeFile } from './remote-file.ts';

const content = Uint8Array.from({ length: 100 }, (_, i) => i);
// SHA-256 of the bytes 0 to 99
const sha256 = 'bce0aff19cf5aa6a7469a30d61d04e4376e4bbf6381052ee9e7f33925c954d52';
const facts = { name: 'a.records', bytes: 100, sha256 };

/** A host that answers requests for parts of the content like one of several kinds of servers. */
const host =
  (
    kind:
      | 'ranges'
      | 'hidden'
      | 'unknown'
      | 'elsewhere'
      | 'whole'
      | 'shorter'
      | 'longer'
      | 'cut'
      | 404
      | 416
      | 500
      | 'offline',
  ): typeof fetch =>
  async (_, { headers } = {}) => {
    if (kind === 'offline') throw new TypeError('fetch failed');
    if (typeof kind === 'number') return new Response(null, { status: kind });
    const [, from = '0', to = '99'] = /bytes=(\d+)-(\d+)/.exec(new Headers(headers).get('Range') ?? '') ?? [];
    const away = kind === 'elsewhere' ? 5 : 0;
    const part = content.slice(Number(from) + away, Number(to) + away + 1);
    if (kind === 'whole' || !new Headers(headers).has('Range')) return new Response(content);
    const total = {
      ranges: 100,
      hidden: 100,
      unknown: '*',
      elsewhere: 100,
      shorter: 80,
      longer: 120,
      cut: 100,
    }[kind];
    return new Response(kind === 'cut' ? part.slice(1) : part, {
      status: 206,
      headers:
        kind === 'hidden'
          ? {}
          : { 'Content-Range': `bytes ${Number(from) + away}-${Number(to) + away}/${total}` },
    });
  };

const codeOf = async (run: Promise<unknown>): Promise<ReadingCode | 'read'> => {
  try {
    await run;
    return 'read';
  } catch (thrown) {
    if (thrown instanceof ReadingProblem) return thrown.code;
    throw thrown;
  }
};

test.each(['ranges', 'hidden', 'unknown'] as const)(
  'a part is what was asked for, and its bytes are counted: %s',
  async (kind) => {
    let bytes = 0;
    const count = (more: number): void => {
      bytes += more;
    };
    const file = remoteFile('http://a/', facts, count, host(kind));
    expect([...new Uint8Array(await file.slice(10, 14))]).toEqual([10, 11, 12, 13]);
    expect([...new Uint8Array(await file.slice(98))]).toEqual([98, 99]);
    expect([bytes, file.byteLength]).toEqual([6, 100]);
  },
);

describe('hosts that cannot be read from', () => {
  test.each([
    ['whole', 'no-ranges'],
    ['shorter', 'other-file'],
    ['longer', 'other-file'],
    ['cut', 'other-file'],
    ['elsewhere', 'no-ranges'],
    [404, 'missing'],
    [416, 'other-file'],
    [500, 'network'],
    ['offline', 'network'],
  ] as const)('%s: %s', async (kind, code) => {
    expect(await codeOf(remoteFile('http://a/', facts, () => {}, host(kind)).slice(10, 14))).toBe(code);
  });

  test('a host without ranges gives the whole file', async () => {
    const file = remoteFile('http://a/', facts, () => {}, host('whole'));
    expect((await file.slice(0, 100)).byteLength).toBe(100);
    expect((await wholeFile('http://a/', facts, () => {}, host('whole'))).size).toBe(100);
  });

  test.each([
    [{ ...facts, bytes: 120 }, 'other-file'],
    [{ ...facts, sha256: sha256.replace('b', 'c') }, 'damaged'],
  ] as const)('a whole file that is another one: %o', async (other, code) => {
    expect(await codeOf(wholeFile('http://a/', other, () => {}, host('whole')))).toBe(code);
  });
});

describe('manifests', () => {
  const manifest = {
    published: 'unjam',
    version: 2,
    file: 'a.parquet',
    bytes: 9,
    sha256: 'x',
    footerBytes: 3,
    puzzles: 2,
    states: 7,
    hardest: { moves: 3, steps: 4 },
    size: { width: 4, height: 4, minWalls: 0, maxWalls: 0 },
    index: { name: 'a.index.parquet', bytes: 9, sha256: 'x', footerBytes: 3 },
    records: { name: 'a.records', bytes: 9, sha256: 'x', boardBytes: 4, recordBytes: 9 },
    summary: { byMovesAndVehicles: [[3, 2, 2]], ratings: [0, 2] },
  };

  test('of this version is read', () => {
    expect(readPublished(JSON.stringify(manifest), 'a.json')).toMatchObject({
      puzzles: 2,
      table: { name: 'a.parquet', bytes: 9 },
      byMovesAndVehicles: [[3, 2, 2]],
    });
  });

  test.each<[string, object, ReadingCode]>([
    ['of another version', { version: 3 }, 'version'],
    ['of the version before', { version: 1 }, 'version'],
    ['of another program', { published: 'x' }, 'damaged'],
    ['without records', { records: undefined }, 'damaged'],
    ['with a length that is not a number', { bytes: '9' }, 'damaged'],
    ['without counts', { summary: { byMovesAndVehicles: [[1]], ratings: [] } }, 'damaged'],
  ])('%s', async (_, part, code) => {
    const read = async () => readPublished(JSON.stringify({ ...manifest, ...part }), 'a.json');
    expect(await codeOf(read())).toBe(code);
  });

  test('text that is not JSON', async () => {
    expect(await codeOf((async () => readPublished('{"published":', 'a.json'))())).toBe('damaged');
    expect([readListing('<html>'), readListing('["a.json", 1, "../b.json"]')]).toEqual([[], ['a.json']]);
  });
});

describe('a host that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const silence = new Promise<never>(() => {});
  /** Sends half of the content, and then nothing. */
  const stuck = async () =>
    new Response(
      new ReadableStream({
        start: (sent) => sent.enqueue(content.slice(0, 50)),
        pull: () => silence,
      }),
    );

  test.each([
    ['at all', () => silence],
    ['after a half', stuck],
  ])('%s is not waited for', async (_, get) => {
    const loading = [
      codeOf(wholeFile('', facts, () => {}, get)),
      codeOf(remoteFile('', facts, () => {}, get).slice(0)),
      codeOf(remoteText('a.json', get)),
    ];
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await Promise.race([...loading, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await Promise.all(loading)).toEqual(['network', 'network', 'network']);
  });

  test('but one that is slow is', async () => {
    const get = async () =>
      new Response(
        new ReadableStream({
          start(sent) {
            content.forEach((_, i) => {
              setTimeout(() => {
                sent.enqueue(content.slice(i, i + 1));
                if (i === 99) sent.close();
              }, i * 20_000);
            });
          },
        }),
      );
    const loading = codeOf(wholeFile('', facts, () => {}, get));
    await vi.advanceTimersByTimeAsync(100 * 20_000);
    expect(await loading).toBe('read');
  });
});
