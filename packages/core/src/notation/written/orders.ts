import type { Board } from '../../board/board.ts';
import { directions } from '../../board/directions.ts';
import type { Slide } from '../../board/moves.ts';
import type { Orientation } from '../../board/vehicle.ts';
import type { Chunk } from './chunk.ts';
import { type Atom, OUT } from './glued.ts';
import type { Way } from './vocabulary.ts';

/** A part of a move: its vehicle, its direction, its number of cells, or the number of the move itself. */
export type Part = 'label' | 'way' | 'cells' | 'number';

/** The parts of every move of a text in their order. */
export interface Order {
  readonly parts: readonly Part[];
  /** Whether a move without its last part, the cells, is one cell. */
  readonly open?: true;
  /** Whether direction and cells may change places from move to move. */
  readonly mixed?: true;
}

const order = (text: string, open?: true): Order => ({
  parts: text.split(' ') as Part[],
  ...(open && { open }),
});

const plain = [
  'label way cells',
  'label cells way',
  'way label cells',
  'way cells label',
  'cells label way',
  'cells way label',
  'label way',
  'way label',
  'label cells',
];

/** Every order that is tried. */
export const orders: readonly Order[] = [
  ...plain.map((text) => order(text)),
  ...plain.map((text) => order(`number ${text}`)),
  order('label way number'),
  order('label way cells', true),
  { parts: ['label', 'way', 'cells'], mixed: true },
];

/** The place behind label and cells where a direction follows, which only mixed moves have. */
const WAY_LAST = 3;

/** One move as it is written: its parts, and the chunk with its last one. */
export interface WrittenMove {
  readonly vehicles: readonly number[];
  readonly way?: Way;
  /** With a sign where there is no direction; 1 where a text has no numbers of cells. */
  readonly cells: number;
  /** Of a row or of a column, where cells with a sign say so. */
  readonly along?: Orientation | undefined;
  /** The number of the move, where it has one. */
  readonly number?: number;
  readonly chunk: Chunk;
}

/** Where a text stops to be moves in an order, and what was expected there; `chunk` is undefined at its end. */
export interface Misfit {
  readonly at: number;
  readonly expected: Part;
}

export type Fit =
  | { readonly ok: true; readonly moves: readonly WrittenMove[] }
  | ({ readonly ok: false } & Misfit);

interface Step {
  readonly from: number;
  readonly meaning: readonly Atom[];
}

/**
 * Reads chunks as moves whose parts have an order.
 *
 * Each chunk is read in every place of a move that can be reached before it; the first meaning that leads to a place is kept. So the
 * work grows with the number of chunks.
 */
export function fitTo(chunks: readonly Chunk[], { parts, open, mixed }: Order): Fit {
  let reached: ReadonlyMap<number, Step> = new Map([[0, { from: 0, meaning: [] }]]);
  const trail: ReadonlyMap<number, Step>[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const next = new Map<number, Step>();
    for (const from of reached.keys()) {
      for (const meaning of chunk.meanings) {
        const to = placeAfter(from, meaning, parts, { open, mixed });
        if (to !== undefined && !next.has(to)) next.set(to, { from, meaning });
      }
    }
    if (next.size === 0) return { ok: false, at, expected: parts[Math.max(...reached.keys())] ?? 'label' };
    trail.push(next);
    reached = next;
  }
  const end = reached.has(0) ? 0 : open && reached.has(parts.length - 1) ? parts.length - 1 : undefined;
  if (end === undefined)
    return { ok: false, at: chunks.length, expected: parts[Math.max(...reached.keys())] ?? 'label' };
  return { ok: true, moves: movesOn(trail, end, chunks, parts, open) };
}

/** The place in a move after the atoms of a chunk; undefined where they do not fit. */
function placeAfter(
  from: number,
  meaning: readonly Atom[],
  parts: readonly Part[],
  { open, mixed }: { readonly open?: true | undefined; readonly mixed?: true | undefined },
): number | undefined {
  let place = from;
  for (const atom of meaning) {
    if (mixed && place === 1 && fits(atom, 'cells', parts)) {
      place = WAY_LAST;
      continue;
    }
    if (mixed && place === WAY_LAST) {
      if (atom.kind !== 'way') return undefined;
      place = 0;
      continue;
    }
    if (open && place === parts.length - 1 && atom.kind !== 'cells') place = 0;
    if (!fits(atom, parts[place], parts)) return undefined;
    place = (place + 1) % parts.length;
  }
  return place;
}

function fits(atom: Atom, part: Part | undefined, parts: readonly Part[]): boolean {
  if (atom.kind !== 'cells') return atom.kind === part;
  if (part === 'number') return !atom.signed;
  // a sign says the direction, so nothing else may
  return part === 'cells' && atom.cells !== 0 && (!atom.signed || !parts.includes('way'));
}

function movesOn(
  trail: readonly ReadonlyMap<number, Step>[],
  end: number,
  chunks: readonly Chunk[],
  parts: readonly Part[],
  open?: true,
): WrittenMove[] {
  const steps: Step[] = [];
  let place = end;
  for (const places of trail.toReversed()) {
    const step = places.get(place);
    if (!step) break;
    steps.push(step);
    place = step.from;
  }
  const moves: WrittenMove[] = [];
  let found: { -readonly [part in keyof WrittenMove]?: WrittenMove[part] } = {};
  let [part, last] = [0, chunks[0]];
  const finish = () => {
    if (last && found.vehicles) moves.push({ cells: 1, ...found, vehicles: found.vehicles, chunk: last });
    found = {};
    part = 0;
  };
  for (const [index, { meaning }] of steps.reverse().entries()) {
    for (const atom of meaning) {
      if (open && part === parts.length - 1 && atom.kind !== 'cells') finish();
      if (atom.kind === 'label') found.vehicles = atom.vehicles;
      else if (atom.kind === 'way') found.way = atom.way;
      else if (parts[part] !== 'number') [found.cells, found.along] = [atom.cells, atom.along];
      else found.number = atom.cells;
      last = chunks[index];
      part++;
      if (part === parts.length) finish();
    }
  }
  if (part > 0) finish();
  return moves;
}

/** The orientation of the vehicle, as far as its move says it. */
export const orientationOf = ({ way, along }: WrittenMove): Orientation | undefined =>
  way === undefined ? along : directions[way].orientation;

/** The slide of a written move; undefined if no vehicle of its label can slide so, or two can. */
export function slideOf(move: WrittenMove, board: Board): Slide | undefined {
  const { vehicles, way, cells } = move;
  const said = orientationOf(move);
  const [only, other] = vehicles.filter(
    (index) => said === undefined || board.vehicles[index]?.orientation === said,
  );
  if (only === undefined || other !== undefined) return undefined;
  return { vehicle: only, by: cells * (way === undefined ? 1 : directions[way].sign) };
}

/** A number of cells without a sign, where others have a plus: it may be something else. */
export function unsignedIn(written: readonly WrittenMove[], { parts }: Order): Chunk | undefined {
  if (parts.includes('way') || written.every(({ chunk }) => !chunk.text.includes('+'))) return undefined;
  return written.find(({ chunk, cells }) => cells !== OUT && !/[+−–-]/.test(chunk.text))?.chunk;
}
