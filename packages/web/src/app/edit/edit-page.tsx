import { useEffect } from 'preact/hooks';
import { linkProblem } from '../game/store.ts';
import '../style/edit.css';
import { FromPicture } from '../picture/from-picture.tsx';
import { keepAnswering } from './answer.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { DraftBoard } from './draft-board.tsx';
import { enter, redo, undo } from './editor.ts';
import { PiecesPanel } from './pieces-panel.tsx';
import { ShapePanel } from './shape-panel.tsx';
import { TextPanel } from './text-panel.tsx';

/** The page on which boards are drawn and changed; the solver answers every change. */
export function EditPage() {
  useEffect(() => {
    enter();
    document.addEventListener('keydown', onKey);
    const stop = keepAnswering();
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div class="page edit">
      <header>
        <h1>Edit</h1>
        {linkProblem.value && (
          <p class="problem" role="alert">
            The link could not be opened: {linkProblem.value.message}
            {linkProblem.value.expected && `. Expected ${linkProblem.value.expected}`}.
          </p>
        )}
      </header>
      <div class="edit-stage">
        <div class="board-space">
          <DraftBoard />
        </div>
        <div class="edit-side">
          <AnswerPanel />
          <FromPicture />
          <PiecesPanel />
          <ShapePanel />
          <TextPanel />
        </div>
      </div>
    </div>
  );
}

function onKey(event: KeyboardEvent): void {
  if (
    !(event.ctrlKey || event.metaKey) ||
    (event.target instanceof Element && event.target.closest('input, textarea, select'))
  )
    return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
  else return;
  event.preventDefault();
}
