// Instances of a compiled module, each used by one search at a time and used again by the next.
//
//     search A takes instance 1, search B, which begins before A has ended, instance 2; search C takes either again

import { compile, type WasmMemory } from '../../webassembly.ts';

/** What every compiled module of the engine exports. */
interface PooledExports {
  readonly memory: WasmMemory;
  /** Called once, before everything else. */
  initialize(): void;
  /** Sets how many pages of 64 KB the memory may grow to. */
  limitMemory(pages: number): void;
}

const PAGE = 1 << 16;
/** What WebAssembly can address. */
const MOST_BYTES = 2 ** 32;
/** An instance whose memory has grown beyond this is left to the garbage collector. */
const MOST_KEPT = 160 << 20;

export class WasmPool<Exports extends PooledExports, Module extends { readonly exports: Exports }> {
  readonly #binary: string;
  readonly #prepare: (exports: Exports) => Module;
  readonly #idle: Module[] = [];
  #compiled: { readonly instantiate: (() => Exports) | undefined } | undefined;

  /**
   * @param binary the module in hexadecimal digits
   * @param prepare makes a new instance ready for use, for instance by writing constant tables into its memory
   */
  constructor(binary: string, prepare: (exports: Exports) => Module) {
    this.#binary = binary;
    this.#prepare = prepare;
  }

  /** Whether the host has WebAssembly and allows it; the first call compiles the module. */
  get isAvailable(): boolean {
    return this.#instantiate !== undefined;
  }

  /**
   * An instance that nobody uses; hand it back with `release`.
   *
   * @param bytes what it may use of its memory, which keeps what it took for an earlier search
   * @throws TypeError where WebAssembly is not available
   */
  acquire(bytes = MOST_BYTES): Module {
    const module = this.#idle.pop() ?? this.#create();
    module.exports.limitMemory(Math.floor(Math.min(bytes, MOST_BYTES) / PAGE));
    return module;
  }

  #create(): Module {
    const instantiate = this.#instantiate;
    if (!instantiate) throw new TypeError('WebAssembly is not available');
    const exports = instantiate();
    exports.initialize();
    return this.#prepare(exports);
  }

  release(module: Module): void {
    if (module.exports.memory.buffer.byteLength <= MOST_KEPT) this.#idle.push(module);
  }

  get #instantiate(): (() => Exports) | undefined {
    this.#compiled ??= { instantiate: compile<Exports>(this.#binary) };
    return this.#compiled.instantiate;
  }
}
