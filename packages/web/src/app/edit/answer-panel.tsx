import { counted } from '@unjam/core/render';
import { Button } from '../controls.tsx';
import { linkProblem, open } from '../game/store.ts';
import { page } from '../route.ts';
import { answer } from './answer.ts';
import { checked, problems } from './editor.ts';

/** Says whether the draft is a legal board, and in how many moves it can be solved. */
export function AnswerPanel() {
  const now = answer.value;
  const legal = checked.value;
  const use = (to: 'play' | 'solve') => {
    if (!legal.ok) return;
    linkProblem.value = undefined;
    open(legal.value, 'My board');
    page.value = to;
  };
  return (
    <section class="panel" aria-label="Answer">
      <div role="status">
        {now.kind === 'illegal' && problems.value.length > 0 ? (
          <>
            <p>
              <strong>Not a legal board yet:</strong>
            </p>
            <ul class="problems">
              {problems.value.slice(0, 6).map((problem) => (
                <li key={problem.message}>
                  {problem.message}
                  {problem.expected && <span class="muted">; expected {problem.expected}</span>}
                </li>
              ))}
              {problems.value.length > 6 && <li>and {problems.value.length - 6} more</li>}
            </ul>
          </>
        ) : (
          <p>{answerText()}</p>
        )}
      </div>
      <div class="row">
        {now.kind === 'searching' && <Button onClick={now.stop}>Cancel</Button>}
        <Button kind="main" disabled={!legal.ok} onClick={() => use('play')}>
          Play it
        </Button>
        <Button disabled={!legal.ok} onClick={() => use('solve')}>
          Solve it
        </Button>
      </div>
    </section>
  );
}

function answerText(): string {
  const now = answer.value;
  if (now.kind === 'illegal') return '…';
  if (now.kind === 'searching')
    return now.progress ? `Solving: ${counted(now.progress.expanded, 'state')} searched…` : 'Solving…';
  const { result, stuck } = now;
  if (result.kind === 'solved')
    return result.solution.length === 0
      ? 'The red car is already at the exit.'
      : `Solvable in ${counted(result.solution.length, 'move')}.`;
  if (result.kind === 'limit')
    return result.which === 'cancelled'
      ? `Stopped after ${counted(result.stats.expanded, 'state')}.`
      : `Too large for this page: no answer within its ${result.which}.`;
  return stuck ?? 'This board has no solution.';
}
