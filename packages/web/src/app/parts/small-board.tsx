import { pageTheme } from '@unjam/board/page-theme';
import { type Board, renderSvg } from '@unjam/core';
import { viewBox } from '@unjam/core/render';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { drawSoon } from './draw-soon.ts';

/** A small picture of a board, hidden from screen readers: the text beside it says the same. */
export function SmallBoard({ board }: { board: Board }) {
  const place = useRef<HTMLSpanElement>(null);
  // its shape, so that nothing moves once it is drawn
  const shape = useMemo(
    () => ({ __html: `<svg viewBox="${viewBox(board.width, board.height)}"></svg>` }),
    [board],
  );
  useLayoutEffect(
    () =>
      drawSoon(() => {
        if (place.current) place.current.innerHTML = renderSvg(board, { labels: false, theme: pageTheme });
      }),
    [board],
  );
  return <span class="picture" aria-hidden="true" ref={place} dangerouslySetInnerHTML={shape} />;
}
