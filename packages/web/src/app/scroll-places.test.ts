// The places of addresses in a page whose length and scrolling the test says.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepScrollPlaces } from './scroll-places.ts';

const listeners = new Map<string, (event: { state: unknown }) => void>();
const frames = new Map<number, () => void>();
const address = { hash: '#1/puzzles' };
const root = { scrollHeight: 3000 };
let [top, now, last] = [0, 0, 0];

vi.stubGlobal('location', address);
vi.stubGlobal('history', { scrollRestoration: 'auto' });
vi.stubGlobal('document', { documentElement: root });
vi.stubGlobal('innerHeight', 800);
vi.stubGlobal('performance', { now: () => now });
vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.set(++last, frame) && last);
vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.delete(number));
vi.stubGlobal('scrollTo', (_: number, y: number) => scroll(y));
Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => top });

afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'scrollY');
});

function scroll(y: number): void {
  top = y;
  listeners.get('scroll')?.({ state: null });
}

/** Draws the frames that wait; gives the place where the page is then. */
function drawn(): number {
  const waiting = [...frames.values()];
  frames.clear();
  for (const frame of waiting) frame();
  return top;
}

/** Goes to an address, whose entry in the history has a state unless it is new. */
function goTo(hash: string, state: unknown): void {
  address.hash = hash;
  listeners.get('popstate')?.({ state });
}

beforeEach(() => {
  address.hash = '#1/puzzles';
  root.scrollHeight = 3000;
  [top, now] = [0, 0];
  frames.clear();
  keepScrollPlaces();
});

test('an address that is gone back to is where it was, and a new one begins at its top', () => {
  expect(history.scrollRestoration).toBe('manual');
  scroll(700);
  goTo('#1/play/A', null);
  expect(drawn()).toBe(0);
  scroll(150);
  goTo('#1/puzzles', {});
  expect(drawn()).toBe(700);
  goTo('#1/play/A', {});
  expect(drawn()).toBe(150);
});

test('an address that was left begins at its top where it is opened anew, though its place is known', () => {
  scroll(700);
  goTo('#1/play/A', null);
  drawn();
  goTo('#1/puzzles', null);
  expect(drawn()).toBe(0);
});

test('a page that is not long enough yet is waited for, but no longer than three seconds', () => {
  scroll(700);
  goTo('#1/play/A', null);
  drawn();
  root.scrollHeight = 1000;
  goTo('#1/puzzles', {});
  expect(drawn()).toBe(0);
  root.scrollHeight = 1500;
  expect(drawn()).toBe(700);

  goTo('#1/play/A', {});
  drawn();
  root.scrollHeight = 1000;
  goTo('#1/puzzles', {});
  now = 2999;
  expect(drawn()).toBe(0);
  now = 3000;
  expect(drawn()).toBe(700);
});

test('a page that is left while it is waited for stays where the other one is', () => {
  scroll(700);
  goTo('#1/play/A', null);
  drawn();
  root.scrollHeight = 1000;
  goTo('#1/puzzles', {});
  drawn();
  goTo('#1/play/A', {});
  root.scrollHeight = 3000;
  expect(drawn()).toBe(0);
  expect(frames.size).toBe(0);
});
