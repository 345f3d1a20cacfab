// The picture that was opened, what was read in it, and the corners as the player drags them.

import { batch, signal } from '@preact/signals';
import { boardToSetup } from '@unjam/core/board';
import type { Corners, PictureReading, Point, QuarterTurns } from '@unjam/core/picture';
import { type Remote, transfer, wrap } from 'comlink';
import { commit, selected } from '../edit/editor.ts';
import { linkProblem } from '../game/store.ts';
import { editText } from '../language/english/edit.ts';
import type { Text } from '../language/language.ts';
import type { PictureApi } from './worker.ts';

/** The longest side of the picture that goes to the worker, in pixels; the reading needs no more. */
const LONGEST = 1600;
/** The most bytes of a file that is opened. */
const MOST_BYTES = 64 << 20;

export interface Opened {
  /** The address under which the page can show the picture. */
  readonly url: string;
  /** The size in which it is read; corners are points of this. */
  readonly width: number;
  readonly height: number;
}

export const opened = signal<Opened | undefined>(undefined);
export const reading = signal<PictureReading | undefined>(undefined);
export const corners = signal<Corners | undefined>(undefined);
export const busy = signal(false);
/** The problem with the file, in one sentence. */
export const problem = signal<Text | undefined>(undefined);

let turns: QuarterTurns | undefined;
let worker: Remote<PictureApi> | undefined;

/** The worker that reads; the first call starts it. */
export function pictureWorker(): Remote<PictureApi> {
  worker ??= wrap<PictureApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return worker;
}

/** Opens a picture and reads it; what was open before is forgotten. */
export async function openPicture(file: Blob): Promise<void> {
  close();
  if (file.size > MOST_BYTES) {
    problem.value = () => editText().picture.tooLarge;
    return;
  }
  busy.value = true;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const shrink = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * shrink));
    const height = Math.max(1, Math.round(bitmap.height * shrink));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('this browser draws no pictures');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const { data } = context.getImageData(0, 0, width, height);
    opened.value = { url: URL.createObjectURL(file), width, height };
    await pictureWorker().take(width, height, transfer(data, [data.buffer]));
    await readAgain();
  } catch {
    close();
    problem.value = () => editText().picture.notAPicture;
  } finally {
    busy.value = false;
  }
}

let wanted = 0;
let running = false;

/** Reads the picture with the present corners and turns; while a reading runs, only the last request waits. */
async function readAgain(): Promise<void> {
  wanted++;
  if (running) return;
  running = true;
  busy.value = true;
  try {
    for (let done = 0; done !== wanted; ) {
      done = wanted;
      const given = corners.value;
      const result = await pictureWorker().read({
        ...(given && { corners: given }),
        ...(turns !== undefined && { turns }),
      });
      take(result, given !== undefined);
    }
  } finally {
    running = false;
    busy.value = false;
  }
}

function take(result: PictureReading, dragged: boolean): void {
  if (!opened.value) return;
  batch(() => {
    reading.value = result;
    if (!dragged) corners.value = result.corners ?? middleOf(opened.value);
    if (result.kind !== 'read') return;
    selected.value = undefined;
    linkProblem.value = undefined;
    commit(boardToSetup(result.board));
  });
}

/** The corners to begin with if no grid was found. */
function middleOf(picture: Opened | undefined): Corners | undefined {
  if (!picture) return undefined;
  const side = Math.min(picture.width, picture.height) * 0.7;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  const at = (x: number, y: number): Point => ({ x: left + x * side, y: top + y * side });
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

/** Moves one corner, as far as the four still go round a quadrilateral, and reads again. */
export function moveCorner(index: number, to: Point): void {
  const now = corners.value;
  const picture = opened.value;
  if (!now || !picture) return;
  const inside = {
    x: Math.min(Math.max(to.x, 0), picture.width),
    y: Math.min(Math.max(to.y, 0), picture.height),
  };
  const at = (i: number): Point => (i === index ? inside : (now[i] as Point)); // i is 0 to 3
  const next: Corners = [at(0), at(1), at(2), at(3)];
  if (!goesRound(next)) return;
  corners.value = next;
  void readAgain();
}

const goesRound = (points: Corners): boolean =>
  points.every((a, i) => {
    const [b, c] = [points[(i + 1) % 4] as Point, points[(i + 2) % 4] as Point]; // four points
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;
  });

/** Turns the board by a quarter, for boards whose red car is not on the classic row. */
export function turnBoard(): void {
  const now = reading.value;
  if (now?.kind !== 'read' || !corners.value) return;
  const [a, b, c, d] = corners.value;
  turns ??= 0;
  corners.value = [d, a, b, c];
  void readAgain();
}

/** Forgets the picture. */
export function close(): void {
  if (opened.value) URL.revokeObjectURL(opened.value.url);
  turns = undefined;
  batch(() => {
    opened.value = undefined;
    reading.value = undefined;
    corners.value = undefined;
    problem.value = undefined;
  });
}
