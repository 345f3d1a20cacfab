export const bundlers: readonly string[];
/** Bundles a program, an ES module at the path `entry`, into a folder; resolves to the path of the bundled program. */
export function bundle(bundler: string, entry: string, folder: string): Promise<string>;
