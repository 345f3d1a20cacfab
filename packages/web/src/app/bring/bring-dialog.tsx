// Boards that are pasted or dropped on any page: what needs no choice is opened, otherwise a dialog asks.

import { effect, signal } from '@preact/signals';
import { bringText } from '../language/english/bring.ts';
import { linkProblem, page } from '../model/state.ts';
import { Dialog } from '../parts/dialog.tsx';
import { fromField, take, type Waiting, waiting } from './brought.ts';
import { Choices } from './choices.tsx';
import { HEAD, isPicture, LARGEST_FILE, textOf } from './read-file.ts';
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

/** A longer text may hold hundreds of boards, which take a second or more to read. */
const LONG_TEXT = 1 << 15;
/** Frames until the dialog is on the page, open, and drawn, also where it was loaded just now. */
const FRAMES = 4;
/** Milliseconds after which a page that is not drawn, since nobody sees it, waits no longer for a frame. */
const LONGEST_FRAME = 100;

async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++)
    await new Promise<void>((drawn) => {
      setTimeout(drawn, LONGEST_FRAME);
      requestAnimationFrame(() => drawn());
    });
}

/** What a text holds. The page stands still while it is read, so of a long one this is said first. */
async function readSaid(text: string): Promise<Brought> {
  if (text.length > LONG_TEXT) {
    say({ kind: 'reading' });
    await untilDrawn();
  }
  return readText(text);
}

/** How often something was brought. */
let times = 0;

/** Whether nothing was brought since now. What is brought while something is read takes its place. */
function beLast(): () => boolean {
  const time = ++times;
  return () => time === times;
}

/** Opens the boards of a text. */
export async function bringPasted(text: string): Promise<void> {
  const isLast = beLast();
  const brought = await readSaid(text);
  if (isLast()) bring(brought);
}

/**
 * Opens the boards of files, or the first picture among them.
 *
 * @param text - what came with them: a spreadsheet gives a picture of its cells besides their text
 */
export async function bringFiles(files: readonly File[], text = ''): Promise<void> {
  const isLast = beLast();
  const written = await readSaid(text);
  if (!isLast()) return;
  if (written.kind !== 'refused') {
    bring(written);
    return;
  }
  const picture =
    files.find(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml') ??
    (await firstPicture(files));
  if (!isLast()) return;
  if (picture) {
    waiting.value = undefined;
    // on the page of a broken link too
    linkProblem.value = undefined;
    page.value = 'edit';
    const { openInPanel } = await import('../picture/from-picture.tsx');
    await openInPanel(picture, isLast);
    const others = files.length - 1;
    if (others > 0 && isLast()) say({ kind: 'said', text: () => bringText().unreadFiles(others) });
    return;
  }
  const texts = await Promise.all(files.map(textIn));
  const read: Brought[] = [];
  for (const [index, text] of texts.entries())
    if (text !== undefined && isLast()) read.push(named(await readSaid(text), files[index]?.name));
  if (!isLast()) return;
  const [first] = read;
  const tooLarge = files.some(({ size }) => size > LARGEST_FILE);
  if (!first) say({ kind: 'said', text: () => (tooLarge ? bringText().tooLarge : bringText().notText) });
  else bring(together(read, files.length));
}

/** The first picture among files that do not look like one by their names. */
async function firstPicture(files: readonly File[]): Promise<File | undefined> {
  for (const file of files) {
    const head = await file
      .slice(0, HEAD)
      .arrayBuffer()
      .catch(() => undefined);
    if (head && isPicture(new Uint8Array(head))) return file;
  }
  return undefined;
}

/** The text of a file; undefined if it is none, too large, or cannot be read, as a folder. */
async function textIn(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_FILE) return undefined;
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
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

/** The boards of so many files, those of which there is a text. */
function together(all: readonly Brought[], files: number): Brought {
  const withBoards = all.filter((one) => one.kind === 'boards');
  const boards = withBoards.flatMap((one) => one.boards);
  const unread = withBoards.reduce((sum, one) => sum + one.unread, 0);
  const [first] = all;
  if (boards.length === 0 && first) return first;
  return { kind: 'boards', boards, unread, unreadFiles: files - withBoards.length };
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
