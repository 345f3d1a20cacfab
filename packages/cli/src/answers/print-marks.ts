// Marks as a table, as CSV or as JSON lines, and what they come to.
import { counted, grouped } from '@unjam/core/basics';
import { csvLine } from '../output/csv-line.ts';
import { jsonLine } from '../output/json-line.ts';
import { type Column, table } from '../output/table.ts';
import { print } from '../terminal/standard.ts';
import { visibleLine } from '../terminal/visible.ts';
import type { LenientMark, Mark } from './marker.ts';
import type { Verifier } from './verifiers.ts';

export interface MarkOutput {
  readonly csv?: true;
  readonly json?: true;
}

/** A column of the table and of the CSV: its title, and what it says of a mark. */
interface MarkColumn<M> extends Column {
  /** The title in CSV; default: that of the table. */
  readonly name?: string;
  of(mark: M): string | number | boolean | null;
}

const text = (title: string) => ({ title, side: 'left' as const });
const number = (title: string) => ({ title, side: 'right' as const });

const markColumns: readonly MarkColumn<Mark>[] = [
  { ...text('answer'), of: ({ id }) => id },
  { ...text('legal'), of: ({ legal }) => legal },
  { ...text('solved'), of: ({ solves }) => solves },
  { ...number('moves'), of: ({ moves }) => moves },
  { ...number('steps'), of: ({ steps }) => steps },
  { ...number('shortest'), of: ({ shortest }) => shortest },
  { ...number('over'), of: ({ over }) => over },
  { ...number('illegal move'), name: 'illegal_move', of: ({ illegalMove }) => illegalMove },
  { ...text('problem'), of: ({ problem }) => problem },
];

const lenientColumns: readonly MarkColumn<LenientMark>[] = [
  { ...text('answer'), of: ({ id }) => id },
  { ...number('score'), of: ({ score }) => score },
  { ...text('solved'), of: ({ solves }) => solves },
  { ...number('moves'), of: ({ moves }) => moves },
  { ...number('steps'), of: ({ steps }) => steps },
  { ...number('found'), of: ({ found }) => found },
  { ...number('altered'), of: ({ altered }) => altered },
  { ...text('problem'), of: ({ problem }) => problem },
];

/** Prints marks as they come; a table at the end, when the widths of its columns are known. */
export class MarkPrinter {
  readonly #verifier: Verifier;
  readonly #output: MarkOutput;
  readonly #rows: string[][] = [];
  readonly #counts = { answers: 0, solve: 0, shortest: 0, wrong: 0 };
  #begun = false;

  constructor(verifier: Verifier, output: MarkOutput) {
    this.#verifier = verifier;
    this.#output = output;
  }

  async add(mark: Mark | LenientMark): Promise<void> {
    this.#counts.answers++;
    if (mark.solves) this.#counts.solve++;
    if ('optimal' in mark && mark.optimal) this.#counts.shortest++;
    if ('legal' in mark && !mark.legal) this.#counts.wrong++;
    const { csv, json } = this.#output;
    if (json) await print(jsonLine(mark));
    else if (csv) {
      if (!this.#begun) await print(csvLine(this.#columns.map(({ name, title }) => name ?? title)));
      await print(csvLine(this.#cells(mark).map((cell) => (cell === null ? '' : String(cell)))));
    } else this.#rows.push(this.#cells(mark).map((cell) => visibleLine(shown(cell))));
    this.#begun = true;
  }

  async end(): Promise<void> {
    const { csv, json } = this.#output;
    if (csv || json) return;
    await print(`${table(this.#columns, this.#rows, false)}\n${this.#summary()}\n`);
  }

  get #columns(): readonly MarkColumn<never>[] {
    return this.#verifier === 'unjam' ? markColumns : lenientColumns;
  }

  #cells(mark: Mark | LenientMark) {
    return 'legal' in mark ? markColumns.map(({ of }) => of(mark)) : lenientColumns.map(({ of }) => of(mark));
  }

  #summary(): string {
    const { answers, solve, shortest, wrong } = this.#counts;
    const parts = [
      counted(answers, 'answer'),
      `${grouped(solve)} solved`,
      ...(this.#verifier === 'unjam'
        ? [`${grouped(shortest)} shortest`, `${grouped(wrong)} illegal or not read`]
        : []),
    ];
    return parts.join(' · ');
  }
}

const shown = (cell: string | number | boolean | null): string =>
  cell === null ? '' : cell === true ? 'yes' : cell === false ? 'no' : String(cell);
