// A row of the solve log, the CSV file that docs/difficulty.md describes:
//
//     player,board,seconds,event,vehicle,by
//     Ada,oAABBooCCCDXXoEDoooEDFFGG,0,open,,
//     Ada,oAABBooCCCDXXoEDoooEDFFGG,3.4,move,E,2

import { type Board, tryParseBoard } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import type { GameEvent } from '../model/events.ts';

export const HEAD = 'player,board,seconds,event,vehicle,by';

/**
 * The row of an event; undefined for a board that the log cannot hold, because its text has a comma.
 *
 * @param player - the player's name; `player` where it is empty
 */
export function logRow(
  player: string,
  board: Board,
  event: GameEvent,
  milliseconds: number,
): string | undefined {
  const text = compactText(board);
  if (/[,\n"]/.test(text)) return undefined;
  const isMove = event.kind === 'move' || event.kind === 'retraced';
  const kind = isMove ? 'move' : event.kind;
  const cells = [player.trim() || 'player', text, String(Math.round(milliseconds / 10) / 100), kind];
  if (!isMove) return [...cells, '', ''].join(',');
  // the labels of a reader of the text, who does not know those of the board
  const read = tryParseBoard(text);
  const label = read.ok ? read.value.vehicles[event.move.vehicle]?.label : undefined;
  return label === undefined || label === ','
    ? undefined
    : [...cells, label, String(event.move.by)].join(',');
}
