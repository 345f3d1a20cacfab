import { edges, metrics } from '@unjam/core/board';
import { formats } from '@unjam/core/formats';
import type { Span } from '@unjam/core/generate';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { nearestName } from './nearest-name.ts';

/** An option whose value is one of a list of names; a misspelt one is refused with the nearest of them. */
export const nameOption = (
  flags: string,
  what: string,
  names: readonly string[],
  description: string,
): Option => new Option(flags, description).argParser((typed: string) => knownName(what, names, typed));

/** An option whose value is one name or several, parted by commas. */
export const namesOption = (
  flags: string,
  what: string,
  names: readonly string[],
  description: string,
): Option =>
  new Option(flags, description).argParser((typed: string) =>
    typed.split(',').map((name) => knownName(what, names, name.trim())),
  );

function knownName(what: string, names: readonly string[], typed: string): string {
  const known = names.find((name) => name.toLowerCase() === typed.toLowerCase());
  if (known !== undefined) return known;
  const nearest = nearestName(typed, names);
  const meant = nearest === undefined ? '' : `, did you mean '${nearest}'?`;
  throw new InvalidArgumentError(`unknown ${what} '${typed}'${meant}; expected ${names.join(', ')}`);
}

/** An option whose value is a whole number from `least` up; `1e6` and `1_000_000` are numbers too. */
export const countOption = (flags: string, description: string, least = 1): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const value = typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(/(?<=\d)[_,](?=\d)/g, ''));
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} '${typed}'; expected a whole number from ${least} up`,
    );
  });

/** An option whose value is a range of whole numbers: `20..25`, `20..`, `..25` or `20`. */
export const spanOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string): Span => {
    const [, least, dots, most] = /^(\d*)(\.\.)?(\d*)$/.exec(typed.trim()) ?? [];
    if (dots === undefined ? least && !most : least || most) {
      const from = Number(least || 0);
      return { least: from, most: dots === undefined ? from : most ? Number(most) : Number.MAX_SAFE_INTEGER };
    }
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} '${typed}'; expected a range such as 20..25, 20.. or 20`,
    );
  });

/** An option whose value is a size such as `6x6`: columns, then rows. */
export const sizeOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const [, width, height] = /^(\d+)[x×](\d+)$/i.exec(typed.trim()) ?? [];
    if (width && height) return { width: Number(width), height: Number(height) };
    throw new InvalidArgumentError(`${flags.split(' ')[0]} '${typed}'; expected a size such as 6x6`);
  });

const millisecondsIn = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** An option whose value is a time such as `500ms`, `10s` or `2m`, seconds without a unit; gives milliseconds. */
export const timeOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const [, digits, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(typed.trim()) ?? [];
    const value = Number(digits) * millisecondsIn[unit as keyof typeof millisecondsIn];
    if (value > 0) return value;
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} '${typed}'; expected a time such as 500ms, 10s or 2m`,
    );
  });

/** An option whose value is a part of so many, `1/3` to `3/3`; the first is slice 0. */
export const sliceOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed: string) => {
    const [, part, parts] = /^(\d+)\/(\d+)$/.exec(typed.trim()) ?? [];
    const slice = Number(part) - 1;
    const slices = Number(parts);
    if (slice >= 0 && slice < slices) return { slice, slices };
    throw new InvalidArgumentError(
      `${flags.split(' ')[0]} '${typed}'; expected a part and how many there are, such as 1/3, 2/3 or 3/3`,
    );
  });

export const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

export const jsonOption = (): Option => new Option('--json', 'print one object a line');

export const outputOption = (what: string): Option =>
  new Option('-o, --output <path>', `write ${what} to a file, or to a folder: one file a board`);

/** What every command that reads boards takes. */
export const addReadingOptions = (command: Command): Command =>
  command
    .addOption(
      nameOption('--format <id>', 'format', idsOf(formats), 'how the boards are written (default: detected)'),
    )
    .option(
      '--primary <label>',
      'the label of the vehicle that must leave (default: by the rule of the format)',
    )
    .addOption(
      nameOption('--exit <edge>', 'edge', edges, 'where it leaves (default: right, bottom when vertical)'),
    );

export const metricOption = (description = 'what is to be fewest: moves or steps'): Option =>
  nameOption('--metric <metric>', 'metric', metrics, description).default('moves');
