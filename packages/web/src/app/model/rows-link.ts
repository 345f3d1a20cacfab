import { joinedRows } from '@unjam/core/formats';
import { readDraftPart, readPosition, splitLink } from './link.ts';

/** The pages whose links begin with a board. */
const OF_BOARDS = /^(?:play|replay|lab|race|solve|edit|review)$/;

/**
 * The link of a board that people wrote in rows with slashes, as links write it; undefined for any other link. The app looks for it
 * where it cannot open a link, so that what it loads first is smaller.
 *
 *     #1/play/.AA/.BB/XXC/..C/0l1  →  #1/play/.AA%2F.BB%2FXXC%2F..C/0l1
 */
export function rowsLink(hash: string): string | undefined {
  const link = splitLink(hash);
  if (!link.ok || !OF_BOARDS.test(link.value.page)) return undefined;
  const { page, parts } = link.value;
  const joined = joinedRows(parts);
  const [board = '', ...more] = joined;
  if (joined.length === parts.length || !opens(page, joined)) return undefined;
  return [`#1/${page}`, encodeURIComponent(board), ...more].join('/');
}

const opens = (page: string, parts: readonly string[]): boolean =>
  page === 'edit' ? readDraftPart(parts[0] ?? '').ok : readPosition(parts).ok;
