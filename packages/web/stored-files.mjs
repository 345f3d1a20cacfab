// The files of the app that its service worker stores on a device.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORED = /\.(?:css|html|js|png|svg|webmanifest)$/;

/**
 * The files of a built app, as workbox takes them. The names in assets/ change with the content of their files, so that what is once
 * stored under one stays: with their digest an answer that is cut off, as by a server that is being set up, is not stored. The other
 * files have their digest as their revision.
 */
export function storedFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  const digest = (name, encoding) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest(encoding);
  return names
    .filter((name) => STORED.test(name) && name !== 'sw.js')
    .sort()
    .map((url) =>
      url.startsWith('assets/')
        ? { url, revision: null, integrity: `sha256-${digest(url, 'base64')}` }
        : { url, revision: digest(url, 'hex') },
    );
}
