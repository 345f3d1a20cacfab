import { formatDescriptions, type WriterId, writers } from '@unjam/core/formats';
import { section } from '../language.ts';

const titleOf = ({ id }: { readonly id: WriterId }) => [id, formatDescriptions[id].title] as const;

/** What each format of boards is called; the English stands with the formats. */
export const formatText = section(
  'formats',
  Object.fromEntries(writers.map(titleOf)) as Readonly<Record<WriterId, string>>, // writers has every id
);
