import { readdirSync, readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mergeSettings, readSettings } from '../model/settings.ts';

type Numbers = readonly number[];
const read = (value: unknown): Numbers =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
const both = (stored: Numbers, own: Numbers): Numbers => [...new Set([...stored, ...own])];

/** What is stored, and how many characters of one value have room. */
let stored: Map<string, string>;
let room: number;
beforeEach(() => {
  stored = new Map();
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size;
    },
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A tab: a signal that it keeps under `progress`, and why it is not kept. */
async function tab(merge?: (stored: Numbers, own: Numbers) => Numbers) {
  vi.resetModules();
  const { keep, keptSignal } = await import('./kept.ts');
  const { unkept } = await import('./unkept.ts');
  const numbers = signal<Numbers>([]);
  keep(keptSignal('progress', numbers, read, merge));
  return { numbers, unkept, keep, keptSignal };
}

test('what another tab has stored meanwhile is merged, not overwritten', async () => {
  const one = await tab(both);
  const two = await tab(both);
  one.numbers.value = [1];
  two.numbers.value = [2];
  expect([stored.get('unjam.progress'), two.numbers.value]).toEqual(['[1,2]', [1, 2]]);
  one.numbers.value = [...one.numbers.value, 3];
  expect([stored.get('unjam.progress'), one.numbers.value]).toEqual(['[1,2,3]', [1, 2, 3]]);
});

test('what each tab has of its own is stored as it was last', async () => {
  const [one, two] = [await tab(), await tab()];
  one.numbers.value = [1];
  two.numbers.value = [2];
  expect([stored.get('unjam.progress'), one.numbers.value]).toEqual(['[2]', [1]]);
});

test.each([
  [null, '[1,2,3]', '2', undefined],
  ['1', '[1,2,3]', '2', undefined],
  ['2', '[1,2,3]', '2', undefined],
  ['nonsense', '[1,2,3]', '2', undefined],
  ['3', '[1,2]', '3', 'newer'],
  ['10', '[1,2]', '10', 'newer'],
] as const)('in a storage of version %s a change leaves %s', async (version, text, after, why) => {
  stored.set('unjam.progress', '[1,2]');
  if (version !== null) stored.set('unjam.version', version);
  const { numbers, unkept } = await tab(both);
  expect(numbers.value).toEqual([1, 2]);
  numbers.value = [1, 2, 3];
  expect([stored.get('unjam.progress'), stored.get('unjam.version'), unkept.value]).toEqual([
    text,
    after,
    why,
  ]);
});

test('two tabs of versions that write the same in other words do not answer each other without end', async () => {
  type Flags = Readonly<Record<string, boolean>>;
  const heard: ((event: object) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => heard.push(hear));
  const version = async (names: readonly string[]) => {
    vi.resetModules();
    const { keep, keptSignal } = await import('./kept.ts');
    const readFlags = (value: unknown): Flags =>
      Object.fromEntries(names.map((name) => [name, (value as Flags | null)?.[name] === true]));
    const flags = signal(readFlags(null));
    const merge = (now: Flags, own: Flags, before: Flags): Flags =>
      Object.fromEntries(names.map((n) => [n, (own[n] === before[n] ? now : own)[n] === true]));
    keep(keptSignal('settings', flags, readFlags, merge));
    return flags;
  };
  const [older, newer] = [await version(['a']), await version(['a', 'b'])];
  const text = () => stored.get('unjam.settings');
  const seen: (string | undefined)[] = [];
  let answers = 0;
  // each tab hears what it has not seen, until both have
  const answer = () => {
    while (heard.some((_, i) => seen[i] !== text()) && answers < 50)
      for (const [i, hear] of heard.entries()) {
        if (seen[i] === text()) continue;
        hear({ key: 'unjam.settings', newValue: text() });
        seen[i] = text();
        answers++;
      }
  };
  answer();
  newer.value = { a: false, b: true };
  answer();
  older.value = { a: true };
  answer();
  expect([older.value, newer.value.a]).toEqual([{ a: true }, true]);
  newer.value = { ...newer.value, a: false };
  answer();
  expect(older.value).toEqual({ a: false });
  older.value = { a: true };
  answer();
  expect([newer.value.a, JSON.parse(text() ?? '').a]).toEqual([true, true]);
  expect(answers).toBeLessThan(50);
});

describe('a tab that is closed at once', () => {
  /** Calls that wait for the lock; none is made once the tab that asked is closed. */
  let waiting: (() => unknown)[];
  beforeEach(() => {
    waiting = [];
    vi.useFakeTimers();
    const request = (_: string, act: () => unknown) => {
      waiting.push(act);
      return new Promise(() => {});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    vi.stubGlobal('localStorage', storageWithKeys());
  });
  afterEach(() => vi.useRealTimers());

  /** A storage whose keys can be listed, as that of a browser. */
  const storageWithKeys = () =>
    new Proxy(localStorage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
  const grantAll = () => {
    for (const act of waiting.splice(0)) act();
  };
  const notes = () => [...stored.keys()].filter((name) => name.includes('~'));

  test('loses nothing, although another one wrote at the same moment', async () => {
    const closed = await tab(both);
    closed.numbers.value = [1];
    // the other has not seen that, and the tab is closed before it has the lock
    stored.set('unjam.progress', '[2]');
    waiting = [];
    const { numbers } = await tab(both);
    expect(numbers.value).toEqual([2]);
    grantAll();
    vi.advanceTimersByTime(1000);
    grantAll();
    expect([numbers.value, stored.get('unjam.progress'), notes()]).toEqual([[2, 1], '[2,1]', []]);
  });

  test('keeps its setting, although another one wrote at the same moment', async () => {
    const settings = async () => {
      const { keep, keptSignal } = await tab();
      const one = signal(readSettings(null));
      keep(keptSignal('settings', one, readSettings, mergeSettings));
      grantAll();
      return one;
    };
    const one = await settings();
    const two = await settings();
    const begun = stored.get('unjam.settings') ?? '';
    one.value = { ...one.value, theme: 'dark' };
    // the other does not see that yet
    stored.set('unjam.settings', begun);
    two.value = { ...two.value, timer: true };
    grantAll();
    const both = { theme: 'dark', timer: true };
    expect(JSON.parse(stored.get('unjam.settings') ?? '')).toMatchObject(both);
    expect(one.value).toMatchObject(both);
  });

  test('leaves a note only until it has the lock', async () => {
    const { numbers } = await tab(both);
    grantAll();
    numbers.value = [1];
    expect(notes()).toHaveLength(1);
    grantAll();
    expect([stored.get('unjam.progress'), notes()]).toEqual(['[1]', []]);
  });

  test('takes no room from what is stored', async () => {
    const { numbers, unkept } = await tab(both);
    const { setItem } = localStorage;
    vi.spyOn(localStorage, 'setItem').mockImplementation((name, text) => {
      const others = [...stored].filter(([key]) => key !== name).map(([, each]) => each.length);
      if (others.reduce((sum, one) => sum + one, text.length) > 40)
        throw new DOMException('full', 'QuotaExceededError');
      setItem(name, text);
    });
    numbers.value = [1, 2, 3, 4, 5, 6];
    numbers.value = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect([stored.get('unjam.progress'), unkept.value]).toEqual(['[1,2,3,4,5,6,7,8,9,10,11,12]', undefined]);
  });
});

describe('what cannot be stored', () => {
  test('stays in the tab, is said, and is stored with what came meanwhile once there is room', async () => {
    const { numbers, unkept, keep, keptSignal } = await tab(both);
    numbers.value = [1];
    room = 3;
    numbers.value = [1, 2];
    expect([numbers.value, stored.get('unjam.progress'), unkept.value]).toEqual([[1, 2], '[1]', 'full']);
    // another value that has room does not hide it
    const small = signal<Numbers>([]);
    keep(keptSignal('daily', small, read));
    small.value = [9];
    expect([stored.get('unjam.daily'), unkept.value]).toEqual(['[9]', 'full']);
    room = 100;
    stored.set('unjam.progress', '[5]');
    numbers.value = [1, 2, 3];
    expect([numbers.value, unkept.value]).toEqual([[5, 1, 2, 3], undefined]);
    expect(stored.get('unjam.progress')).toBe('[5,1,2,3]');
  });

  test('because the storage is blocked stays in the tab, and is said', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { numbers, unkept } = await tab(both);
    numbers.value = [1];
    expect([numbers.value, unkept.value]).toEqual([[1], 'blocked']);
    vi.stubGlobal('localStorage', {
      length: 0,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    numbers.value = [1, 2];
    expect(unkept.value).toBe('blocked');
  });
});

test('settings that were changed in two tabs are both kept', () => {
  const before = readSettings(null);
  const merged = mergeSettings({ ...before, theme: 'dark' }, { ...before, timer: true }, before);
  expect(merged).toEqual({ ...before, theme: 'dark', timer: true });
});

test('only kept.ts uses the storage of the browser', () => {
  const app = new URL('../', import.meta.url);
  const users = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      !/[\\/]testing[\\/]/.test(file) &&
      /\b(?:localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(new URL(file, app), 'utf8')),
  );
  expect(users).toEqual(['device/kept.ts']);
});

test('where locks are refused, results are stored, no note is left, and no error is thrown', async () => {
  const thrown: unknown[] = [];
  const listen = (error: unknown) => thrown.push(error);
  process.on('unhandledRejection', listen);
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const one = await tab(both);
  one.numbers.value = [1];
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', listen);
  expect(thrown).toEqual([]);
  expect([...stored]).toEqual([
    ['unjam.version', '2'],
    ['unjam.progress', '[1]'],
  ]);
});
