import { compile, type WasmGlobal, type WasmMemory } from '@unjam/core/engine';
import { binary as upTo6x6 } from './wasm/enumerate.wasm.ts';
import { binary as upTo6x7 } from './wasm/enumerate6x7.wasm.ts';
import { binary as upTo7x6 } from './wasm/enumerate7x6.wasm.ts';
import { binary as upTo7x7 } from './wasm/enumerate7x7.wasm.ts';

/** The exports of the compiled enumerator: functions, and the addresses of the tables that it reads. */
interface EnumeratorExports {
  readonly memory: WasmMemory;
  setBoard(width: number, height: number, primaryRow: number, groups: number): void;
  enumerateRowGroup(configurations: number, walls: number, givenColumns: number): void;
  /** Forgets all counts; from then on clusters are counted, in place of being recorded. */
  beginCensus(): void;
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
  'ROW_PASSED',
  'ROW_PLACES',
  'ROW_UNIT',
  'ROW_OWNER',
  'ROW_NEXT',
  'WALLS',
  'HISTOGRAM',
  'RECORD',
  'CENSUS_STATES',
  'CENSUS_CLUSTERS',
  'CENSUS_CHOICES',
] as const;
type Table = (typeof addresses)[number];

/** How many bits, bytes or entries something takes; wasm/layout.as.ts and wasm/memory.as.ts describe them. */
const sizes = [
  'CENSUS_DISTANCES',
  'CELLS_OF_COLUMN',
  'CELLS_OF_ROW',
  'COLUMN_DIGIT',
  'COLUMN_SHARE',
  'PIECES_BYTES',
  'ROW_DIGIT',
  'ROW_SHARE',
  'SET_BYTES',
  'UNIT',
  'UNIT_BYTES',
  'WALL_PIECES',
  'WORD_BYTES',
] as const;
type SizeName = (typeof sizes)[number];

/** One instance of the compiled enumerator. Its memory grows as needed and never shrinks. */
export class Machine {
  readonly exports: EnumeratorExports;
  readonly #addresses: ReadonlyMap<Table, number>;

  /** How the enumerator for this size lays out its tables. */
  readonly layout: Readonly<Record<SizeName, number>>;

  /**
   * @param rowCells - the most cells of a row, at most seven
   * @param columnCells - the most cells of a column, at most seven
   * @param found - called for each cluster that belongs in the atlas, while its record is in memory
   */
  constructor(rowCells: number, columnCells: number, found: () => void) {
    const binary = rowCells > 6 ? (columnCells > 6 ? upTo7x7 : upTo7x6) : columnCells > 6 ? upTo6x7 : upTo6x6;
    const instantiate = compile<EnumeratorExports & Record<Table | SizeName, WasmGlobal>>(binary);
    if (!instantiate)
      throw new Error('this JavaScript engine does not run WebAssembly, which the atlas needs');
    const exports = instantiate({ host: { found } });
    this.exports = exports;
    this.#addresses = new Map(addresses.map((name) => [name, exports[name].value]));
    const layout = Object.fromEntries(sizes.map((name) => [name, exports[name].value]));
    this.layout = layout as Record<SizeName, number>;
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

  /** Writes a set of placements. */
  setSet(table: Table, entry: number, value: number): void {
    this.#setNumber(table, entry, value, this.layout.SET_BYTES);
  }

  /** Writes a number of a row configuration. */
  setWord(table: Table, entry: number, value: number): void {
    this.#setNumber(table, entry, value, this.layout.WORD_BYTES);
  }

  #setNumber(table: Table, entry: number, value: number, bytes: number): void {
    const address = this.address(table, bytes * entry);
    if (bytes === 1) this.view().setUint8(address, value);
    else if (bytes === 2) this.view().setUint16(address, value, true);
    else this.view().setUint32(address, value, true);
  }
}
