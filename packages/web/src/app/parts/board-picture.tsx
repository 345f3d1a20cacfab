import type { CatalogueEntry } from '@unjam/core/catalogue';
import { boardOf } from '../model/catalogue.ts';
import { LaterBoard } from './small-board.tsx';

/** A small picture of a puzzle of the catalogue. */
export const BoardPicture = ({ entry }: { entry: CatalogueEntry }) => (
  <LaterBoard size={entry} of={entry} read={boardOf} />
);
