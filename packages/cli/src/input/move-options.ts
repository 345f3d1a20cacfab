import { notations } from '@unjam/core/notation';
import type { Command, Option } from 'commander';
import {
  addLimitOptions,
  addReadingOptions,
  idsOf,
  jsonOption,
  metricOption,
  nameOption,
} from './options.ts';

/** The option for how moves are written. */
export const notationOption = (description: string): Option =>
  nameOption('--notation <id>', 'notation', idsOf(notations), description);

/** The option for the notation of a solution that a command reads. */
export const solutionNotationOption = (): Option =>
  notationOption('how the solution is written (default: detected)');

/** Adds the options of a command that judges moves: the metric, those of its own, how boards are read, limits, and --json. */
export function addMoveOptions(command: Command, ...own: readonly Option[]): Command {
  for (const option of [metricOption(), ...own]) command.addOption(option);
  return addLimitOptions(addReadingOptions(command)).addOption(jsonOption());
}
