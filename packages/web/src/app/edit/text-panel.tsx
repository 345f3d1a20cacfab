import { useSignal } from '@preact/signals';
import { boardAt, type Problem } from '@unjam/core';
import { formats } from '@unjam/core/formats';
import { editText } from '../language/english/edit.ts';
import { formatText } from '../language/english/formats.ts';
import { problemText } from '../language/english/problems.ts';
import { checked, commit } from '../model/editor.ts';
import { selected } from '../model/state.ts';
import { Select } from '../parts/controls.tsx';
import { readPasted } from './pasted.ts';

/** Reads a draft from text in any format, and writes the board in a chosen format. */
export function TextPanel() {
  const text = useSignal('');
  const problem = useSignal<Problem | undefined>(undefined);
  /** Until the player chooses a format, the board is written in the first one that can express it. */
  const chosen = useSignal<string | undefined>(undefined);
  const read = (value: string) => {
    text.value = value;
    problem.value = undefined;
    if (value.trim() === '') return;
    const pasted = readPasted(value);
    if (!pasted.ok) {
      problem.value = pasted.error;
      return;
    }
    if (pasted.value.kind === 'link') {
      location.hash = pasted.value.hash;
      return;
    }
    selected.value = undefined;
    commit(pasted.value.setup);
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
          maxLength={200_000}
          value={text.value}
          aria-invalid={problem.value !== undefined}
          aria-describedby="paste-problem"
          onInput={(event) => read(event.currentTarget.value)}
        />
      </label>
      <p id="paste-problem" class="problem" role="status">
        {problem.value && problemText().inText(problem.value)}
      </p>
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
