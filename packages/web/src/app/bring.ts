// Boards that are pasted or dropped anywhere. What reads them is loaded when there is something to read. This is part of the
// first visit, so it is short.

import { signal } from '@preact/signals';

import { inTime } from './device/missing.ts';

type Reader = typeof import('./bring/bring-dialog.tsx');

/** The reader with its dialog, once something was brought. */
export const reader = signal<Reader | undefined>(undefined);

/** The files that were brought last, none of them with a text. */
let last: readonly File[] | undefined;

/** Opens the boards of files, or else of a text, or asks which is meant. What is brought later counts alone. */
export async function bring(text: string, files: readonly File[] = []): Promise<void> {
  last = files;
  reader.value ??= await inTime(import('./bring/bring-dialog.tsx'));
  if (last !== files) return;
  await (files[0] ? reader.value.bringFiles(files, text) : reader.value.bringPasted(text));
}

/** Takes boards and pictures from the clipboard and from what is dropped, on every page. */
export function acceptBoards(): void {
  document.addEventListener('paste', (event) => accept(event, event.clipboardData));
  document.addEventListener('drop', (event) => accept(event, event.dataTransfer));
  // what is dropped would otherwise be opened by the browser
  document.addEventListener('dragover', (event) => {
    if (!isForField(event)) event.preventDefault();
  });
}

function accept(event: Event, data: DataTransfer | null): void {
  const text = data?.getData('text/plain').trim() ?? '';
  const files = [...(data?.files ?? [])];
  if (!(text || files[0]) || event.defaultPrevented || isForField(event)) return;
  event.preventDefault();
  void bring(text, files);
}

/** Whether what is pasted or dropped belongs into a field. */
const isForField = ({ target }: Event): boolean =>
  target instanceof Element && !!target.closest('input, textarea, [contenteditable]');
