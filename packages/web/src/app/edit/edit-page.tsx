import { useEffect } from 'preact/hooks';
import { fromField } from '../bring/brought.ts';
import { ReadingNote } from '../bring/reading-note.tsx';
import { commonText } from '../language/english/common.ts';
import { editText } from '../language/english/edit.ts';
import { redo, undo } from '../model/editor.ts';
import { Sheet } from '../parts/sheet.tsx';
import { undoKey } from '../parts/undo-key.ts';
import { FromPicture } from '../picture/from-picture.tsx';
import { keepAnswering } from './answer.ts';
import { AnswerChip, UseDraft } from './answer-chip.tsx';
import { DraftBoard } from './draft-board.tsx';
import { MakerPanel } from './maker-panel.tsx';
import { MyBoardsPanel } from './my-boards-panel.tsx';
import { PiecesPanel } from './pieces-panel.tsx';
import { ShapePanel } from './shape-panel.tsx';
import { TextPanel } from './text-panel.tsx';
import '../style/edit-answer.css';
import '../style/draft.css';
import '../style/edit.css';

/** The page on which boards are drawn and changed; the solver answers every change. */
export function EditPage() {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    const stop = keepAnswering();
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const t = editText();
  return (
    <div class="page edit">
      <header>
        <h1>{commonText().pages.edit}</h1>
        <AnswerChip />
      </header>
      <div class="edit-stage">
        <div class="board-space">
          <DraftBoard />
        </div>
        <div class="edit-side">
          <PiecesPanel />
          <UseDraft />
          <FromPicture />
          {!fromField.value && <ReadingNote />}
          <Sheet title={t.makeAPuzzle}>
            <MakerPanel />
          </Sheet>
          <Sheet title={t.sizeAndExit}>
            <ShapePanel />
          </Sheet>
          <Sheet title={t.myBoards}>
            <MyBoardsPanel />
          </Sheet>
          <Sheet title={t.text}>
            <TextPanel />
          </Sheet>
        </div>
      </div>
    </div>
  );
}

const onKey = (event: KeyboardEvent): void => undoKey(event, undo, redo);
