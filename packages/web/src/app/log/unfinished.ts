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
 * @param milliseconds - the time of the attempt: a play with a later row is of another tab that had the same moves
 */
export function unfinishedPlay(
  rows: readonly string[],
  text: string,
  attempt: Attempt,
  milliseconds: number,
): readonly string[] | undefined {
  const read = tryParseBoard(text);
  if (!read.ok) return undefined;
  return playsOf(rows).findLast(
    (play) => timeOf(play.at(-1)) <= milliseconds && leadsTo(attempt, play, read.value),
  );
}

/** The time of a row in milliseconds; it is rounded there, perhaps up. */
const timeOf = (row = ''): number => Number(row.split(',')[2]) * 1000 - 5;

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
