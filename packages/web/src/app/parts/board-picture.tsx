import type { CatalogueEntry } from '@unjam/core/catalogue';
import { useMemo } from 'preact/hooks';
import { boardOf } from '../model/catalogue.ts';
import { SmallBoard } from './small-board.tsx';

/** A small picture of a puzzle of the catalogue. */
export function BoardPicture({ entry }: { entry: CatalogueEntry }) {
  return <SmallBoard board={useMemo(() => boardOf(entry), [entry])} />;
}
