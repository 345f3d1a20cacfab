// The marks of runs as a table, as CSV or as JSON lines.
import { counted, grouped } from '@unjam/core/basics';
import type { Verdict } from '../../answers/verdict.ts';
import { csvLine } from '../../output/csv-line.ts';
import { jsonLine } from '../../output/json-line.ts';
import { type Column, table } from '../../output/table.ts';
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

/** Prints runs as they come, or a table at the end: of the runs of one program, or of several programs. */
export class GradePrinter {
  readonly #output: GradeOutput;
  readonly #several: boolean;
  readonly #runs: GradedRun[] = [];

  constructor(output: GradeOutput, several: boolean) {
    this.#output = output;
    this.#several = several;
  }

  async add(run: GradedRun): Promise<void> {
    const { csv, json } = this.#output;
    if (json) await print(jsonLine(run));
    else if (csv) {
      const head = [...(this.#several ? ['program'] : []), ...runColumns.map(({ title }) => nameOf(title))];
      if (this.#runs.length === 0) await print(csvLine(head));
      const cells = [...(this.#several ? [run.program] : []), ...runColumns.map(({ of }) => of(run))];
      await print(csvLine(cells.map((cell) => (cell === null ? '' : String(cell)))));
    }
    this.#runs.push(run);
  }

  async end(): Promise<void> {
    if (this.#output.csv || this.#output.json) return;
    const runs = this.#runs;
    const written = this.#several
      ? table(programColumns, this.#programRows(), false)
      : table(
          runColumns,
          runs.map((run) => runColumns.map(({ of }) => visibleLine(shown(of(run))))),
          false,
        );
    await print(`${written}\n${this.#several ? '' : `${summaryOf(runs)}\n`}`);
  }

  #programRows(): string[][] {
    const names = [...new Set(this.#runs.map(({ program }) => program ?? ''))];
    return names.map((name) => {
      const runs = this.#runs.filter(({ program }) => program === name);
      const { legal, solved, shortest, over, stopped, seconds, expanded } = totalsOf(runs);
      const known = runs.some((run) => run.expanded !== null);
      return [
        visibleLine(name),
        ...[runs.length, legal, solved, shortest, over, stopped].map(grouped),
        known ? grouped(expanded) : '',
        // always as wide, since times differ from run to run
        `${seconds.toFixed(1)} s`.padStart(TIME_WIDTH),
      ];
    });
  }
}

function totalsOf(runs: readonly GradedRun[]) {
  const sum = (of: (run: GradedRun) => number | boolean | null) =>
    runs.reduce((total, run) => total + Number(of(run) ?? 0), 0);
  return {
    legal: sum(({ legal }) => legal),
    solved: sum(({ solves }) => solves),
    shortest: sum(({ optimal }) => optimal),
    over: sum(({ over }) => over),
    // at a limit of time or of memory, as `run-program.ts` says it
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
