import { useSignal } from '@preact/signals';
import type { Problem } from '@unjam/core';
import { Button } from './controls.tsx';
import { openDraft } from './edit/editor.ts';
import { linkProblem } from './game/store.ts';
import { linkTo, page } from './route.ts';

/** The page of a link that cannot be opened: the reason, and ways to go on. */
export function BrokenLinkPage({ problem }: { problem: Problem }) {
  const text = useSignal('');
  const wrong = useSignal('');
  const openText = async () => {
    // the readers of all formats are loaded only when they are needed
    const { readPasted } = await import('./pasted.ts');
    const pasted = readPasted(text.value);
    if (!pasted.ok) {
      wrong.value = `${pasted.error.message}${pasted.error.expected ? `; expected ${pasted.error.expected}` : ''}`;
      return;
    }
    wrong.value = '';
    if (pasted.value.kind === 'link') {
      location.hash = pasted.value.hash;
      return;
    }
    openDraft(pasted.value.setup);
    linkProblem.value = undefined;
    page.value = 'edit';
  };
  return (
    <div class="page broken">
      <h1>This link does not work</h1>
      <p class="problem" role="alert">
        {problem.message}
        {problem.expected && `; expected ${problem.expected}`}.
      </p>
      <p>Perhaps it was cut off when it was copied. You can:</p>
      <div class="row">
        <a class="button main" href={linkTo('play')}>
          Play
        </a>
        <a class="button" href={linkTo('puzzles')}>
          Choose a puzzle
        </a>
        <a class="button" href={linkTo('edit')}>
          Draw a board
        </a>
      </div>
      <label class="field">
        <span>Or paste a link or a board</span>
        <textarea
          rows={6}
          spellcheck={false}
          autocomplete="off"
          maxLength={200_000}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="problem" role="status">
        {wrong.value}
      </p>
      <div class="row">
        <Button disabled={text.value.trim() === ''} onClick={() => void openText()}>
          Open
        </Button>
      </div>
    </div>
  );
}
