/** Flags for a browser that contacts no service by itself and runs as root in a container too. */
export const flags: readonly string[];
/** The path of an installed Chromium; undefined if there is none. */
export function findChromium(options?: { readonly windowless?: boolean }): string | undefined;
/** A Chromium for the browser tests that is installed or may be installed; otherwise why there is none. */
export function chromiumOrReason(): { readonly path?: string; readonly missing?: string };
/** The path of a Chromium; throws if there is none. */
export function chromium(): string;
