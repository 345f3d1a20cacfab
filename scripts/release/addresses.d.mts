export declare const PACKAGES: readonly string[];
export interface Addresses {
  readonly repository: string;
  readonly homepage: string;
  readonly bugs: string;
}
export function addressesOf(given: { repository?: string; homepage?: string; bugs?: string }): Addresses;
export function changelogWithDay(text: string, version: string, day: string): string;
/** The files that a release changes, each with how. */
export function changedFiles(
  version: string,
  addresses: Addresses,
  day: string,
): { readonly file: string; readonly change: (text: string) => string }[];
