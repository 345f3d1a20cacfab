import { useSignal } from '@preact/signals';
import { tryParseBoard } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import { counted } from '@unjam/core/render';
import { Button } from '../controls.tsx';
import { LONGEST_NAME, type MyBoard, mergeBoards, myBoards } from '../device/my-boards.ts';
import { saveFile } from '../share/save-file.ts';
import { readBoards, writeBoards } from './boards-text.ts';
import { checked, draftName, openDraft } from './editor.ts';

/** Names the drawn board and keeps it on the device; opens, exports and imports the boards that are kept. */
export function MyBoardsPanel() {
  const said = useSignal('');
  const legal = checked.value;
  const board = legal.ok ? compactText(legal.value) : undefined;
  const kept = myBoards.value.find((one) => one.board === board);
  const keep = () => {
    if (board === undefined) return;
    const name = draftName.value.trim() || `Board ${myBoards.value.length + 1}`;
    myBoards.value = mergeBoards(myBoards.value, [{ name, board }]);
    draftName.value = name;
    said.value = `${name} is kept on this device.`;
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = readBoards(await file.text());
    if (found.ok) myBoards.value = mergeBoards(myBoards.value, found.value);
    said.value = found.ok
      ? `${counted(found.value.length, 'board')} read.`
      : `Not read: ${found.error.message}${found.error.expected ? `; expected ${found.error.expected}` : ''}.`;
  };
  return (
    <section class="panel" aria-labelledby="my-boards">
      <h2 id="my-boards">My boards</h2>
      <div class="link-field">
        <label class="field">
          <span>Name</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            placeholder="My board"
            value={draftName.value}
            onInput={(event) => {
              draftName.value = event.currentTarget.value;
            }}
          />
        </label>
        <Button disabled={board === undefined} onClick={keep}>
          {kept ? 'Rename' : 'Keep'}
        </Button>
      </div>
      {myBoards.value.length > 0 && (
        <ul class="my-boards">
          {myBoards.value.map((one) => (
            <li key={one.board}>
              <BoardRow one={one} />
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <Button
          disabled={myBoards.value.length === 0}
          onClick={() =>
            saveFile('unjam-boards.txt', new Blob([writeBoards(myBoards.value)], { type: 'text/plain' }))
          }
        >
          Export
        </Button>
        <label class="button">
          <span>Import</span>
          <input
            class="file"
            type="file"
            accept=".txt,.json,text/plain,application/json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
}

function BoardRow({ one: { name, board } }: { one: MyBoard }) {
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
      <Button
        icon="delete"
        onClick={() => {
          myBoards.value = myBoards.value.filter((other) => other.board !== board);
        }}
      >
        <span class="hidden">Delete {name}</span>
      </Button>
    </>
  );
}
