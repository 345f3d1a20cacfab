import { useSignal } from '@preact/signals';
import type { Problem } from '@unjam/core';
import { commonText } from './language/english/common.ts';
import { problemText } from './language/english/problems.ts';
import { nothing, type Text } from './language/language.ts';
import { sayProblem } from './language/said-problem.ts';
import { openDraft } from './model/editor.ts';
import { newerVersion } from './model/link.ts';
import { linkProblem, page } from './model/state.ts';
import { PasteField } from './parts/paste-field.tsx';
import { linkTo } from './route.ts';

/** The page of a link that cannot be opened: the reason, and ways to go on. */
export function BrokenLinkPage({ problem }: { problem: Problem }) {
  const wrong = useSignal<Text>(nothing);
  const t = problemText();
  const openText = async (text: string) => {
    // the readers of all formats are loaded only when they are needed
    const { readPasted } = await import('./edit/pasted.ts');
    const pasted = readPasted(text);
    if (!pasted.ok) {
      const { error } = pasted;
      wrong.value = () => problemText().inText(error);
      return false;
    }
    wrong.value = nothing;
    if (pasted.value.kind === 'link') {
      location.hash = pasted.value.hash;
      return true;
    }
    openDraft(pasted.value.setup);
    linkProblem.value = undefined;
    page.value = 'edit';
    return true;
  };
  return (
    <div class="page broken">
      <h1>{t.title}</h1>
      <p class="problem" role="alert">
        {problem === newerVersion ? t.newerVersion : sayProblem(problem)}
        {t.stop}
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
      <PasteField label={t.orPaste} button={t.open} rows={6} onText={openText}>
        <p class="problem" role="status">
          {wrong.value()}
        </p>
      </PasteField>
    </div>
  );
}
