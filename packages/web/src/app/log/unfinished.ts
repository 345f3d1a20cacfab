// The play of the log that goes on, as after a reload:
//
//     Ada,BOARD,0,open,,
//     Ada,BOARD,3.4,move,E,2      the game is here: further moves belong to these rows
import { type Board, tryParseBoard } from '@unjam/core';
import type { Attempt } from '../model/attempt.ts';
import { playsOf } from '../model/merge-rows.ts';

/**
 * The last play without an end that leads to the present state of an attempt; undefined if there is none. Another tab may have
 * opened the board since.
 *
 * @param rows - those of the player and the board, in their order
 * @param text - the board as the rows have it
 */
export function unfinishedPlay(
  rows: readonly string[],
  text: string,
  attempt: Attempt,
): readonly string[] | undefined {
  const read = tryParseBoard(text);
  return read.ok ? playsOf(rows).findLast((play) => leadsTo(attempt, play, read.value)) : undefined;
}

function leadsTo({ moves }: Attempt, play: readonly string[], { vehicles }: Board): boolean {
  if (eventOf(play[0] ?? '') !== 'open') return false;
  const logged = vehicles.map(() => 0);
  for (const row of play.slice(1)) {
    const [, , , event, label, by] = row.split(',');
    if (event === 'restart') logged.fill(0);
    else if (event !== 'move') return false;
    else {
      const vehicle = vehicles.findIndex((one) => one.label === label);
      logged[vehicle] = (logged[vehicle] ?? 0) + Number(by);
    }
  }
  const present = vehicles.map((_, index) =>
    moves.reduce((sum, { vehicle, by }) => sum + (vehicle === index ? by : 0), 0),
  );
  return logged.every((by, index) => by === present[index]);
}

const eventOf = (row: string): string | undefined => row.split(',')[3];
