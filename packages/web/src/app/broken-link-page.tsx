import { useSignal } from '@preact/signals';
import type { Problem } from '@unjam/core';
import { Button } from './controls.tsx';
import { openDraft } from './edit/editor.ts';
import { linkProblem } from './game/store.ts';
import { commonText } from './language/english/common.ts';
import { problemText } from './language/english/problems.ts';
import { nothing, type Text } from './language/language.ts';
import { newerVersion } from './link.ts';
import { linkTo, page } from './route.ts';

/** The page of a link that cannot be opened: the reason, and ways to go on. */
export function BrokenLinkPage({ problem }: { problem: Problem }) {
  const text = useSignal('');
  const wrong = useSignal<Text>(nothing);
  const t = problemText();
  const openText = async () => {
    // the readers of all formats are loaded only when they are needed
    const { readPasted } = await import('./pasted.ts');
    const pasted = readPasted(text.value);
    if (!pasted.ok) {
      const { error } = pasted;
      wrong.value = () => problemText().inText(error);
      return;
    }
    wrong.value = nothing;
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
      <h1>{t.title}</h1>
      <p class="problem" role="alert">
        {problem === newerVersion ? t.newerVersion : t.sentence(problem)}.
      </p>
      <p>{t.cutOff}</p>
      <div class="row">
        <a class="button main" href={linkTo('play')}>
          {commonText().pages.play}
        </a>
        <a class="button" href={linkTo('puzzles')}>
          {t.choose}
        </a>
        <a class="button" href={linkTo('edit')}>
          {t.draw}
        </a>
      </div>
      <label class="field">
        <span>{t.orPaste}</span>
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
        {wrong.value()}
      </p>
      <div class="row">
        <Button disabled={text.value.trim() === ''} onClick={() => void openText()}>
          {t.open}
        </Button>
      </div>
    </div>
  );
}
