// Finds the puzzle of the atlas to which a board belongs.

import { useSignal } from '@preact/signals';
import type { Problem, Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { compactText } from '@unjam/core/formats';
import { atlasText } from '../language/english/atlas.ts';
import { problemText } from '../language/english/problems.ts';
import { nothing, type Text } from '../language/language.ts';
import { readBoard } from '../model/boards-text.ts';
import { linkIn } from '../model/link-in.ts';
import { boardNow } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { readAddress } from '../route.ts';
import { findText, opened, showRow } from './atlas-store.ts';
import type { Found } from './find-board.ts';

export function FindPanel() {
  const t = atlasText();
  const text = useSignal('');
  const said = useSignal<Text>(nothing);
  const row = useSignal<number | undefined>(undefined);
  const find = async () => {
    if (text.value.trim() === '') return;
    row.value = undefined;
    said.value = () => atlasText().finding;
    const board = await boardIn(text.value);
    const found = board.ok ? await findText(board.value) : board;
    said.value = found ? () => sentence(found) : nothing;
    if (found?.ok && 'puzzle' in found.value) row.value = found.value.puzzle?.row;
  };
  return (
    <details class="filter-box">
      <summary class="button">{t.find}</summary>
      <section class="panel" aria-label={t.find}>
        <label class="field">
          <span>{t.findLabel}</span>
          <textarea
            rows={4}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <div class="row">
          <Button kind="main" onClick={() => void find()}>
            {t.find}
          </Button>
          <Button
            onClick={() => {
              text.value = compactText(boardNow.value);
              void find();
            }}
          >
            {t.findPlayed}
          </Button>
        </div>
        <p role="status">{said.value()}</p>
        {row.value !== undefined && <Button onClick={() => void showRow(row.value ?? 0)}>{t.show}</Button>}
      </section>
    </details>
  );
}

/** The board of a link of the app, or of a text in any format or shape. */
async function boardIn(text: string): Promise<Result<string, Problem>> {
  const hash = linkIn(text);
  if (hash === undefined) return readBoard(text);
  const link = await readAddress(hash);
  if (!link.ok) return link;
  return link.value.board ? ok(compactText(link.value.board)) : readBoard(text);
}

/** What the answer is, in a sentence. */
function sentence(answer: Result<Found, Problem>): string {
  const t = atlasText();
  if (!answer.ok) return t.answers.broken(problemText().sentence(answer.error));
  const found = answer.value;
  const size = opened.value?.atlas.size;
  const sizeText = size ? t.size(size.width, size.height, size.minWalls, size.maxWalls) : '';
  switch (found.kind) {
    case 'found':
      return found.redundant > 0
        ? t.answers.reduced(found.own, found.redundant, found.moves)
        : t.answers.found(found.own, found.moves);
    case 'absent':
      return t.answers.absent(found.moves);
    case 'size':
    case 'walls':
      return t.answers[found.kind](sizeText);
    default:
      return t.answers[found.kind];
  }
}
