import { doubtAbout } from '@unjam/core/picture';
import { editText } from '../language/english/edit.ts';
import { percent } from '../language/language.ts';
import { doubtful, seen, verdict } from './reading.ts';
import type { SeenBoard } from './seen-board.ts';

/** What is said of the picture: what was read, how sure it is, how it was turned, and what became of changes made by hand. */
export function inWords(): string {
  const t = editText().picture;
  const said = verdict.value;
  if (!said) return '';
  if (said === 'no grid') return t.noGrid;
  if (said === 'no board') return t.noBoard;
  if (!seen.value) return t.notFromPicture;
  const { turns, replaces, byPlace } = seen.value;
  const cells = doubtful.value.length;
  const isChanged = said === 'changed';
  const all = [
    isChanged ? t.changed : said === 'read' ? howSure(seen.value, cells) : t.noRedCar,
    !isChanged && byPlace && t.byPlace,
    cells > 0 && t.doubtful(cells),
    turns > 0 && t.turned(turns),
    !isChanged && replaces && t.replaced,
  ];
  return all.filter(Boolean).join(' ');
}

/** How sure the whole board is; empty if it is sure and only cells are doubtful. */
function howSure(seen: SeenBoard, doubtfulCells: number): string {
  const t = editText().picture;
  const doubt = doubtAbout(seen, doubtfulCells);
  if (doubt === 'cells') return '';
  if (doubt === 'exit') return t.exitNotSeen;
  return (doubt === 'none' ? t.sure : t.unsure)(percent(seen.confidence));
}
