import { useSignal } from '@preact/signals';
import type { Slide } from '@unjam/core';
import { useEffect } from 'preact/hooks';
import { playText } from '../language/english/play.ts';
import { type Lesson, lessonAfter, lessonById, lessons } from '../model/lessons.ts';
import { openNext } from '../model/open-next.ts';
import { message } from '../model/state.ts';
import { attempt, boardNow, open, state, won } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { search } from '../solver/solver.ts';
import { GhostFinger } from './ghost-finger.tsx';

/** The lesson that is being played. */
export const lessonNow = (): Lesson | undefined => lessonById(attempt.value.puzzle ?? '');

/** Opens a lesson. */
const openLesson = ({ board, name, id }: Lesson): void => open(board, name, id);

/** What the lesson is about, below its board. */
export function Coach({ lesson }: { lesson: Lesson }) {
  const next = lessonAfter(lesson.id);
  const t = playText();
  const { task, learned } = t.lessons[lesson.about];
  return (
    <div class="coach">
      <div class="dots" aria-hidden="true">
        {lessons.map(({ id }) => (
          <span key={id} class={id === lesson.id ? 'dot now' : 'dot'} />
        ))}
      </div>
      <p role="status">{won.value ? learned : message.value() || task}</p>
      <div class="row">
        {won.value ? (
          <Button key="next" kind="main" onClick={() => (next ? openLesson(next) : void openNext())}>
            {next ? t.nextLesson : t.firstPuzzle}
          </Button>
        ) : (
          <Button key="skip" onClick={() => void openNext()}>
            {t.skipLessons}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shows with a finger which move comes next in a lesson. */
export function LessonFinger() {
  const move = useSignal<Slide | undefined>(undefined);
  const now = boardNow.value;
  const at = state.value.join();
  useEffect(() => {
    let current = true;
    move.value = undefined;
    search(now).then(
      (result) => {
        if (current && result.kind === 'solved') move.value = result.solution[0];
      },
      () => {
        // the solver could not be loaded: the lesson goes on without the finger
      },
    );
    return () => {
      current = false;
    };
  }, [attempt.value.board, at]);
  return move.value && !won.value ? (
    <GhostFinger board={attempt.value.board} state={state.value} move={move.value} />
  ) : null;
}
