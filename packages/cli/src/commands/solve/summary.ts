import { renderText } from '@unjam/core';
import { outcome, Tally } from '../../output/tally.ts';
import { print, printStyled } from '../../terminal/standard.ts';
import { fold, wantsColour } from '../../terminal/style.ts';
import { visibleLine } from '../../terminal/visible.ts';
import type { Solved } from './job.ts';

/** The width of the column of names; longer names are not aligned. */
const NAME_WIDTH = 12;

/** The text of `solve`: one board in full, or several in a line each and a total. */
export class Summary {
  readonly #withSolution: boolean;
  readonly #tally = new Tally();
  /** The first board is held back until it is clear whether there is a second. */
  #first: Solved | undefined;

  /** @param withSolution - whether a single board is drawn and its solution printed; false if solutions go to a file */
  constructor(withSolution: boolean) {
    this.#withSolution = withSolution;
  }

  async add(entry: Solved): Promise<void> {
    this.#tally.add(entry.record);
    if (this.#tally.boards === 1) this.#first = entry;
    else await this.#print(entry);
  }

  /** Counts a board that could not be read. */
  refuse(): void {
    this.#tally.refuse();
  }

  async end(): Promise<void> {
    if (this.#tally.boards > 1) await this.#print();
    if (this.#tally.boards > 1) await print(`${fold(this.#tally.line(), process.stdout)}\n`);
    else if (this.#first) await printStyled(this.#alone(this.#first));
  }

  async #print(entry?: Solved): Promise<void> {
    for (const each of [this.#first, entry]) {
      if (each) await print(`${visibleLine(each.record.name).padEnd(NAME_WIDTH)}  ${outcome(each.record)}\n`);
    }
    this.#first = undefined;
  }

  #alone({ input, record }: Solved): string {
    if (!this.#withSolution) return `${outcome(record)}\n`;
    const drawing = process.stdout.isTTY
      ? `${renderText(input.board, { colour: wantsColour(process.stdout) })}\n\n`
      : '';
    const solution = record.solution ? `${fold(record.solution, process.stdout)}\n` : '';
    return `${drawing}${solution}${outcome(record)}\n`;
  }
}
