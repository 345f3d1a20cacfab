import { editText } from '../language/english/edit.ts';
import { percent } from '../language/language.ts';
import { doubtful, seen, verdict } from './reading.ts';
import type { SeenBoard } from './seen-board.ts';

/** The least confidence with which a board counts as sure. */
const SURE = 0.8;

/** What was read, how sure it is, how it was turned, and what became of changes made by hand. */
export function Verdict() {
  const t = editText().picture;
  const said = verdict.value;
  if (said === 'no grid') return <>{t.noGrid}</>;
  if (said === 'no board') return <>{t.noBoard}</>;
  if (!said) return null;
  if (!seen.value) return <>{t.notFromPicture}</>;
  const { turns, replaces } = seen.value;
  const unsure = doubtful.value.length;
  const isChanged = said === 'changed';
  const all = [
    isChanged ? t.changed : said === 'read' ? howSure(seen.value, unsure) : t.noRedCar,
    unsure > 0 && t.doubtful(unsure),
    turns > 0 && t.turned(turns),
    !isChanged && replaces && t.replaced,
  ];
  return <>{all.filter(Boolean).join(' ')}</>;
}

/** How sure the whole board is; nothing if it is, but some cells are not. */
function howSure({ confidence, upright }: SeenBoard, unsure: number): string {
  const t = editText().picture;
  const share = percent(confidence);
  if (confidence >= SURE) return unsure === 0 ? t.sure(share) : '';
  // the whole board is at most as sure as its exit: here the pieces are surer
  return unsure === 0 && upright < SURE && upright === confidence ? t.exitNotSeen : t.unsure(share);
}
