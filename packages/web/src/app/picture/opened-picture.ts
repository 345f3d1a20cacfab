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
 * Opens a file in the worker. If it cannot be opened, `problem` says why, and what was open before stays open.
 *
 * @param show called with the picture as soon as the worker holds it, in place of the one before, but not after `giveUp`
 */
export async function openFile(file: Blob, show: (picture: ImageBitmap) => void): Promise<void> {
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
  if (picture) show(picture);
}

/** Resolves once the file that was chosen last is open, or cannot be opened. */
export const whenOpened = (): Promise<unknown> | undefined => chosen;

/** Gives up a file that is being opened. */
export function giveUp(): void {
  givenUp++;
  opening.value = false;
}

export const notAPicture: Text = () => editText().picture.notAPicture;
