// Boards that are pasted or dropped on any page: what needs no choice is opened, otherwise a dialog asks.

import { effect, signal } from '@preact/signals';
import { bringText } from '../language/english/bring.ts';
import { page } from '../model/state.ts';
import { Dialog } from '../parts/dialog.tsx';
import { fromField, take, type Waiting, waiting } from './brought.ts';
import { Choices } from './choices.tsx';
import { LARGEST_FILE, textOf } from './read-file.ts';
import { type Brought, readText } from './read-text.ts';

/** Whether the dialog is shown, and what it shows while it closes. */
const open = signal(false);
const shown = signal<Waiting | undefined>(undefined);
effect(() => {
  // a choice ends the waiting
  if (!waiting.value) open.value = false;
});

export function BringDialog() {
  const t = bringText();
  return (
    <Dialog title={t.title} open={open}>
      {shown.value && <Choices waiting={shown.value} />}
    </Dialog>
  );
}

/** Opens the boards of a text. */
export const bringPasted = (text: string): void => bring(readText(text));

/** Opens the boards of files, or the first picture among them. */
export async function bringFiles(files: readonly File[]): Promise<void> {
  const picture = files.find(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml');
  if (picture) {
    page.value = 'edit';
    const { openInPanel } = await import('../picture/from-picture.tsx');
    await openInPanel(picture);
    return;
  }
  if (files.some(({ size }) => size > LARGEST_FILE)) {
    say({ kind: 'said', text: () => bringText().tooLarge });
    return;
  }
  const texts = await Promise.all(
    files.map(async (file) => textOf(new Uint8Array(await file.arrayBuffer()))),
  );
  const read = texts.flatMap((text, index) =>
    text === undefined ? [] : named(readText(text), files[index]?.name),
  );
  const [first] = read;
  if (!first) say({ kind: 'said', text: () => bringText().notText });
  else bring(read.length === 1 ? first : together(read));
}

/** A board without a name is called as its file. */
function named(brought: Brought, file: string | undefined): Brought {
  if (brought.kind !== 'boards' || file === undefined) return brought;
  const name = file.replace(/\.[^.]*$/, '');
  const many = brought.boards.length > 1;
  return {
    ...brought,
    boards: brought.boards.map((board, index) => ({ name: many ? `${name}-${index + 1}` : name, ...board })),
  };
}

/** The boards of several files. */
function together(all: readonly Brought[]): Brought {
  const boards = all.flatMap((one) => (one.kind === 'boards' ? one.boards : []));
  const unread = all.reduce((sum, one) => sum + (one.kind === 'boards' ? one.unread : 1), 0);
  return boards.length > 0
    ? { kind: 'boards', boards, unread }
    : (all[0] ?? { kind: 'boards', boards, unread });
}

function bring(brought: Brought): void {
  fromField.value = false;
  if (!take(brought) && brought.kind !== 'link') say(brought);
}

function say(what: Waiting): void {
  waiting.value = what;
  shown.value = what;
  open.value = true;
}
