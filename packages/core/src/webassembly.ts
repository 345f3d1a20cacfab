// The little of WebAssembly that core uses, so that it needs no types of a host.
//
//     compile('0061736d01000000')   the smallest module there is, of eight bytes; undefined without WebAssembly

/** A number that a module exports by name; unsigned ones from 2^31 on come out negative. */
export interface WasmGlobal {
  readonly value: number;
}

/** The part of `WebAssembly.Memory` that the engine uses. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** By pages of 64 KB. */
  grow(pages: number): number;
}

interface Host {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports?: object) => { readonly exports: unknown };
}

declare const WebAssembly: Host;

/**
 * Compiles a module, synchronously.
 *
 * @param hex - the module's bytes, two hexadecimal digits each. Compressed for a page they take a quarter less than in
 *   base64, which hides where bytes repeat.
 * @returns what makes instances of the module, each with a memory of its own, given what the module imports; undefined
 *   where the host has no WebAssembly or a content policy forbids it. Chromium before version 114 compiled only modules
 *   of at most 4 KB on a page's main thread; larger ones count as forbidden there.
 */
export function compile<Exports>(hex: string): ((imports?: object) => Exports) | undefined {
  try {
    // the name itself throws where the host has none
    const { Module, Instance } = WebAssembly;
    const module = new Module(decode(hex));
    // what a module exports is known to its caller, not to TypeScript
    return (imports = {}) => new Instance(module, imports).exports as Exports;
  } catch {
    return undefined;
  }
}

/** What Node, Deno, Bun and Cloudflare's workers have: a millisecond faster than code that no host has compiled yet. */
interface Decoder {
  readonly Buffer?: { from(text: string, encoding: 'hex'): Uint8Array };
}

const decode = (hex: string): Uint8Array =>
  (globalThis as Decoder).Buffer?.from(hex, 'hex') ??
  new Uint8Array(hex.length / 2).map((_, i) => Number(`0x${hex.slice(2 * i, 2 * i + 2)}`));
