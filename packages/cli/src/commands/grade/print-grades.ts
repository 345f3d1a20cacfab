// The marks of runs as a table, as CSV or as JSON lines.
import { counted, grouped } from '@unjam/core/basics';
import type { Verdict } from '../../answers/verdict.ts';
import { csvLine } from '../../output/csv-line.ts';
import { jsonLine } from '../../output/json-line.ts';
import { type Column, GrowingTable } from '../../output/table.ts';
import { print } from '../../terminal/standard.ts';
import { visibleLine } from '../../terminal/visible.ts';

/** A run of a program on one board, with its mark. */
export interface GradedRun extends Verdict {
  /** The program of a folder; null for the only one. */
  readonly program: string | null;
  readonly instance: number;
  readonly puzzle: string;
  readonly board: string;
  readonly seconds: number;
  /** The most memory that it was seen to take. */
  readonly megabytes: number | null;
  /** The states that it says it expanded. */
  readonly expanded: number | null;
}

/** Characters of the column of times. */
const TIME_WIDTH = 8;

type Cell = string | number | boolean | null;

const text = (title: string) => ({ title, side: 'left' as const });
const number = (title: string) => ({ title, side: 'right' as const });

const runColumns: readonly (Column & { of(run: GradedRun): Cell })[] = [
  { ...number('board'), of: ({ instance }) => instance },
  { ...text('legal'), of: ({ legal }) => legal },
  { ...text('solved'), of: ({ solves }) => solves },
  { ...number('moves'), of: ({ moves }) => moves },
  { ...number('steps'), of: ({ steps }) => steps },
  { ...number('shortest'), of: ({ shortest }) => shortest },
  { ...number('over'), of: ({ over }) => over },
  { ...number('seconds'), of: ({ seconds }) => seconds },
  { ...number('MB'), of: ({ megabytes }) => megabytes },
  { ...number('expanded'), of: ({ expanded }) => expanded },
  { ...text('problem'), of: ({ problem }) => problem },
];

const programColumns: readonly Column[] = [
  text('program'),
  ...['boards', 'legal', 'solved', 'shortest', 'over', 'stopped', 'expanded', 'time'].map(number),
];

interface GradeOutput {
  readonly csv?: true;
  readonly json?: true;
}

/** A row as wide as any will be, so that rows can be printed before the next one is known; the last column may have any width. */
const widestRun = ['1,000', 'yes', 'yes', '999', '999', '999', '999', '999.999', '99,999', '999,999,999', ''];
const widestProgram = (names: readonly string[], boards: number): string[] => [
  names.map(visibleLine).reduce((widest, name) => (name.length > widest.length ? name : widest), ''),
  ...new Array<string>(4).fill(grouped(boards)),
  '99,999',
  grouped(boards),
  '99,999,999',
  // times differ from run to run
  ' '.repeat(TIME_WIDTH),
];

/** Prints runs as they come; in a table of several programs a row as soon as a program has done all its boards. */
export class GradePrinter {
  readonly #output: GradeOutput;
  readonly #several: boolean;
  readonly #table: GrowingTable;
  readonly #runs: GradedRun[] = [];
  #begun = false;

  /** @param names - of the programs, if there may be several */
  constructor(output: GradeOutput, names: readonly string[] | undefined, boards: number) {
    this.#output = output;
    this.#several = names !== undefined;
    this.#table = names
      ? new GrowingTable(programColumns, [widestProgram(names, boards)])
      : new GrowingTable(runColumns, [widestRun]);
  }

  async add(run: GradedRun): Promise<void> {
    const { csv, json } = this.#output;
    if (json) await print(jsonLine(run));
    else if (csv) {
      const head = [...(this.#several ? ['program'] : []), ...runColumns.map(({ title }) => nameOf(title))];
      if (!this.#begun) await print(csvLine(head));
      const cells = [...(this.#several ? [run.program] : []), ...runColumns.map(({ of }) => of(run))];
      await print(csvLine(cells.map((cell) => (cell === null ? '' : String(cell)))));
    } else if (!this.#several)
      await print(this.#table.row(runColumns.map(({ of }) => visibleLine(shown(of(run))))));
    this.#begun = true;
    this.#runs.push(run);
  }

  /** After the last run of a program. */
  async endProgram(): Promise<void> {
    const { csv, json } = this.#output;
    const runs = this.#runs.splice(0);
    if (csv || json) return;
    await print(this.#several ? this.#table.row(programRow(runs)) : `${summaryOf(runs)}\n`);
  }
}

function programRow(runs: readonly GradedRun[]): string[] {
  const { legal, solved, shortest, over, stopped, seconds, expanded } = totalsOf(runs);
  const known = runs.some((run) => run.expanded !== null);
  return [
    visibleLine(runs[0]?.program ?? ''),
    ...[runs.length, legal, solved, shortest, over, stopped].map(grouped),
    known ? grouped(expanded) : '',
    `${seconds.toFixed(1)} s`,
  ];
}

function totalsOf(runs: readonly GradedRun[]) {
  const sum = (of: (run: GradedRun) => number | boolean | null) =>
    runs.reduce((total, run) => total + Number(of(run) ?? 0), 0);
  return {
    legal: sum(({ legal }) => legal),
    solved: sum(({ solves }) => solves),
    shortest: sum(({ optimal }) => optimal),
    over: sum(({ over }) => over),
    // at a limit of time, of memory or of output, as `run-program.ts` says it
    stopped: sum(({ problem }) => problem?.startsWith('stopped') ?? false),
    seconds: sum(({ seconds }) => seconds),
    expanded: sum(({ expanded }) => expanded),
  };
}

function summaryOf(runs: readonly GradedRun[]): string {
  const { legal, solved, shortest, stopped, seconds } = totalsOf(runs);
  return [
    counted(runs.length, 'board'),
    `${grouped(legal)} legal`,
    `${grouped(solved)} solved`,
    `${grouped(shortest)} shortest`,
    ...(stopped > 0 ? [`${grouped(stopped)} stopped at a limit`] : []),
    `${seconds.toFixed(1)} s`,
  ].join(' · ');
}

const nameOf = (title: string): string => (title === 'MB' ? 'megabytes' : title);

const shown = (cell: Cell): string =>
  cell === null ? '' : cell === true ? 'yes' : cell === false ? 'no' : String(cell);
