import { useSignal } from '@preact/signals';
import { boardAt } from '@unjam/core';
import { formats } from '@unjam/core/formats';
import { fromField, opened, take, type Waiting, waiting } from '../bring/brought.ts';
import { Choices } from '../bring/choices.tsx';
import { readText } from '../bring/read-text.ts';
import { ReadingNote } from '../bring/reading-note.tsx';
import { editText } from '../language/english/edit.ts';
import { formatText } from '../language/english/formats.ts';
import { problemText } from '../language/english/problems.ts';
import { checked } from '../model/present-draft.ts';
import { Select } from '../parts/choices.tsx';

/** Reads a draft from text in any format or shape, says how, and writes the board in a chosen format. */
export function TextPanel() {
  const text = useSignal('');
  /** What has no board that could be opened at once. */
  const left = useSignal<Waiting | undefined>(undefined);
  /** Until the player chooses a format, the board is written in the first one that can express it. */
  const chosen = useSignal<string | undefined>(undefined);
  const read = (value: string) => {
    text.value = value;
    left.value = undefined;
    opened.value = undefined;
    if (value.trim() === '') return;
    fromField.value = true;
    const brought = readText(value);
    left.value = take(brought) || brought.kind === 'link' ? undefined : brought;
  };
  const legal = checked.value;
  const board =
    legal.ok &&
    boardAt(
      legal.value,
      legal.value.vehicles.map(({ offset }) => offset),
    );
  const as = chosen.value ?? ((board && formats.find(({ print }) => print(board).ok)?.id) || 'grid');
  const written = board ? formats.find(({ id }) => id === as)?.print(board) : undefined;
  const t = editText();
  const titles = formatText();
  return (
    <section class="panel" aria-label={t.text}>
      <label class="field">
        <span>{t.paste}</span>
        <textarea
          rows={6}
          spellcheck={false}
          autocomplete="off"
          value={text.value}
          aria-invalid={left.value?.kind === 'refused'}
          aria-describedby="paste-problem"
          onInput={(event) => read(event.currentTarget.value)}
        />
      </label>
      <div id="paste-problem" role="status">
        {waiting.value && left.value === waiting.value && <Choices waiting={waiting.value} />}
      </div>
      {fromField.value && <ReadingNote />}
      <Select
        label={t.boardAs}
        value={as}
        options={formats.map(({ id }) => ({ value: id, label: `${id}: ${titles[id]}` }))}
        onChange={(id) => {
          chosen.value = id;
        }}
      />
      <label class="field">
        <span class="hidden">{t.boardAsText}</span>
        <textarea
          readOnly
          rows={6}
          value={
            written ? (written.ok ? written.value : problemText().sentence(written.error)) : t.notLegalYet
          }
        />
      </label>
    </section>
  );
}
