import { type Board, type Result, rate } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { type Grade, grades, type ThemeId } from '@unjam/core/difficulty';
import type { AtlasValues } from '../store/answer-pieces.ts';
import { boardOf } from '../store/board-text.ts';
import type { Atlas } from '../store/open-atlas.ts';
import type { AtlasProblem } from '../store/problem.ts';
import { type Traits, traitsOf } from './likeness.ts';
import { groupsOf } from './shares.ts';

/** A puzzle that a catalogue could contain. */
export interface Candidate {
  /** Its grade, size, walls and rating as texts. */
  readonly groups: readonly string[];
  readonly board: Board;
  /** Decides the order by chance: the MD5 of the least board of its cluster. */
  readonly lot: string;
  readonly rating: number;
  readonly grade: Grade;
  readonly themes: readonly ThemeId[];
  readonly moves: number;
  readonly states: number;
  readonly upright: Traits;
  readonly turned?: Traits;
}

/** The columns that are read from an atlas before anything is rated. */
interface Row extends Shape {
  readonly lot: string;
  readonly canonical: string;
  readonly hardest: string;
  readonly moves: number;
  readonly states: number;
  readonly histogram: string;
  readonly walls: number;
}

interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface CandidateOptions {
  /** Puzzles of fewer moves are left out. */
  readonly leastMoves: number;
  /** The most puzzles of each size, number of walls and number of moves that are rated, drawn by lot. */
  readonly perLength: number;
  readonly onProgress?: (progress: { readonly rated: number; readonly of: number }) => void;
}

/**
 * Draws puzzles from some atlases and rates them. They are ordered by grade, size, walls and rating, and by lot within
 * these. A puzzle's lot is the MD5 of its cluster's least board, so it depends neither on the shards of an atlas nor on
 * which atlas holds the puzzle.
 */
export async function candidatesOf(
  atlases: readonly Atlas[],
  options: CandidateOptions,
): Promise<Result<Candidate[], AtlasProblem>> {
  const rows = new Map<string, Row>();
  for (const atlas of atlases) {
    const read = await rowsOf(atlas, options);
    if (!read.ok) return read;
    for (const row of read.value) rows.set(`${row.width}x${row.height} ${row.canonical}`, row);
  }
  const all = [...rows.values()].sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const candidates: Candidate[] = [];
  const strata = groupsOf(all, ({ width, height, walls, moves }) => [width, height, walls, moves].join());
  const drawn = withoutMirrorImages(strata.flatMap((rows) => rows.slice(0, options.perLength)));
  for (const [done, row] of drawn.entries()) {
    const candidate = candidateOf(row);
    if (!candidate) {
      return err({
        code: 'damaged-shard',
        message: `the board ${row.hardest} of the atlas has another number of moves than the atlas says`,
      });
    }
    candidates.push(candidate);
    options.onProgress?.({ rated: done + 1, of: drawn.length });
  }
  return ok(candidates.sort(compareCandidates));
}

async function rowsOf(
  atlas: Atlas,
  { leastMoves, perLength }: CandidateOptions,
): Promise<Result<Row[], AtlasProblem>> {
  const answer = await atlas.query(`
    with drawn as (
      select *, md5(canonical) as lot,
        row_number() over (partition by walls, moves order by md5(canonical)) as place
      from puzzles where moves >= ${leastMoves})
    select lot, canonical, hardest, moves, states, histogram, walls from drawn where place <= ${perLength}
    order by lot`);
  if (!answer.ok) return answer;
  const { width, height } = atlas.manifest.size;
  return ok(answer.value.rows.map((row) => ({ ...rowOf(row), width, height })));
}

const rowOf = ([lot, canonical, hardest, moves, states, histogram, walls]: AtlasValues) => ({
  lot: String(lot),
  canonical: String(canonical),
  hardest: String(hardest),
  moves: Number(moves),
  states: Number(states),
  histogram: String(histogram),
  walls: Number(walls),
});

function boardOfRow({ hardest, width }: Row): Board {
  const board = boardOf(hardest, width);
  if (!board) throw new TypeError(`${hardest} is not a board`);
  return board;
}

function candidateOf(row: Row): Candidate | undefined {
  const { lot, moves, states, width, height, walls } = row;
  const board = boardOfRow(row);
  const result = rate(board);
  if (result.kind !== 'rated' || result.rating.moves !== moves) return undefined;
  const { rating, grade, themes } = result.rating;
  const groups = [grade, `${width}x${height}`, String(walls), String(rating)];
  return { board, lot, rating, grade, themes, moves, states, groups, ...traitsOf(board) };
}

/**
 * Leaves out the mirror images of earlier rows. Two rows count as mirror images when they have the same number of pieces
 * of each length on the same lanes, upside down or not, and the same number of states at each distance. Every mirror
 * image is found; sometimes a row that is not a mirror image is left out too.
 */
function withoutMirrorImages(rows: readonly Row[]): Row[] {
  const known = new Set<string>();
  return rows.filter((row) => {
    const { upright, turned } = traitsOf(boardOfRow(row));
    const lanes = [upright, turned ?? upright].map((traits) => traits.lanes.join()).sort();
    const key = [row.width, row.height, lanes[0], row.states, row.histogram].join(' ');
    return known.size < known.add(key).size;
  });
}

function compareCandidates(a: Candidate, b: Candidate): number {
  const grade = ({ grade }: Candidate) => grades.findIndex(({ id }) => id === grade);
  const cells = ({ board }: Candidate) => board.width * board.height;
  return (
    grade(a) - grade(b) ||
    cells(a) - cells(b) ||
    a.board.width - b.board.width ||
    a.board.walls.length - b.board.walls.length ||
    a.rating - b.rating ||
    (a.lot < b.lot ? -1 : 1)
  );
}
