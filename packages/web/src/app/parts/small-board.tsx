import { type Board, renderSvg } from '@unjam/core';
import { useMemo } from 'preact/hooks';
import { pageTheme } from '../../board/page-theme.ts';

/** A small picture of a board, hidden from screen readers: the text beside it says the same. */
export function SmallBoard({ board }: { board: Board }) {
  const markup = useMemo(() => ({ __html: renderSvg(board, { labels: false, theme: pageTheme }) }), [board]);
  return <span class="picture" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
