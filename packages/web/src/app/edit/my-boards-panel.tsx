import { useSignal } from '@preact/signals';
import { tryParseBoard } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { useEffect, useRef } from 'preact/hooks';
import { textOf } from '../bring/read-file.ts';
import { saveFile } from '../device/save-file.ts';
import { bringText } from '../language/english/bring.ts';
import { commonText } from '../language/english/common.ts';
import { editText } from '../language/english/edit.ts';
import { problemText } from '../language/english/problems.ts';
import { setText } from '../language/english/set.ts';
import { settingsText } from '../language/english/settings.ts';
import { nothing, type Text } from '../language/language.ts';
import { sayProblem } from '../language/said-problem.ts';
import { readBoards, writeBoards } from '../model/boards-text.ts';
import { openDraft } from '../model/editor.ts';
import { deleteBoard, keepBoards, myBoards } from '../model/kept-boards.ts';
import { LONGEST_NAME } from '../model/longest-name.ts';
import type { MyBoard } from '../model/my-boards.ts';
import { checked } from '../model/present-draft.ts';
import { MOST, writeSetLink } from '../model/set-link.ts';
import { draftName } from '../model/state.ts';
import { attempt } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { unkeptText } from '../parts/unkept-text.ts';

/** Names the drawn board and keeps it on the device; opens, exports and imports the boards that are kept. */
export function MyBoardsPanel() {
  const said = useSignal<Text>(nothing);
  /** The board that was deleted last, until something else is said. */
  const deleted = useSignal<MyBoard | undefined>(undefined);
  const undo = useRef<HTMLButtonElement>(null);
  // the button that was pressed is gone with its board
  useEffect(() => undo.current?.focus(), [deleted.value]);
  const say = (text: Text, gone?: MyBoard) => {
    said.value = text;
    deleted.value = gone;
  };
  const remove = (one: MyBoard) => {
    deleteBoard(one.board);
    say(() => editText().boardDeleted(one.name), one);
  };
  const bringBack = () => {
    if (!deleted.value) return;
    const { name } = deleted.value;
    keepBoards([deleted.value]);
    say(() => unkeptText() || editText().kept(name));
  };
  const legal = checked.value;
  const board = legal.ok ? compactText(legal.value) : undefined;
  const kept = myBoards.value.find((one) => one.board === board);
  const keep = () => {
    if (board === undefined) return;
    const name = draftName.value.trim() || editText().boardName(myBoards.value.length + 1);
    keepBoards([{ name, board }]);
    draftName.value = name;
    say(() => unkeptText() || editText().kept(name));
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) {
      say(() => bringText().notText);
      return;
    }
    const found = await readBoards(text, myBoards.value);
    if (found.ok) keepBoards(found.value.boards);
    // a board that is in the file twice is kept once
    const boards = found.ok ? new Set(found.value.boards.map(({ board }) => board)).size : 0;
    const unread = found.ok ? found.value.unread : found.error;
    say(() =>
      [
        ...(found.ok ? [settingsText().boardsRead(boards), unkeptText()] : []),
        ...(unread ? [editText().notRead(sayProblem(unread, problemText().inText))] : []),
      ].join(' '),
    );
  };
  const t = editText();
  return (
    <section class="panel" aria-labelledby="my-boards">
      <h2 id="my-boards">{t.myBoards}</h2>
      <div class="link-field">
        <label class="field">
          <span>{t.name}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            placeholder={commonText().myBoard}
            value={draftName.value}
            onInput={(event) => {
              draftName.value = event.currentTarget.value;
            }}
          />
        </label>
        <Button disabled={board === undefined} onClick={keep}>
          {kept ? t.rename : t.keep}
        </Button>
      </div>
      {myBoards.value.length > 0 && (
        <ul class="my-boards">
          {myBoards.value.map((one) => (
            <li key={one.board}>
              <BoardRow one={one} onDelete={() => remove(one)} />
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <Button
          disabled={myBoards.value.length === 0}
          onClick={() =>
            saveFile('unjam-boards.jsonl', new Blob([writeBoards(myBoards.value)], { type: 'text/plain' }))
          }
        >
          {t.saveBoards}
        </Button>
        <label class="button">
          <span>{t.addBoards}</span>
          <input
            class="file"
            type="file"
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              // the same file chosen again is read again
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Button onClick={() => openDraft(boardToSetup(attempt.value.board))}>{t.editPuzzle}</Button>
      </div>
      {myBoards.value.length > 0 && (
        <p class="row">
          <a
            class="button"
            href={writeSetLink({
              title: editText().myBoards,
              puzzles: myBoards.value.slice(0, MOST).map(({ board }) => board),
              names: Object.fromEntries(myBoards.value.map(({ board, name }) => [board, name])),
            })}
          >
            {setText().makeSet}
          </a>
        </p>
      )}
      <div class="row">
        <p role="status">{said.value()}</p>
        {deleted.value && (
          <button ref={undo} type="button" class="button" onClick={bringBack}>
            {commonText().undo}
          </button>
        )}
      </div>
    </section>
  );
}

function BoardRow({ one: { name, board }, onDelete }: { one: MyBoard; onDelete: () => void }) {
  const show = () => {
    const parsed = tryParseBoard(board);
    if (!parsed.ok) return;
    openDraft(boardToSetup(parsed.value));
    draftName.value = name;
  };
  return (
    <>
      <button type="button" class="my-board" onClick={show}>
        {name}
      </button>
      <Button icon={pageIcons.delete} onClick={onDelete}>
        <span class="hidden">{editText().deleteBoard(name)}</span>
      </Button>
    </>
  );
}
