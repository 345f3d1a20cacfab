import { signal, useSignal } from '@preact/signals';
import { boardToSetup } from '@unjam/core/board';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { playText } from '../language/english/play.ts';
import { number } from '../language/language.ts';
import { writeEditLink, writeLink } from '../model/link.ts';
import { shortest } from '../model/optimum.ts';
import { placeInSet, setTitle } from '../model/present-set.ts';
import {
  marked,
  message,
  optimum,
  pointed,
  setLink,
  settings,
  thinking,
  wantsPicture,
  watching,
} from '../model/state.ts';
import { attempt, boardText, counts, makeMove, state, stepBack, stepForth, won } from '../model/store.ts';
import { titleOf } from '../model/title.ts';
import { actions, keyName } from '../parts/actions.ts';
import { BoardView } from '../parts/board-view.tsx';
import { Button } from '../parts/controls.tsx';
import { later } from '../parts/later.tsx';
import { undoKey } from '../parts/undo-key.ts';
import { Coach, LessonFinger, lessonNow } from './coach.tsx';

/** What is shown of a solved puzzle; it is loaded with the first move. */
const result = signal<{ readonly View: () => VNode } | undefined>(undefined);

async function loadResult(): Promise<void> {
  const { ResultPanel } = await import('./result-panel.tsx');
  result.value = { View: ResultPanel };
}

const PackPlace = later(async () => (await import('./pack-place.tsx')).PackPlace);
const SetPlace = later(async () => (await import('./set-place.tsx')).SetPlace);
const Closing = later(async () => (await import('../parts/closing.tsx')).Closing);
const Reveal = later(async () => (await import('./reveal.tsx')).Reveal);
const Timer = later(async () => (await import('./timer.tsx')).Timer);

/** The page on which the present puzzle is played. */
export function PlayPage() {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      watching.value = false;
    };
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    // the button that opened this puzzle is gone, and the focus with it
    if (!isFirst.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('unjam-board')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [boardText.value]);
  const begun = attempt.value.moves.length > 0;
  useEffect(() => {
    if (begun && !result.value) void loadResult();
  }, [begun]);
  const { puzzle } = attempt.value;
  const inSet = placeInSet(puzzle, boardText.value) > 0;
  const hasPlace = inSet || puzzle?.startsWith('p-');
  const lesson = lessonNow();
  const admired = useAdmired();
  const Result = admired ? result.value?.View : undefined;
  const outcome = Result ? <Result /> : <News />;
  return (
    <div class={`play page-fixed${lesson ? ' lesson' : ''}`}>
      <header class="play-head">
        <Title />
        <Counts />
        {hasPlace && <div class="pack-place">{inSet ? <SetPlace /> : <PackPlace />}</div>}
      </header>
      <BoardView
        board={attempt.value.board}
        state={state.value}
        hint={pointed.value}
        marked={marked.value}
        leave
        lettered={attempt.value.hints > 0 || attempt.value.seen}
        stiffness={watching.value ? 0.35 : 0.6}
        onTouch={() => {
          watching.value = false;
        }}
        onMove={({ move }) => {
          watching.value = false;
          makeMove(move);
        }}
      >
        {lesson && <LessonFinger />}
      </BoardView>
      <div class="play-foot">
        {lesson ? <Coach lesson={lesson} /> : outcome}
        {(lesson || !Result) && <Tools />}
      </div>
    </div>
  );
}

/** For how many milliseconds the red car is seen driving out before the result is shown. */
const DRIVE = 900;

/** Whether the puzzle is solved and its result may be shown: at once where it was solved before, or nothing moves. */
function useAdmired(): boolean {
  const admired = useSignal(won.value);
  const solved = won.value;
  useEffect(() => {
    if (!solved || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      admired.value = solved;
      return;
    }
    const wait = setTimeout(() => {
      admired.value = true;
    }, DRIVE);
    return () => clearTimeout(wait);
  }, [solved]);
  return solved && admired.value;
}

