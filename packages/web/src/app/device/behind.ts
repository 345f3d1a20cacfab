// The address of this tab while it is behind what the tab shows: a tab that is loaded again meanwhile has only the old one.

/** Notes the hash of the address and, after a blank, the one that it should have; nothing where they are the same. */
export function noteBehind(hashes = ''): void {
  try {
    sessionStorage.behind = hashes;
  } catch {
    // then the tab shows what its address says
  }
}

/** The hash that an address with this one should have. */
export function hashFor(hash: string): string {
  try {
    const [old, right] = sessionStorage.behind.split(' ');
    if (old === hash && right) return right;
  } catch {
    // nothing was noted
  }
  return hash;
}
