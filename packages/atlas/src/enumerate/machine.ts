import { compile, type WasmGlobal, type WasmMemory } from '@unjam/core/engine';
import { binary } from './wasm/enumerate.wasm.ts';

/** The exports of the compiled enumerator: functions, and the addresses of the tables that it reads. */
interface EnumeratorExports {
  readonly memory: WasmMemory;
  setBoard(width: number, height: number, primaryRow: number, groups: number): void;
  enumerateRowGroup(configurations: number, walls: number): void;
  groupsChosen(): number;
  touched(): bigint;
}

/** The tables and records in the enumerator's memory; wasm/memory.as.ts describes them. */
const addresses = [
  'COLUMN_SLIDES',
  'COLUMN_STEPS',
  'ROW_SLIDES',
  'ROW_STEPS',
  'COLUMN_LEFT',
  'COLUMN_MASKS',
  'ROW_MASKS',
  'COLUMN_WITHOUT',
  'ROW_WITHOUT',
  'COLUMN_OFFSETS',
  'ROW_OFFSETS',
  'ROW_GROUP_PLACES',
  'GROUP_FIRST',
  'GROUP_PLACEMENTS',
  'GROUP_VEHICLES',
  'PLACEMENT_COUNT',
  'COMPONENT_COUNT',
  'PLACEMENT_SET',
  'COMPONENT_SET',
  'COMPONENT_CHANGE',
  'COMPONENT_COVERS',
  'COMPONENT_TOUCHES',
  'COMPONENT_PAIRS',
  'ROW_FIRST',
  'ROW_WALLS',
  'ROW_VEHICLES',
  'ROW_OFFSET',
  'ROW_PLACES',
  'ROW_UNIT',
  'ROW_OWNER',
  'ROW_NEXT',
  'WALLS',
  'HISTOGRAM',
  'RECORD',
] as const;
type Table = (typeof addresses)[number];

/** One instance of the compiled enumerator. Its memory grows as needed and never shrinks. */
export class Machine {
  readonly exports: EnumeratorExports;
  readonly #addresses: ReadonlyMap<Table, number>;

  /** `found` is called for each cluster that belongs in the atlas, while its record is in memory. */
  constructor(found: () => void) {
    const instantiate = compile<EnumeratorExports & Record<Table, WasmGlobal>>(binary);
    if (!instantiate)
      throw new Error('this JavaScript engine does not run WebAssembly, which the atlas needs');
    const exports = instantiate({ host: { found } });
    this.exports = exports;
    this.#addresses = new Map(addresses.map((name) => [name, exports[name].value]));
  }

  /** A view that is valid until memory grows, which happens only in a call to the enumerator. */
  view(): DataView {
    return new DataView(this.exports.memory.buffer);
  }

  /** The address of a byte of a table. */
  address(table: Table, entry = 0): number {
    return (this.#addresses.get(table) ?? Number.NaN) + entry;
  }

  setByte(table: Table, entry: number, value: number): void {
    this.view().setUint8(this.address(table, entry), value);
  }

  setHalf(table: Table, entry: number, value: number): void {
    this.view().setUint16(this.address(table, 2 * entry), value, true);
  }
}
