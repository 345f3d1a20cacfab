import type { ComponentChildren } from 'preact';

/** Whether there is room beside the board. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 48rem)').matches ?? true;

/** A part of a page that is open where there is room for it, and on a phone is one line until it is asked for. */
export const Sheet = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <details class="sheet" open={isWide()}>
    <summary>{title}</summary>
    {children}
  </details>
);
