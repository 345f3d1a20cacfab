import { useSignal } from '@preact/signals';
import type { Problem } from '@unjam/core';
import { quote } from '@unjam/core/basics';
import { dayNumber, today } from '@unjam/core/catalogue';
import { useEffect } from 'preact/hooks';
import { bring } from './bring.ts';
import { commonText } from './language/english/common.ts';
import { problemText } from './language/english/problems.ts';
import { puzzlesText } from './language/english/puzzles.ts';
import { todayText } from './language/english/today.ts';
import { list, nothing, type Text } from './language/language.ts';
import { sayProblem } from './language/said-problem.ts';
import { formatDay } from './model/day-name.ts';
import { newerVersion, splitLink } from './model/link.ts';
import { rowsLink } from './model/rows-link.ts';
import { PasteField } from './parts/paste-field.tsx';
import { linkTo, pageNamed } from './route.ts';

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
  const written = rowsLink(location.hash);
  useEffect(() => {
    if (written !== undefined) location.replace(written);
  }, [written]);
  if (written !== undefined) return null;
  const [named = ''] = linkedParts();
  if (dayNumber(named).ok && named > today()) return <DayToCome day={named} />;
  const newer = problem === newerVersion;
  const gone = problem.code === 'unknown-puzzle';
  const reason = newer ? t.newerVersion : (noSuchPage() ?? sayProblem(problem));
  return (
    <div class="page broken">
      <h1>{t.title}</h1>
      <p class="problem" role="alert">
        {gone ? t.gone : `${reason}${t.stop}`}
      </p>
      <p>
        {!newer && !gone && t.cutOff} {t.youCan}
      </p>
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

/** What is said of a link to a page that the app does not have. */
function noSuchPage(): string | undefined {
  const link = splitLink(location.hash);
  if (!link.ok || !link.value.page || pageNamed(link.value.page)) return undefined;
  const titles = new Set(Object.values(commonText().pages));
  return problemText().noPage(quote(link.value.page), list([...titles]));
}

/** What follows the page in the link. */
function linkedParts(): readonly string[] {
  const link = splitLink(location.hash);
  return link.ok ? link.value.parts : [];
}

/** The page of a link to a daily puzzle whose day has not come yet. */
const DayToCome = ({ day }: { day: string }) => (
  <div class="page broken">
    <h1>{formatDay(day, today())}</h1>
    <p role="alert">{problemText().notYet}</p>
    <div class="row">
      <a class="button main" href={`#1/play/${today()}`}>
        {puzzlesText().todaysPuzzle}
      </a>
      <a class="button" href={linkTo('daily')}>
        {todayText().archive}
      </a>
    </div>
  </div>
);
