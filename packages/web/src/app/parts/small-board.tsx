import { pageTheme } from '@unjam/board/page-theme';
import { type Board, renderSvg } from '@unjam/core';
import { viewBox } from '@unjam/core/render';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { drawSoon } from './draw-soon.ts';

/** A small picture of a board, hidden from screen readers: the text beside it says the same. */
export const SmallBoard = ({ board }: { board: Board }) => (
  <LaterBoard size={board} of={board} read={(one) => one} />
);

interface Props<What> {
  readonly size: { readonly width: number; readonly height: number };
  /** What tells this board from others. */
  readonly of: What;
  /** Gives the board when it is drawn. */
  readonly read: (what: What) => Board;
}

/** The same for a board that is known by a text, which is read no earlier than it is drawn. */
export function LaterBoard<What>({ size: { width, height }, of, read }: Props<What>) {
  const place = useRef<HTMLSpanElement>(null);
  // its shape, so that nothing moves once it is drawn
  const shape = useMemo(() => ({ __html: `<svg viewBox="${viewBox(width, height)}"></svg>` }), [of]);
  useLayoutEffect(
    () =>
      drawSoon(() => {
        if (!place.current) return;
        place.current.innerHTML = renderSvg(read(of), { labels: false, theme: pageTheme });
      }),
    [of],
  );
  return <span class="picture" aria-hidden="true" ref={place} dangerouslySetInnerHTML={shape} />;
}
