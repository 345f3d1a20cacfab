// The picture that is open, and files as they are opened.

import { signal } from '@preact/signals';
import { editText } from '../language/english/edit.ts';
import type { Text } from '../language/language.ts';
import { ask } from './picture-worker.ts';
import type { Answer } from './worker.ts';

/** The most bytes of a file that is opened. */
const MOST_BYTES = 64 << 20;

/** The picture that is open, in the size in which it is read; corners are points of it. */
export const opened = signal<ImageBitmap | undefined>(undefined);
/** Whether a file is being opened. */
export const opening = signal(false);
/** The problem with a file, in one sentence. */
export const problem = signal<Text | undefined>(undefined);

/** The file that was chosen last, as it is opened. */
let chosen: Promise<Answer> | undefined;
/** How often a file was given up while it was opened. */
let givenUp = 0;

/**
 * Opens a file in the worker. What was open before stays `opened`, although the worker no longer holds it if this gives a picture.
 *
 * @returns undefined if the file cannot be opened, and then `problem` says why; or if `giveUp` was called meanwhile
 */
export async function openFile(file: Blob): Promise<ImageBitmap | undefined> {
  const before = givenUp;
  problem.value = undefined;
  if (file.size > MOST_BYTES) {
    problem.value = () => editText().picture.tooLarge;
    return;
  }
  opening.value = true;
  const mine = ask({ open: file });
  chosen = mine;
  const { opened: picture } = await mine;
  if (before !== givenUp) return;
  // what is said is about the file that was chosen last
  if (chosen === mine) {
    opening.value = false;
    if (!picture) problem.value = notAPicture;
  }
  return picture;
}

/** Resolves once the file that was chosen last is open, or cannot be opened. */
export const whenOpened = (): Promise<unknown> | undefined => chosen;

/** Gives up a file that is being opened. */
export function giveUp(): void {
  givenUp++;
  opening.value = false;
}

export const notAPicture: Text = () => editText().picture.notAPicture;
