import { joinSlides } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { countOfGame, isWon } from '@unjam/core/game';
import { notationById } from '@unjam/core/notation';
import type { ExitStatus } from '../../exit-status.ts';
import { readOneBoard } from '../../input/boards.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { jsonLine } from '../../output/json-line.ts';
import { lengths } from '../../output/tally.ts';
import { print, refuse } from '../../terminal/standard.ts';
import { visibleLine } from '../../terminal/visible.ts';
import type { Table } from './table.ts';

export interface PlayOptions extends ReadingOptions, LimitOptions {
  readonly json?: true;
}

/** Plays the one board that an argument names. */
export async function playInput(word: string, options: PlayOptions): Promise<ExitStatus> {
  const problem = terminalProblem();
  if (problem !== undefined) return refuse(`unjam: ${problem}`);
  const input = await readOneBoard(word, options);
  if (!input.ok) return refuse(input.error);
  const { name, board } = input.value;
  const { play } = await import('./session.ts');
  const { table, status } = await play(board, visibleLine(name), limitOf(options));
  await print(options.json ? jsonLine(recordOf(name, table)) : inWords(name, table));
  return status;
}

/** Why the game cannot run here. */
function terminalProblem(): string | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    return 'play needs a terminal; expected one for standard input and output';
  if (process.env.TERM === 'dumb' || !process.env.TERM)
    return `play needs a terminal that can move its cursor; TERM is ${process.env.TERM ?? 'not set'}`;
  return undefined;
}

const arrows = notationById('arrows');

/** The moves that were made; null if the notation cannot express them. */
function movesIn({ history }: Table): string | null {
  const { board, moves } = history.present;
  const written = arrows.print(joinSlides(moves), board);
  return written.ok ? written.value : null;
}

function inWords(name: string, table: Table): string {
  const { moves, steps } = countOfGame(table.history.present);
  const outcome = `${visibleLine(name)}: ${isWon(table.history.present) ? 'solved' : 'not solved'} · ${lengths(moves, steps)}\n`;
  const made = movesIn(table);
  return made ? `${made}\n${outcome}` : outcome;
}

function recordOf(name: string, table: Table): object {
  const game = table.history.present;
  const board = compactText(game.board);
  return { name, board, solved: isWon(game), ...countOfGame(game), played: movesIn(table) };
}
