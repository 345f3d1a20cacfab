// Lets one call of the file system fail, as a disk that breaks or is full does: the n-th that concerns a folder. All modules
// of this process see it, because the functions of node:fs themselves are replaced.
//
//     open, read, write, sync, close, rename, copy, remove, make a folder, list a folder, look up, touch
//
// A write that fails has written half of its bytes, and a copy half of the file, which is what a full disk leaves.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { constants } from 'node:os';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getSystemErrorMap } from 'node:util';

/** What a function of node:fs is called here; its first argument is a path or an open file. */
const operations = {
  openSync: 'open',
  open: 'open',
  readFileSync: 'read',
  readSync: 'read',
  read: 'read',
  writeFileSync: 'write',
  writeSync: 'write',
  fsyncSync: 'sync',
  closeSync: 'close',
  renameSync: 'rename',
  copyFileSync: 'copy',
  rmSync: 'remove',
  mkdirSync: 'make a folder',
  readdirSync: 'list a folder',
  statSync: 'look up',
  utimesSync: 'touch',
};

/** The operations whose second argument is the path that they make. */
const ofTwoPaths = ['rename', 'copy'];

/** An error as Node throws it: with the path only where the call had one. */
function systemError(code, name, path) {
  const number = -constants.errno[code];
  const [, words] = getSystemErrorMap().get(number);
  const call = name.replace(/Sync$/, '').replace('readdir', 'scandir').toLowerCase();
  const where = path === undefined ? '' : ` '${path}'`;
  return Object.assign(new Error(`${code}: ${words}, ${call}${where}`), {
    errno: number,
    code,
    syscall: call,
    ...(path !== undefined && { path }),
  });
}

/** What a call that fails has done before it does. */
function half(name, original, words) {
  const [to, content] = words;
  if (name === 'closeSync') original(to);
  else if (name === 'writeSync') original(to, Buffer.from(content).subarray(0, content.length >> 1));
  else if (name === 'writeFileSync') original(to, content.slice(0, content.length >> 1), ...words.slice(2));
  else if (name === 'copyFileSync') {
    original(...words);
    fs.truncateSync(content, fs.lstatSync(content).size >> 1);
  }
}

/**
 * Replaces the functions of node:fs until `restore` is called.
 *
 * @param under - a folder; calls that concern neither it nor what is in it are not counted
 * @param at - the number of the call that fails, from 1; 0 only counts
 * @param code - of the error, such as `EIO`; `short` writes half of the bytes without an error, where the call is a
 *   write that says how many bytes it has written
 * @returns the calls so far, each with its operation and path, and `restore`
 */
export function failingIo({ under, at, code }) {
  const folder = resolve(under);
  const originals = Object.fromEntries(Object.keys(operations).map((name) => [name, fs[name]]));
  const calls = [];
  const opened = new Map();
  // what Node's own functions call in turn is part of the same call
  let inside = false;
  const whole = (act) => {
    inside = true;
    try {
      return act();
    } finally {
      inside = false;
    }
  };
  const isUnder = (path) => path === folder || path.startsWith(folder + sep);

  /** The path of a call that is counted; undefined for the others. */
  const pathOf = (operation, words) => {
    const first = ofTwoPaths.includes(operation) ? words[1] : words[0];
    const path =
      typeof first === 'number'
        ? opened.get(first)
        : resolve(first instanceof URL ? fileURLToPath(first) : String(first));
    return path !== undefined && isUnder(path) ? path : undefined;
  };

  for (const [name, operation] of Object.entries(operations)) {
    const original = originals[name];
    fs[name] = (...words) => {
      const path = inside ? undefined : pathOf(operation, words);
      if (path === undefined) return original(...words);
      calls.push({ operation, path });
      const callback = words.at(-1);
      if (calls.length === at) {
        if (code === 'short') {
          if (name !== 'writeSync') return original(...words);
          return original(words[0], Buffer.from(words[1]).subarray(0, Math.ceil(words[1].length / 2)));
        }
        whole(() => half(name, original, words));
        const error = systemError(code, name, typeof words[0] === 'number' ? undefined : path);
        if (typeof callback !== 'function') throw error;
        queueMicrotask(() => callback(error));
        return undefined;
      }
      if (name === 'open') {
        return original(...words.slice(0, -1), (error, file) => {
          if (!error) opened.set(file, path);
          callback(error, file);
        });
      }
      const result = whole(() => original(...words));
      if (name === 'openSync') opened.set(result, path);
      if (name === 'closeSync') opened.delete(words[0]);
      return result;
    };
  }
  syncBuiltinESMExports();
  return {
    calls,
    restore() {
      Object.assign(fs, originals);
      syncBuiltinESMExports();
    },
  };
}
