// What stays on the device. Storage may be missing, full or hold anything: then the app starts afresh and says
// nothing, since nothing that matters to the page at hand is lost.

export function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`unjam.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
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
