// The boards that a program is run on: puzzles of the catalogue with other labels and some of them upside down, so that a
// program cannot have stored their answers. They are as hard as before: neither changes how many moves a solution needs.
import { createHash } from 'node:crypto';
import { type Board, describeProblem, type Result, validate } from '@unjam/core';
import { at, counted, err, ok } from '@unjam/core/basics';
import { boardToSetup, byLabel, mirror, transpose } from '@unjam/core/board';
import {
  type CatalogueCriteria,
  checkCatalogueCriteria,
  draw,
  fits,
  formatEntryTitle,
} from '@unjam/core/catalogue';
import { ratingOf } from '@unjam/core/difficulty';
import { type FormatId, formatById, relabelFor } from '@unjam/core/formats';
import { randomFrom } from '@unjam/core/generate';
import { boardOfEntry } from '../../input/board-of-entry.ts';
import { bundledCatalogue } from '../../input/catalogue.ts';
import { relabelledFor } from '../../output/relabelled.ts';
import type { InstanceOptions } from './grade-options.ts';

export interface Instance {
  /** Counts from 1. */
  readonly number: number;
  /** The puzzle that it comes from. */
  readonly puzzle: string;
  readonly board: Board;
  /** The board as the program gets it. */
  readonly text: string;
  /** Length of its shortest solution. */
  readonly shortest: { readonly moves: number; readonly steps: number };
}

/** The instances that a seed draws, the same each time; fails in one line where too few puzzles are as asked for. */
export function instancesOf(
  options: InstanceOptions,
  seed: string,
  id: FormatId,
): Result<readonly Instance[], string> {
  const format = formatById(id);
  const { instances: count, mirror: mirrored } = options;
  const entries = bundledCatalogue();
  const criteria = criteriaOf(options);
  const checked = checkCatalogueCriteria(criteria, entries);
  if (!checked.ok) return err(`${checked.error.message}; expected ${checked.error.expected}`);
  const among = entries.filter((entry) => fits(entry, criteria));
  if (among.length < count) {
    const fewer = among.length === 0 ? '' : `--instances ${among.length} or fewer, or `;
    return err(
      `${counted(among.length, 'puzzle')} of the catalogue ${among.length === 1 ? 'is' : 'are'} as asked for; expected ${fewer}a wider range`,
    );
  }
  const number = createHash('sha256').update(seed).digest().readUInt32LE();
  const random = randomFrom(number);
  const made: Instance[] = [];
  for (const [index, entry] of draw(among, count, number).entries()) {
    const other = disguised(boardOfEntry(entry), id, mirrored, random);
    const board = other.ok && relabelledFor(other.value, format);
    const printed = board ? format.print(board) : other;
    if (!board || !printed.ok) {
      const reason = printed.ok ? '' : describeProblem(printed.error);
      // a mirror has its red car in another row, which some formats cannot write
      const asItIs = mirrored && format.print(relabelledFor(boardOfEntry(entry), format)).ok;
      const orNot = asItIs ? ', or --no-mirror' : '';
      return err(`${formatEntryTitle(entry)} cannot be written as ${id}: ${reason}${orNot}`);
    }
    made.push({
      number: index + 1,
      puzzle: formatEntryTitle(entry),
      board,
      text: `${printed.value}\n`,
      shortest: { moves: entry.moves, steps: entry.steps },
    });
  }
  return ok(made);
}

function criteriaOf({ grade, difficulty, moves, steps, size, walls }: InstanceOptions): CatalogueCriteria {
  return {
    ...(grade && { grade }),
    ...(difficulty && {
      rating: {
        least: difficulty.least > 0 ? Math.ceil(ratingOf(difficulty.least)) : 0,
        most: Math.min(100, Math.floor(ratingOf(difficulty.most))),
      },
    }),
    ...(moves && { moves }),
    ...(steps && { steps }),
    size,
    walls,
  };
}

/** A board that is as hard: perhaps upside down, with the labels of the format in another order, as the vehicles are. */
function disguised(board: Board, id: FormatId, mirrored: boolean, random: () => number) {
  const turned = mirrored && random() < 0.5 ? upsideDown(board) : board;
  const labelled = relabelFor(turned, id);
  if (!labelled.ok) return labelled;
  const setup = boardToSetup(labelled.value);
  const labels = shuffled(
    setup.vehicles.filter(({ primary }) => !primary).map(({ label }) => label),
    random,
  );
  let next = 0;
  const vehicles = setup.vehicles.map((vehicle) =>
    vehicle.primary ? vehicle : { ...vehicle, label: at(labels, next++) },
  );
  // most formats write vehicles in the order of their labels
  return validate({ ...setup, vehicles: byLabel(vehicles) });
}

/** The board with top and bottom exchanged: the exit stays at its edge where that is the left or the right one. */
const upsideDown = (board: Board): Board => transpose(mirror(transpose(board)));

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [at(mixed, other), at(mixed, last)];
  }
  return mixed;
}
