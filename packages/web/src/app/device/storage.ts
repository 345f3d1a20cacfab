// What is stored on the device. The storage may be missing, full, or hold anything; then the app starts with defaults.

/** The stored value of a key; null if there is none that can be read. */
export function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`unjam.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value; returns whether that was possible. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`unjam.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
