// What a person brought to the app last, and which of it was opened.

import { signal } from '@preact/signals';
import type { Setup } from '@unjam/core';
import type { Reading } from '@unjam/core/shapes';
import type { Text } from '../language/language.ts';
import { openDraft } from '../model/editor.ts';
import { linkProblem, page } from '../model/state.ts';
import type { Brought, BroughtBoard, Origin } from './read-text.ts';

/** What was brought and waits for a choice, is being read, or says why nothing was read. */
export type Waiting =
  | Exclude<Brought, { readonly kind: 'link' }>
  | { readonly kind: 'reading' }
  | { readonly kind: 'said'; readonly text: Text };
export const waiting = signal<Waiting | undefined>(undefined);

/** How the draft that was opened last was read, while the draft is that one; the readings that it could have been too. */
export interface Opened {
  readonly setup: Setup;
  readonly reading: Reading;
  readonly others: readonly Reading[];
  readonly from?: Origin;
}
export const opened = signal<Opened | undefined>(undefined);

/** Whether the text was written into the field of the editor: then what is said about it stands below that. */
export const fromField = signal(false);

/** Opens a board in the editor. */
export function openBoard({ setup, reading, others = [], from }: BroughtBoard): void {
  openDraft(setup);
  opened.value = reading && { setup, reading, others, ...(from && { from }) };
  waiting.value = undefined;
  linkProblem.value = undefined;
  page.value = 'edit';
}

/** Opens what needs no choice; otherwise it waits. Whether it was opened. */
export function take(brought: Brought): boolean {
  if (brought.kind === 'link') {
    waiting.value = undefined;
    location.hash = brought.hash;
    return true;
  }
  const [only, ...more] = brought.kind === 'boards' ? brought.boards : [];
  // what was not read is said in the dialog
  const isAll = brought.kind === 'boards' && brought.unread === 0 && !brought.unreadFiles;
  if (only && isAll && more.length === 0) {
    openBoard(only);
    return true;
  }
  waiting.value = brought;
  return false;
}
