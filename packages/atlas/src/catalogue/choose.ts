/*
 * Chooses the puzzles of a catalogue from atlases.
 *
 * Source: our own; the choice of the least alike is farthest-first traversal, Gonzalez (1985). Guarantee: every puzzle is
 * the hardest of its cluster, no two belong to one cluster or are mirror images, none are more alike than `mostAlike`,
 * and the same puzzles with the same options give the same catalogue, on every machine and for any number of shards.
 *
 *     atlases  ->  candidates, rated  ->  shares: grade, size, walls, rating  ->  the least alike of each share
 *
 * Shares are equal as far as puzzles exist. If all candidates of a share are too much like the chosen ones, the other
 * shares get the rest.
 */

import { type Result, solve } from '@unjam/core';
import { at, ok } from '@unjam/core/basics';
import type { CatalogueText } from '@unjam/core/catalogue';
import { compactText } from '@unjam/core/formats';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import type { Atlas } from '../store/open-atlas.ts';
import type { AtlasProblem } from '../store/problem.ts';
import { type Candidate, type CandidateOptions, candidatesOf } from './candidates.ts';
import { likeness } from './likeness.ts';
import { groupsOf, shareByLevel } from './shares.ts';

export interface ChooseOptions extends CandidateOptions {
  readonly count: number;
  /** The greatest likeness of two puzzles of the catalogue, 0 to 1. */
  readonly mostAlike: number;
}

/**
 * The lines of a catalogue, easiest first.
 *
 * @param atlases - complete and rated
 * @param options - how many puzzles, and how alike two may be
 */
export async function chooseCatalogue(
  atlases: readonly Atlas[],
  options: ChooseOptions,
): Promise<Result<readonly CatalogueText[], AtlasProblem>> {
  const candidates = await candidatesOf(atlases, options);
  if (!candidates.ok) return candidates;
  const lines = choose(candidates.value, options).map(lineOf);
  return ok(
    lines.sort(
      (a, b) => a.rating - b.rating || a.moves - b.moves || a.steps - b.steps || (a.board < b.board ? -1 : 1),
    ),
  );
}

/** A candidate, and its greatest likeness to any chosen one. */
interface Standing {
  readonly candidate: Candidate;
  alike: number;
}

/** The candidates of one grade, size, number of walls and rating. */
interface Share {
  readonly groups: readonly string[];
  readonly left: Standing[];
  readonly chosen: Candidate[];
}

function choose(candidates: readonly Candidate[], { count, mostAlike }: ChooseOptions): Candidate[] {
  const standings = candidates.map((candidate): Standing => ({ candidate, alike: 0 }));
  const bySize = groupsOf(standings, ({ candidate }) => sizeOf(candidate));
  const ofSize = new Map(bySize.map((group) => [sizeOf(at(group, 0).candidate), group]));
  const shares = groupsOf(standings, ({ candidate }) => candidate.groups.join('/')).map(
    (left): Share => ({ groups: at(left, 0).candidate.groups, left, chosen: [] }),
  );
  const take = ({ left, chosen }: Share): boolean => {
    const next = takeLeastAlike(left, mostAlike);
    if (!next) return false;
    chosen.push(next);
    for (const standing of ofSize.get(sizeOf(next)) ?? []) {
      standing.alike = Math.max(standing.alike, likenessOf(standing.candidate, next));
    }
    return true;
  };
  // a share may have no candidate left that is different enough: its rest is shared out again
  for (let again = true; again; ) {
    again = false;
    const held = shares.map(({ groups, left, chosen }) => ({ groups, held: left.length + chosen.length }));
    const wanted = shareByLevel(count, held);
    // the hardest first, because the hard shares have the fewest candidates
    for (const share of [...shares].reverse()) {
      const most = wanted.get(share.groups.join('/')) ?? 0;
      while (share.chosen.length < most && take(share));
      if (share.chosen.length < most) again = true;
    }
  }
  return shares.flatMap(({ chosen }) => chosen);
}

const sizeOf = ({ groups }: Candidate): string => at(groups, 1);

const likenessOf = ({ upright }: Candidate, other: Candidate): number =>
  Math.max(likeness(upright, other.upright), other.turned ? likeness(upright, other.turned) : 0);

/**
 * Takes the candidate that is least like the chosen ones, the first of several; removes all that are too much alike.
 */
function takeLeastAlike(left: Standing[], mostAlike: number): Candidate | undefined {
  const fit = left.filter(({ alike }) => alike <= mostAlike);
  const best = fit.reduce<Standing | undefined>(
    (least, standing) => (least && least.alike <= standing.alike ? least : standing),
    undefined,
  );
  left.splice(0, left.length, ...fit.filter((standing) => standing !== best));
  return best?.candidate;
}

function lineOf({ board, rating, grade, themes, moves, states }: Candidate): CatalogueText {
  const inSteps = solve(board, { metric: 'steps' });
  if (inSteps.kind !== 'solved') throw new TypeError('a puzzle of the atlas is not solved');
  return {
    board: compactText(boardOfLayout(layoutOf(board))),
    rating,
    grade,
    themes,
    moves,
    steps: inSteps.solution.reduce((steps, { by }) => steps + Math.abs(by), 0),
    states,
  };
}
