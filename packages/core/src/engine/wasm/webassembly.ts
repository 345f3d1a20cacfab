// The little of WebAssembly that the engine uses, so that core needs no types of a host.

/** A number that a module exports by name; unsigned ones from 2^31 on come out negative. */
export interface WasmGlobal {
  readonly value: number;
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface Host {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports?: object) => { readonly exports: unknown };
}

declare const WebAssembly: Host | undefined;

/**
 * Compiles a module, synchronously, and returns what makes instances of it: each with a memory of its own, given
 * what the module imports.
 * Undefined where the host has no WebAssembly or a content policy forbids it. Chromium before version 114
 * compiled only modules of at most 4 KB on a page's main thread; larger ones count as forbidden there.
 */
export function compile<Exports>(base64: string): ((imports?: object) => Exports) | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  const { Module, Instance } = WebAssembly;
  try {
    const module = new Module(decode(base64));
    return (imports = {}) => new Instance(module, imports).exports as Exports;
  } catch {
    return undefined;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function decode(base64: string): Uint8Array {
  const digits = base64.replace(/=+$/, '');
  const bytes = new Uint8Array((digits.length * 3) >> 2);
  let bits = 0;
  let next = 0;
  for (let i = 0; i < digits.length; i++) {
    bits = (bits << 6) | DIGITS.indexOf(digits[i] as string);
    if (i % 4 !== 0) bytes[next++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}
