import {
  type Board,
  boardAt,
  compactText,
  countOfGame,
  countSolution,
  engine,
  hintOf,
  isWon,
  joinSlides,
  type Move,
  movesMade,
  type Notation,
  nameHint,
  notationById,
  type SearchResult,
  stateOfGame,
} from '@unjam/core';
import { finishBreathing } from '../breathe.ts';
import { type ExitStatus, exitStatus } from '../exit-status.ts';
import { type ReadingOptions, readOneBoard } from '../input/boards.ts';
import { counted } from '../output/numbers.ts';
import { print, refuse } from '../output/standard.ts';
import { lengths } from '../output/tally.ts';
import { wantsColour } from '../output/terminal.ts';
import { drawScreen, type Screen } from './screen.ts';
import { drop, layTable, moveOn, press, said, type Table, take, wishOf } from './table.ts';

export interface PlayOptions extends ReadingOptions {
  readonly json?: true;
}

/** Lets a person play the one board that a word names. */
export async function playInput(word: string, options: PlayOptions): Promise<ExitStatus> {
  const problem = terminalProblem();
  if (problem !== undefined) return refuse(`unjam: ${problem}`);
  const input = await readOneBoard(word, options);
  if (!input.ok) return refuse(input.error);
  const { name, board } = input.value;
  const { table, status } = await play(board, name);
  await print(options.json ? `${JSON.stringify(recordOf(name, table))}\n` : inWords(name, table));
  return status;
}

/** Why nobody can play here. */
function terminalProblem(): string | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    return 'play needs a terminal; expected one for standard input and output';
  if (process.env.TERM === 'dumb' || !process.env.TERM)
    return `play needs a terminal that can move its cursor; TERM is ${process.env.TERM ?? 'not set'}`;
  return undefined;
}

/** Between two moves of a solution that is shown. */
const PAUSE = 350;

/** Plays until the player leaves; what is then on the table. */
async function play(board: Board, name: string): Promise<{ table: Table; status: ExitStatus }> {
  const { takeTerminal } = await import('./terminal.ts');
  let table = layTable(board);
  let fewest = 'looking for the fewest moves';
  let screen: Screen | undefined;
  /** Ends the search or the show that is under way. */
  let stop = (): void => {};
  let watching = false;
  let end = (_: ExitStatus): void => {};
  const ended = new Promise<ExitStatus>((resolve) => {
    end = resolve;
  });

  const show = (next: Table = table): void => {
    table = next;
    const { columns, rows } = display;
    screen = drawScreen(table, { name, fewest, columns, rows, colour: wantsColour(process.stdout) });
    display.show(screen.lines);
  };

  /** Solves the board as it stands; undefined when the player has gone on meanwhile. */
  const solveNow = async (): Promise<{ now: Board; result: SearchResult } | undefined> => {
    const signal = { aborted: false };
    stop = () => {
      signal.aborted = true;
    };
    const now = boardAt(board, stateOfGame(table.game));
    const result = await finishBreathing(engine.run(now, { thenBy: 'steps', signal }));
    return signal.aborted ? undefined : { now, result };
  };

  const giveHint = async (): Promise<void> => {
    if (isWon(table.game)) return show(said(table, 'The red car is out already.'));
    show(said(table, 'Looking for the next move ...'));
    const found = await solveNow();
    if (!found) return;
    const { now, result } = found;
    if (result.kind !== 'solved') return show(said(table, whyUnsolved(result)));
    const given = hintOf(now, result.solution);
    const chosen = given.kind === 'move' ? given.move.vehicle : table.chosen;
    show(said({ ...table, chosen }, nameHint(now, given)));
  };

  const showSolution = async (): Promise<void> => {
    if (isWon(table.game)) return show(said(table, 'The red car is out already.'));
    show(said(table, 'Looking for the solution ...'));
    const found = await solveNow();
    if (!found) return;
    const { result } = found;
    if (result.kind !== 'solved') return show(said(table, whyUnsolved(result)));
    const rest = [...result.solution];
    const next = (): void => {
      const move = rest.shift() as Move;
      show(moveOn(table, move, `${counted(rest.length, 'move')} to go; any key stops.`));
      watching = rest.length > 0;
      if (!watching) return;
      const timer = setTimeout(next, PAUSE);
      stop = () => clearTimeout(timer);
    };
    if (rest.length > 0) next();
  };

  const display = takeTerminal({
    onKey(key) {
      const wish = wishOf(key);
      const watched = watching;
      watching = false;
      stop();
      if (wish === 'quit') return end(exitStatus.done);
      if (wish === 'interrupt') return end(exitStatus.interrupted);
      if (wish === 'hint') return void giveHint();
      if (wish === 'solve') {
        return watched ? show(said(table, 'Stopped; Space goes on.')) : void showSolution();
      }
      show(press(table, key));
    },
    onMouse(kind, column, row) {
      stop();
      watching = false;
      const cell = screen?.cellAt(column, row);
      if (kind === 'up') show(drop(table, cell));
      else if (cell !== undefined) show(take(table, cell));
    },
    onResize: () => show(),
  });
  show();
  void finishBreathing(engine.run(board, { thenBy: 'steps' })).then((result) => {
    fewest = fewestOf(result);
    show();
  });
  const status = await ended;
  display.leave();
  return { table, status };
}

function fewestOf(result: SearchResult): string {
  if (result.kind === 'solved') return `the fewest is ${countSolution(result.solution).moves}`;
  return result.kind === 'limit' ? 'the fewest is not known' : 'unsolvable';
}

const whyUnsolved = ({ kind }: SearchResult): string =>
  kind === 'limit'
    ? 'The solution was not found: the search took too much memory.'
    : 'No sequence of moves leads to the exit.';

const arrows = notationById('arrows') as Notation;

/** The moves that were made; nothing where the notation has no words for them. */
function movesIn({ game }: Table): string | null {
  const written = arrows.print(joinSlides(movesMade(game)), game.board);
  return written.ok ? written.value : null;
}

function inWords(name: string, table: Table): string {
  const { moves, steps } = countOfGame(table.game);
  const outcome = `${name}: ${isWon(table.game) ? 'solved' : 'not solved'} · ${lengths(moves, steps)}\n`;
  const made = movesIn(table);
  return made ? `${made}\n${outcome}` : outcome;
}

function recordOf(name: string, table: Table): object {
  const { game } = table;
  const board = compactText(game.board);
  return { name, board, solved: isWon(game), ...countOfGame(game), played: movesIn(table) };
}
