declare const performance: { now(): number } | undefined;

/** Milliseconds since some fixed moment: the finest clock the host has, monotonic where it has one. */
export const now: () => number = typeof performance === 'undefined' ? Date.now : () => performance.now();
