/*
 * What the blocks of a text that draw no board say about those that do.
 *
 *     The red car is B. It leaves at the left.
 *
 *     AA.B..
 *     ...B..
 */
import { NOTHING_SAID, type Said, saidIn } from './about.ts';
import type { Line } from './unwrap.ts';

/**
 * What is said around each block: by the last block of prose above it, or, where there is none, by the first below it.
 *
 * @param isBoard - whether a block draws a board; asked only for blocks that say something
 */
export function saidAround(
  blocks: readonly (readonly Line[])[],
  isBoard: (block: readonly Line[]) => boolean,
): Said[] {
  const said = blocks.map((block) => {
    const here = saidIn(block.map(({ text, whole }) => whole ?? text));
    const isSaid = here.exits.length > 0 || here.primary !== undefined;
    return isSaid && !isBoard(block) ? here : undefined;
  });
  return blocks.map(
    (_, i) => said.slice(0, i).findLast(Boolean) ?? said.slice(i + 1).find(Boolean) ?? NOTHING_SAID,
  );
}
