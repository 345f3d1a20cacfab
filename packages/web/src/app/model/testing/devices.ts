// Devices with stored values, on each of which the app has just been opened: for files that go from one to another.
import { afterEach, beforeEach, vi } from 'vitest';

export const BOARD = 'ooooooooooooAAooBoooooBooooooooooooo';
export const OTHER = 'ooooooooooooAAooooooooBoooooBooooooo';

/** No test of a file has the modules, or the storage, of another. */
export function useDevices(): void {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}

/** A device with these values, on which the app was opened. */
export async function device(values: Readonly<Record<string, unknown>>) {
  const stored = new Map(
    Object.entries(values).map(([key, value]) => [`unjam.${key}`, JSON.stringify(value)]),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.resetModules();
  const state = await import('../state.ts');
  (await import('../kept-state.ts')).loadState();
  const { exportDevice, importDevice } = await import('../device-file.ts');
  return {
    state,
    exportDevice,
    importDevice,
    at: (key: string) => JSON.parse(stored.get(`unjam.${key}`) ?? 'null'),
  };
}
