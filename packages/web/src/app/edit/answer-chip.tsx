import { useSignal } from '@preact/signals';
import { commonText } from '../language/english/common.ts';
import { editText } from '../language/english/edit.ts';
import { playText } from '../language/english/play.ts';
import { problemText } from '../language/english/problems.ts';
import { giveHint } from '../model/ask-help.ts';
import { formatGrade } from '../model/catalogue.ts';
import { problems } from '../model/editor.ts';
import { checked } from '../model/present-draft.ts';
import { draftName, page } from '../model/state.ts';
import { open } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { Icon } from '../parts/icons.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { isWide } from '../parts/sheet.tsx';
import { sayLimit, sayProgress } from '../solver/limit-text.ts';
import { answer } from './answer.ts';

/** Says whether the draft is a legal board, and in how many moves it can be solved; pressed, it says why, and how hard it is. */
export function AnswerChip() {
  const open = useSignal(isWide());
  const now = answer.value;
  const t = editText();
  const wrong = now.kind === 'illegal' && problems.value.length > 0;
  const solved = now.kind === 'answered' && now.result.kind === 'solved';
  return (
    <section class={`answer${wrong ? ' bad' : solved ? ' good' : ''}`} aria-label={t.answer}>
      <div class="chip-line">
        <div role="status">
          <button
            type="button"
            class="chip"
            aria-expanded={open.value}
            aria-controls="answer-facts"
            onClick={() => (open.value = !open.value)}
          >
            <Icon
              name={wrong ? pageIcons.clear : solved ? pageIcons.check : 'M5 12h.01M12 12h.01M19 12h.01'}
            />
            <span>{wrong ? firstProblem() : answerText()}</span>
          </button>
        </div>
        {now.kind === 'searching' && <Button onClick={now.stop}>{commonText().cancel}</Button>}
      </div>
      <div class="chip-facts" id="answer-facts" hidden={!open.value}>
        {wrong ? <Wrong /> : <Facts />}
      </div>
    </section>
  );
}

/** The chip says the first thing that is wrong with the draft, so that a screen reader says it too. */
function firstProblem(): string {
  const [first] = problems.value;
  return `${editText().notLegal} ${first ? problemText().inDrawing(first) : ''}`;
}

/** What else is wrong with the draft. */
function Wrong() {
  if (problems.value.length < 2) return null;
  return (
    <ul class="problems">
      {problems.value.slice(1, 6).map((problem) => (
        <li key={problem.message}>{problemText().inDrawing(problem)}</li>
      ))}
      {problems.value.length > 6 && <li>{editText().more(problems.value.length - 6)}</li>}
    </ul>
  );
}

/** Gives a hint on the board, plays it or solves it, each with one press. */
export function UseDraft() {
  const legal = checked.value;
  const t = editText();
  const use = (to: 'play' | 'solve') => {
    if (!legal.ok) return;
    open(legal.value, draftName.value.trim() || 'My board');
    page.value = to;
  };
  return (
    <div class="row use-draft">
      <Button
        icon="hint"
        disabled={!legal.ok}
        onClick={() => {
          use('play');
          if (legal.ok) void giveHint();
        }}
      >
        {playText().hint}
      </Button>
      <Button kind="main" icon="watch" disabled={!legal.ok} onClick={() => use('play')}>
        {t.playIt}
      </Button>
      <Button icon="solve" disabled={!legal.ok} onClick={() => use('solve')}>
        {t.solveIt}
      </Button>
    </div>
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
      {result.kind === 'solved' && `${t.squares(result.steps)} `}
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
