// The state of an app that has just been opened, on a device that keeps what a test says.
import { afterEach, beforeEach, vi } from 'vitest';

export const BOARD = 'ooooooooooooAAooBoooooBooooooooooooo';

/** What is stored, by key without `unjam.`, and the keys that were read. */
export const stored = new Map<string, string>();
export const read: string[] = [];

/** Gives each test of a file an empty device. */
export function useDevice(): void {
  beforeEach(() => {
    stored.clear();
    read.length = 0;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => {
        read.push(key);
        return stored.get(key.slice('unjam.'.length)) ?? null;
      },
      setItem: (key: string, text: string) => stored.set(key.slice('unjam.'.length), text),
      removeItem: (key: string) => stored.delete(key.slice('unjam.'.length)),
    });
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}

/** Opens the app. */
export async function start() {
  const state = await import('../state.ts');
  const { loadState } = await import('../kept-state.ts');
  loadState();
  return state;
}
