// Says on standard error what a person should know about a reading.
import { printError } from '../../terminal/standard.ts';
import type { ByteSource } from '../bytes.ts';
import type { PictureOptions } from '../reading-options.ts';
import { overlayTip } from './overlay-tip.ts';
import { doubtOf, remarksOn } from './remarks.ts';
import type { SeenBoard } from './see.ts';

/**
 * Prints the remarks on a reading and, if it is not sure, where to look.
 *
 * @param withTip - whether a doubt is printed with the `unjam show --overlay` command; false for that command itself
 * @returns whether the reading is sure
 */
export function reportReading(
  reading: SeenBoard,
  source: ByteSource,
  options: PictureOptions,
  withTip = true,
): boolean {
  for (const line of remarksOn(reading)) printError(`${source.label}: ${line}`);
  const doubt = doubtOf(reading);
  if (doubt === undefined) return true;
  printError(`${source.label}: ${doubt}${withTip ? `; ${overlayTip(source, options)}` : ''}`);
  return false;
}
