import { type Edge, renderText } from '@unjam/core';
import { Tally } from '../../output/tally.ts';
import { print, printStyled } from '../../terminal/standard.ts';
import { fold, wantsColour } from '../../terminal/style.ts';
import { visibleLine } from '../../terminal/visible.ts';
import type { Solved, SolvedHere } from './job.ts';

/** The width of the column of names; longer names are not aligned. */
const NAME_WIDTH = 12;

interface Entry {
  readonly name: string;
  /** Whether the board was read in a picture, which does not show the labels of its vehicles, so that it is drawn. */
  readonly isPicture: boolean;
  readonly solved: Solved | SolvedHere;
}

/** The text of `solve`: one board in full, or several in a line each and a total. */
export class Summary {
  readonly #withSolution: boolean;
  readonly #exit: Edge | undefined;
  readonly #tally = new Tally();
  /** The first board is held back until it is clear whether there is a second. */
  #first: Entry | undefined;

  /**
   * @param withSolution - whether the solution of a single board is printed; false if solutions go to a file
   * @param exit - the side of the exit that was asked for
   */
  constructor(withSolution: boolean, exit: Edge | undefined) {
    this.#withSolution = withSolution;
    this.#exit = exit;
  }

  async add(entry: Entry): Promise<void> {
    this.#tally.add(entry.solved.tallied);
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
    else if (this.#first) await printStyled(await this.#alone(this.#first));
  }

  async #print(entry?: Entry): Promise<void> {
    for (const each of [this.#first, entry]) {
      if (each) await print(`${visibleLine(each.name).padEnd(NAME_WIDTH)}  ${each.solved.outcome}\n`);
    }
    this.#first = undefined;
  }

  async #alone({ solved, isPicture }: Entry): Promise<string> {
    const isDrawn = isPicture || (this.#withSolution && process.stdout.isTTY);
    const drawing =
      isDrawn && 'board' in solved
        ? `${renderText(solved.board, { colour: wantsColour(process.stdout) })}\n\n`
        : '';
    if (!this.#withSolution) return `${drawing}${solved.outcome}\n`;
    const { kind, moves } = solved.tallied;
    if ('board' in solved && (kind === 'unsolvable' || moves === 0)) {
      const { whySolved, whyUnsolvable } = await import('../../output/other-exit.ts');
      const why = kind === 'unsolvable' ? whyUnsolvable : whySolved;
      const lines = [solved.outcome, ...why(solved.board, this.#exit)];
      return `${drawing}${lines.map((line) => `${line}\n`).join('')}`;
    }
    const solution = solved.text ? `${fold(solved.text, process.stdout)}\n` : '';
    return `${drawing}${solution}${solved.outcome}\n`;
  }
}
