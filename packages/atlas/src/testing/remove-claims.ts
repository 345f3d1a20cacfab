import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isClaim } from '../store/folder-lock.ts';

/** Does to a folder what another program does that takes it over: it removes the claims of those that seem dead. */
export function removeClaims(folder: string): void {
  for (const name of readdirSync(folder)) if (isClaim(name)) rmSync(join(folder, name));
}
