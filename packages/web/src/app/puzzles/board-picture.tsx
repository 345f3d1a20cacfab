import { renderSvg } from '@unjam/core';
import type { CatalogueEntry } from '@unjam/core/catalogue';
import { useMemo } from 'preact/hooks';
import { pageTheme } from '../../board/page-theme.ts';
import { boardOf } from './catalogue.ts';

/** A small picture of a puzzle, hidden from screen readers: the text beside it says the same. */
export function BoardPicture({ entry }: { entry: CatalogueEntry }) {
  const markup = useMemo(
    () => ({ __html: renderSvg(boardOf(entry), { labels: false, theme: pageTheme }) }),
    [entry],
  );
  return <span class="picture" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
