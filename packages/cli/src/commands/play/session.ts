// One game from beginning to end: what keys, clicks and the solver change, one after the other.

import type { SearchLimit } from '@unjam/core';
import { type Board, boardAt, describeHint, type SearchResult } from '@unjam/core';
import { hintOf } from '@unjam/core/analysis';
import { counted } from '@unjam/core/basics';
import { engine } from '@unjam/core/engine';
import { isWon, stateOfGame } from '@unjam/core/game';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { limitNames } from '../../output/limit.ts';
import { wantsColour } from '../../terminal/style.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';
import { drawScreen, type Screen } from './screen.ts';
import { commandOf, drop, layTable, moveOn, press, said, type Table, take } from './table.ts';
import { takeTerminal } from './terminal.ts';

/** Milliseconds between two moves of a solution that is shown. */
const PAUSE = 350;

/** Plays until the player leaves; returns the last position. */
export async function play(
  board: Board,
  name: string,
  limit: SearchLimit,
): Promise<{ table: Table; status: ExitStatus }> {
  let table = layTable(board);
  let best = 'looking for the shortest solution';
  let screen: Screen | undefined;
  /** Stops the current search or the solution that is being shown. */
  let stop = (): void => {};
  let watching = false;
  let end = (_: ExitStatus): void => {};
  const ended = new Promise<ExitStatus>((resolve) => {
    end = resolve;
  });

  const show = (next: Table = table): void => {
    table = next;
    const { columns, rows } = display;
    screen = drawScreen(table, { name, best, columns, rows, colour: wantsColour(process.stdout) });
    display.show(screen.lines);
  };

  /** Solves the board as it is now; undefined if the player has moved meanwhile. */
  const solveNow = async (): Promise<{ now: Board; result: SearchResult } | undefined> => {
    const signal = { aborted: false };
    stop = () => {
      signal.aborted = true;
    };
    const now = boardAt(board, stateOfGame(table.history.present));
    const result = await finishYielding(engine.run(now, { thenBy: 'steps', limit, signal }));
    return signal.aborted ? undefined : { now, result };
  };

  const giveHint = async (): Promise<void> => {
    if (isWon(table.history.present)) return show(said(table, describeHint(board, { kind: 'solved' })));
    show(said(table, 'Looking for the next move ...'));
    const found = await solveNow();
    if (!found) return;
    const { now, result } = found;
    if (result.kind !== 'solved') return show(said(table, whyUnsolved(now, result)));
    const given = hintOf(now, result.solution);
    const chosen = given.kind === 'move' ? given.move.vehicle : table.chosen;
    show(said({ ...table, chosen }, describeHint(now, given)));
  };

  const showSolution = async (): Promise<void> => {
    if (isWon(table.history.present)) return show(said(table, describeHint(board, { kind: 'solved' })));
    show(said(table, 'Looking for the solution ...'));
    const found = await solveNow();
    if (!found) return;
    const { now, result } = found;
    if (result.kind !== 'solved') return show(said(table, whyUnsolved(now, result)));
    const rest = [...result.solution];
    const next = (): void => {
      const move = rest.shift();
      if (!move) return;
      show(moveOn(table, move, `${counted(rest.length, 'move')} to go; any key stops.`));
      watching = rest.length > 0;
      if (!watching) return;
      const timer = setTimeout(next, PAUSE);
      stop = () => clearTimeout(timer);
    };
    next();
  };

  const display = takeTerminal({
    onKey(key) {
      const command = commandOf(key, table.history.present.board);
      const watched = watching;
      watching = false;
      stop();
      if (command === 'quit') return end(exitStatus.done);
      if (command === 'interrupt') return end(exitStatus.interrupted);
      if (command === 'hint') return void giveHint();
      if (command === 'solve') {
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
  const gone = { aborted: false };
  void finishYielding(engine.run(board, { thenBy: 'steps', limit, signal: gone })).then((result) => {
    best = bestOf(result);
    if (!gone.aborted) show();
  });
  const status = await ended;
  gone.aborted = true;
  display.leave();
  return { table, status };
}

function bestOf(result: SearchResult): string {
  if (result.kind === 'solved') return `best possible: ${result.moves}`;
  // short, as a terminal of 80 columns shows the length of the game beside it
  return result.kind === 'limit'
    ? `best possible: not known (limit: ${limitNames[result.which]})`
    : 'unsolvable';
}

const whyUnsolved = (board: Board, result: SearchResult): string =>
  describeHint(board, result.kind === 'limit' ? result : { kind: 'unsolvable' });
