/*
 * What an object says of the board beside the list of vehicles counts as if it stood there itself:
 *
 *     { "board": { "width": 6, "exit": { "side": "left" }, "walls": [[0, 3]] }, "cars": […] }
 *     { "width": 6, "exit": { "side": "left" }, "walls": [[0, 3]], "cars": […] }
 */
import type { Entry } from '../values/value.ts';
import { isExit, isUnreadWalls, isWalls, keyWord } from './object-about.ts';

const BOARD = /^(?:board|grid|level|puzzle|map|field|game|settings|config|info|meta|parking)$/;

/** The entries with what such an object has in its place; the entries as they are where none has walls or an exit. */
export function withBoardProperties(entries: readonly Entry[]): readonly Entry[] {
  const names = new Set(entries.map(([name]) => keyWord(name)));
  return entries.flatMap((entry): readonly Entry[] => {
    const [name, value] = entry;
    if (value.kind !== 'object' || !BOARD.test(keyWord(name)) || entries.length < 2) return [entry];
    const says = (one: Entry) => isExit(one) || isWalls(one) || isUnreadWalls(one);
    const isOfBoard = value.entries.every((one) => one[1].kind === 'scalar' || says(one));
    return isOfBoard && value.entries.some(says)
      ? value.entries.filter(([inner]) => !names.has(keyWord(inner)))
      : [entry];
  });
}
