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
  if (said === 'changed') return <>{t.changed}</>;
  if (!said || !seen.value) return null;
  const { turns, replaces } = seen.value;
  const all = [
    said === 'read' ? howSure(seen.value) : t.noRedCar,
    turns > 0 && t.turned(turns),
    replaces && t.replaced,
  ];
  return <>{all.filter(Boolean).join(' ')}</>;
}

function howSure({ confidence, upright }: SeenBoard): string {
  const t = editText().picture;
  const unsure = doubtful.value.length;
  const share = percent(confidence);
  // the whole board is at most as sure as its exit: here the pieces are surer
  if (unsure === 0 && upright < SURE && upright === confidence) return t.exitNotSeen;
  return confidence >= SURE && unsure === 0 ? t.sure(share) : t.unsure(share, unsure);
}
