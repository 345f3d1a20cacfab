/*
 * What the blocks of a text that draw no board say about those that do.
 *
 *     The red car is B. It leaves at the left.      above the first board alone: said of all
 *
 *     AA.B..
 *     ...B..
 *
 *     Exit: top                                     between boards: said of the next one alone
 *
 *     ...
 */
import { NOTHING_SAID, type Said, saidIn } from './about.ts';
import { BOARD_NUMBER } from './board-number.ts';
import type { Line } from './unwrap.ts';

/** What is said above the first board, between each two, and below the last one. */
interface Gap {
  readonly own: Said;
  /** What of it may be said of other boards, too: what does not stand below the number of a board. */
  readonly shared: Said;
}

/** What is said in one place of a text, such as an exit. */
type Part = 'exit' | 'primary';

/**
 * What is said around each block. What is said in one place alone, above the first board or below the last one, is said of all; other
 * things are said of the board below them, or of the one above them where something is said below the last board and nothing above the
 * first.
 *
 * @param isBoard - whether the block of an index draws a board; asked only where some block says something
 */
export function saidAround(
  blocks: readonly (readonly Line[])[],
  isBoard: (index: number) => boolean,
): Said[] {
  const texts = blocks.map((block) => block.map(({ text, whole }) => whole ?? text));
  const isSaid = texts.map((lines) => says(saidIn(lines), 'exit') || says(saidIn(lines), 'primary'));
  if (!isSaid.includes(true)) return blocks.map(() => NOTHING_SAID);
  const boards = blocks.map((_, i) => isBoard(i));
  const count = boards.filter(Boolean).length;
  const gaps = gapsOf(texts, boards);
  if (count === 0) return blocks.map(() => gaps[0]?.own ?? NOTHING_SAID);
  const around = Array.from({ length: count }, (_, board) => {
    const [exit, primary] = [gapOf(gaps, board, 'exit'), gapOf(gaps, board, 'primary')];
    return {
      exits: exit.exits,
      ...(exit.exitSquares && { exitSquares: exit.exitSquares }),
      ...(primary.primary !== undefined && { primary: primary.primary }),
    };
  });
  let board = 0;
  // what draws no board may still be one that is written with a mistake
  return boards.map((isOne) => around[isOne ? board++ : Math.min(board, count - 1)] ?? NOTHING_SAID);
}

const says = ({ exits, exitSquares, primary }: Said, part: Part): boolean =>
  part === 'exit' ? exits.length > 0 || exitSquares !== undefined : primary !== undefined;

function gapsOf(texts: readonly (readonly string[])[], boards: readonly boolean[]): readonly Gap[] {
  const lines: string[][] = [[]];
  for (const [i, text] of texts.entries()) {
    if (boards[i]) lines.push([]);
    else lines.at(-1)?.push(...text);
  }
  return lines.map((all) => {
    const number = all.findIndex((line) => BOARD_NUMBER.test(line));
    const own = saidIn(all);
    return { own, shared: number < 0 ? own : saidIn(all.slice(0, number)) };
  });
}

/** What is said of a part of a board, which is the one behind the gap of its number. */
function gapOf(gaps: readonly Gap[], board: number, part: Part): Said {
  const said = gaps.flatMap(({ own }, gap) => (says(own, part) ? gap : []));
  const last = gaps.length - 1;
  if (said.length === 1 && said[0] === 0 && board > 0) return gaps[0]?.shared ?? NOTHING_SAID;
  const isBelow = said.at(-1) === last && said[0] !== 0;
  const gap = isBelow ? (said.length === 1 ? last : board + 1) : board;
  return gaps[gap]?.own ?? NOTHING_SAID;
}
