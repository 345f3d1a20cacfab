import { counted } from '@unjam/core/render';
import { Button } from '../controls.tsx';
import { open } from '../game/store.ts';
import { lengthOf } from '../play/optimum.ts';
import { page } from '../route.ts';
import { describeLimit, describeProgress } from '../solver/limit-text.ts';
import { answer } from './answer.ts';
import { checked, draftName, problems } from './editor.ts';
import { describeProblem } from './problem-words.ts';

/** Says whether the draft is a legal board, and in how many moves it can be solved. */
export function AnswerPanel() {
  const now = answer.value;
  const legal = checked.value;
  const use = (to: 'play' | 'solve') => {
    if (!legal.ok) return;
    open(legal.value, draftName.value.trim() || 'My board');
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
                <li key={problem.message}>{describeProblem(problem)}</li>
              ))}
              {problems.value.length > 6 && <li>and {problems.value.length - 6} more</li>}
            </ul>
          </>
        ) : (
          <>
            <p>{answerText()}</p>
            <Facts />
          </>
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

/** How hard the board is, and which vehicles could be removed. */
function Facts() {
  const now = answer.value;
  if (now.kind !== 'answered' || !now.facts) return null;
  const { grade, redundant } = now.facts;
  const { result } = now;
  return (
    <p class="muted">
      {result.kind === 'solved' && `${counted(lengthOf(result.solution, 'steps'), 'square')}. `}
      {grade !== '' && `Difficulty: ${grade}. `}
      {redundant &&
        (redundant.length > 0 ? `Does not matter: ${redundant.join(', ')}.` : 'Every vehicle matters.')}
    </p>
  );
}

function answerText(): string {
  const now = answer.value;
  if (now.kind === 'illegal') return '…';
  if (now.kind === 'searching') return describeProgress(now.progress);
  const { result, stuck } = now;
  if (result.kind === 'solved')
    return result.solution.length === 0
      ? 'The red car is already at the exit.'
      : result.optimal === false
        ? `Solvable in ${counted(result.solution.length, 'move')}, not proved shortest: at least ${result.lowerBound}.`
        : `Solvable in ${counted(result.solution.length, 'move')}.`;
  if (result.kind === 'limit') return describeLimit(result);
  return stuck?.() ?? 'This board has no solution.';
}
