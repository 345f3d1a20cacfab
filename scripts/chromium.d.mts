/** Flags for a browser that stays by itself, also as root in a container. */
export const flags: readonly string[];
/** The path of a Chromium that is there; undefined where there is none. */
export function findChromium(): string | undefined;
/** The path of a Chromium, installed where there is none. */
export function chromium(): string;
