/** Flags for a browser that stays by itself, also as root in a container. */
export const flags: readonly string[];
/** The path of a Chromium that is there; undefined where there is none. */
export function findChromium(): string | undefined;
/** A Chromium that is there or may be installed; otherwise why there is none. */
export function chromiumOrReason(): { readonly path?: string; readonly missing?: string };
/** The path of a Chromium; throws where there is none. */
export function chromium(): string;
