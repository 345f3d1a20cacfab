import { primaryOf } from '../../board/board.ts';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from '../reading/reader.ts';

/** The exit and the label of the red car of each board, or what is wrong. */
export function said(text: string): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok ? `${result.value.exit} ${primaryOf(result.value).label}` : (result.error.message ?? ''),
  );
}
