// The ladder: the catalogue by grades, each grade in packs. A pack opens once enough of the pack before it is solved.

import type { CatalogueEntry } from '@unjam/core/catalogue';
import { type Grade, grades, type ThemeId, themes } from '@unjam/core/difficulty';
import type { Progress } from './best-results.ts';
import { starsOf } from './stars-of.ts';

/** Puzzles in a pack, and how many of them open the next one. */
export const PACK = 24;
export const OPENING = 12;

export interface Pack {
  readonly grade: Grade;
  /** Its number within the grade, from 1. */
  readonly number: number;
  readonly entries: readonly CatalogueEntry[];
  /** What this pack is about more than others are, the two most typical first. */
  readonly themes: readonly ThemeId[];
  readonly solved: number;
  readonly stars: number;
  readonly open: boolean;
}

export interface Rung {
  readonly grade: Grade;
  readonly packs: readonly Pack[];
  readonly count: number;
  readonly solved: number;
  readonly stars: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type ThemeCounts = Readonly<Record<ThemeId, number>>;

/** How many of these puzzles have each theme. */
function countThemes(entries: readonly CatalogueEntry[]): ThemeCounts {
  const counts = Object.fromEntries(themes.map(({ id }) => [id, 0])) as Record<ThemeId, number>;
  for (const entry of entries) for (const theme of entry.themes) counts[theme]++;
  return counts;
}

/** The themes of a quarter of a pack or more, by how much more frequent they are there than elsewhere; at most two. */
function typicalThemes(pack: readonly CatalogueEntry[], all: ThemeCounts): readonly ThemeId[] {
  const counts = countThemes(pack);
  return themes
    .map(({ id }) => id)
    .filter((id) => counts[id] * 4 >= pack.length)
    .sort((a, b) => counts[b] / all[b] - counts[a] / all[a])
    .slice(0, 2);
}

/** The grades with their packs, the easiest first. */
export function ladderOf(entries: readonly CatalogueEntry[], progress: Progress): readonly Rung[] {
  const all = countThemes(entries);
  return grades.map(({ id: grade }) => {
    const own = entries.filter((entry) => entry.grade === grade);
    const packs: Pack[] = [];
    for (let first = 0; first < own.length; first += PACK) {
      const inPack = own.slice(first, first + PACK);
      const results = inPack.map(({ board, moves }) => ({ best: progress[board], moves }));
      const before = packs.at(-1);
      packs.push({
        grade,
        number: packs.length + 1,
        entries: inPack,
        themes: typicalThemes(inPack, all),
        solved: results.filter(({ best }) => best).length,
        stars: sum(results.map(({ best, moves }) => starsOf(best, moves))),
        open: !before || before.solved >= OPENING,
      });
    }
    return {
      grade,
      packs,
      count: own.length,
      solved: sum(packs.map(({ solved }) => solved)),
      stars: sum(packs.map(({ stars }) => stars)),
    };
  });
}

/** Puzzles of a grade to solve without help before it is the player's level. */
const PROOF = 5;

export interface Level {
  readonly grade: Grade;
  /** The next grade, and how many more of its puzzles to solve without help; undefined at the top. */
  readonly next: { readonly grade: Grade; readonly more: number } | undefined;
}

/** The hardest grade of which the player has solved five puzzles without help; at first the easiest. */
export function levelOf(entries: readonly CatalogueEntry[], progress: Progress): Level {
  const alone = grades.map(
    ({ id }) => entries.filter(({ grade, board }) => grade === id && progress[board]?.alone).length,
  );
  const level = Math.max(
    0,
    alone.findLastIndex((count) => count >= PROOF),
  );
  const next = grades[level + 1];
  return {
    grade: grades[level]?.id ?? 'beginner',
    next: next && { grade: next.id, more: PROOF - (alone[level + 1] ?? 0) },
  };
}

/** The puzzle to go on with: the first unsolved one of the player's grade in a pack that is open, then of harder ones. */
export function nextOf(
  ladder: readonly Rung[],
  grade: Grade,
  progress: Progress,
): CatalogueEntry | undefined {
  const from = Math.max(
    0,
    ladder.findIndex((rung) => rung.grade === grade),
  );
  return [...ladder.slice(from), ...ladder.slice(0, from)]
    .flatMap(({ packs }) => packs.filter(({ open }) => open))
    .flatMap(({ entries }) => entries)
    .find(({ board }) => !progress[board]);
}
