import type { CatalogueEntry } from '@unjam/core/catalogue';
import { useMemo } from 'preact/hooks';
import { SmallBoard } from '../small-board.tsx';
import { boardOf } from './catalogue.ts';

/** A small picture of a puzzle of the catalogue. */
export function BoardPicture({ entry }: { entry: CatalogueEntry }) {
  return <SmallBoard board={useMemo(() => boardOf(entry), [entry])} />;
}