/** The name of the puzzle; under it the way back to its set, if it is from one. */
function Title() {
  const { puzzle } = attempt.value;
  const name = <h1>{titleOf(attempt.value)}</h1>;
  if (placeInSet(puzzle, boardText.value) === 0) return name;
  return (
    <div>
      {name}
      <a class="to-set" href={setLink.value}>
        {setTitle() || commonText().pages.set}
      </a>
    </div>
  );
}

/** Moves so far, and the fewest possible. */
function Counts() {
  const t = playText();
  const best = shortest('moves');
  const found = optimum.value?.moves;
  const compared = found ? (found.kind === 'unsolvable' ? t.noSolution : '') : '…';
  return (
    <dl class="counts">
      {settings.value.timer && <Timer />}
      <div>
        <dt>{t.moves}</dt>
        <dd>
          <strong>{number(counts.value.moves)}</strong>{' '}
          <span>{best === undefined ? compared : t.best(best)}</span>
        </dd>
      </div>
    </dl>
  );
}

function News() {
  const slow = useSignal(false);
  const busy = thinking.value;
  useEffect(() => {
    slow.value = false;
    if (!busy) return;
    const wait = setTimeout(() => {
      slow.value = true;
    }, 250);
    return () => clearTimeout(wait);
  }, [busy]);
  return (
    <div class="news">
      <p role="status">{busy && slow.value ? playText().looking : message.value()}</p>
      {busy && slow.value && <Button onClick={() => busy.abort()}>{commonText().cancel}</Button>}
    </div>
  );
}

/** The actions at hand; on a phone the others are behind More. */
function Tools() {
  const t = playText();
  const more = useSignal(false);
  const asking = useSignal(false);
  return (
    <>
      {more.value && <Closing onClose={() => (more.value = false)} />}
      {asking.value && <Reveal onClose={() => (asking.value = false)} />}
      <div class={`tools${more.value ? ' all' : ''}`} role="toolbar" aria-label={t.tools}>
        {actions.map((action) => (
          <span key={action.id} class={atHand.has(action.id) ? 'tool-place' : 'tool-place extra'}>
            <Button
              kind="tool"
              icon={action.icon()}
              keys={'key' in action ? keyName(action.key) : undefined}
              disabled={!action.allowed()}
              repeats={'repeats' in action}
              onClick={action.perform}
            >
              {action.name()}
            </Button>
          </span>
        ))}
        <span class="tool-place extra">
          <Button kind="tool" icon="solve" onClick={() => (asking.value = true)}>
            {t.solution}
          </Button>
        </span>
        <span class="tool-place extra">
          <Button kind="tool" icon="edit" onClick={changeBoard}>
            {t.edit}
          </Button>
        </span>
        <span class="tool-place extra">
          <Button kind="tool" icon={PHOTO} onClick={readPhoto}>
            {t.photo}
          </Button>
        </span>
        <span class="tool-place opener">
          <Button kind="tool" icon={DOTS} expanded={more.value} onClick={() => (more.value = !more.value)}>
            {t.more}
          </Button>
        </span>
      </div>
    </>
  );
}

const atHand: ReadonlySet<string> = new Set(['undo', 'hint', 'restart']);

/** Opens the board in the editor, by its link. */
function changeBoard(): void {
  const { board } = attempt.value;
  location.hash = writeEditLink(boardToSetup(board), board);
}

/** Asks for a photograph of a real board, which the editor reads. */
function readPhoto(): void {
  wantsPicture.value = true;
  location.hash = writeLink('edit');
}

const PHOTO = 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01';

/** Three dots. */
const DOTS = 'M5 12h.01M12 12h.01M19 12h.01';

function onKey(event: KeyboardEvent): void {
  if (event.altKey || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    undoKey(event, stepBack, stepForth);
    return;
  }
  // in a text box letters are text, and Space presses the button with the focus
  const own = `input, textarea, select, dialog${event.key === ' ' ? ', button, a' : ''}`;
  if (event.target instanceof Element && event.target.closest(own)) return;
  const action = actions.find((one) => 'key' in one && one.key === event.key.toLowerCase());
  if (!action) return;
  event.preventDefault();
  action.perform();
}
