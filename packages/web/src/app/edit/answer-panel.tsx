import { commonText } from '../language/english/common.ts';
import { editText } from '../language/english/edit.ts';
import { problemText } from '../language/english/problems.ts';
import { formatGrade } from '../model/catalogue.ts';
import { problems } from '../model/editor.ts';
import { lengthOf } from '../model/optimum.ts';
import { checked } from '../model/present-draft.ts';
import { draftName, page } from '../model/state.ts';
import { open } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { sayLimit, sayProgress } from '../solver/limit-text.ts';
import { answer } from './answer.ts';

/** Says whether the draft is a legal board, and in how many moves it can be solved. */
export function AnswerPanel() {
  const now = answer.value;
  const legal = checked.value;
  const t = editText();
  const use = (to: 'play' | 'solve') => {
    if (!legal.ok) return;
    open(legal.value, draftName.value.trim() || 'My board');
    page.value = to;
  };
  return (
    <section class="panel" aria-label={t.answer}>
      <div role="status">
        {now.kind === 'illegal' && problems.value.length > 0 ? (
          <>
            <p>
              <strong>{t.notLegal}</strong>
            </p>
            <ul class="problems">
              {problems.value.slice(0, 6).map((problem) => (
                <li key={problem.message}>{problemText().inDrawing(problem)}</li>
              ))}
              {problems.value.length > 6 && <li>{t.more(problems.value.length - 6)}</li>}
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
        {now.kind === 'searching' && <Button onClick={now.stop}>{commonText().cancel}</Button>}
        <Button kind="main" disabled={!legal.ok} onClick={() => use('play')}>
          {t.playIt}
        </Button>
        <Button disabled={!legal.ok} onClick={() => use('solve')}>
          {t.solveIt}
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
  const t = editText();
  return (
    <p class="muted">
      {result.kind === 'solved' && `${t.squares(lengthOf(result.solution, 'steps'))} `}
      {grade !== '' && `${t.difficulty(formatGrade(grade))} `}
      {redundant && (redundant.length > 0 ? t.doesNotMatter(redundant) : t.everyVehicleMatters)}
    </p>
  );
}

function answerText(): string {
  const now = answer.value;
  const t = editText();
  if (now.kind === 'illegal' || now.kind === 'outdated') return '…';
  if (now.kind === 'searching') return sayProgress(now.progress);
  const { result, stuck } = now;
  if (result.kind === 'solved')
    return result.solution.length === 0
      ? t.atExit
      : result.optimal === false
        ? t.solvableNotProved(result.solution.length, result.lowerBound)
        : t.solvableIn(result.solution.length);
  if (result.kind === 'limit') return sayLimit(result);
  return stuck?.() ?? commonText().noSolution;
}
