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
 * @param isBoard - whether the block of an index draws a board; asked only for blocks that say something
 */
export function saidAround(
  blocks: readonly (readonly Line[])[],
  isBoard: (index: number) => boolean,
): Said[] {
  const said = blocks.map((block, i) => {
    const here = saidIn(block.map(({ text, whole }) => whole ?? text));
    const isSaid = here.exits.length > 0 || here.primary !== undefined;
    return isSaid && !isBoard(i) ? here : undefined;
  });
  let above: Said | undefined;
  let next = said.findIndex(Boolean);
  if (next < 0) return said.map(() => NOTHING_SAID);
  return said.map((own, i) => {
    // above the first one that says something, that one is the next; below it there is always one above
    if (i >= next) next = above ? next : said.findIndex((other, j) => j > i && other !== undefined);
    const around = above ?? said[next] ?? NOTHING_SAID;
    above = own ?? above;
    return around;
  });
}
