import { useSignal } from '@preact/signals';
import type { Problem } from '@unjam/core';
import { bring } from './bring.ts';
import { commonText } from './language/english/common.ts';
import { problemText } from './language/english/problems.ts';
import { nothing, type Text } from './language/language.ts';
import { sayProblem } from './language/said-problem.ts';
import { newerVersion } from './model/link.ts';
import { PasteField } from './parts/paste-field.tsx';
import { linkTo } from './route.ts';

/** The page of a link that cannot be opened: the reason, and ways to go on. */
export function BrokenLinkPage({ problem }: { problem: Problem }) {
  const wrong = useSignal<Text>(nothing);
  const t = problemText();
  const openText = async (text: string) => {
    wrong.value = nothing;
    // the readers of all formats are loaded only when they are needed
    const { readText } = await import('./bring/read-text.ts');
    const brought = readText(text);
    if (brought.kind !== 'refused') {
      await bring(text);
      return true;
    }
    const { refusalInWords } = await import('./bring/reading-words.ts');
    wrong.value = () => refusalInWords(brought.problem, brought.shape);
    return false;
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
