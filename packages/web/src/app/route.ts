import { batch, effect, signal } from '@preact/signals';
import { linkProblem, openPosition, position, sameAsNow } from './game/store.ts';
import { type Page, readLink, writeLink } from './link.ts';

export const page = signal<Page>('play');

function follow(): void {
  const link = readLink(location.hash);
  batch(() => {
    if (!link.ok) {
      // the editor shows the message
      linkProblem.value = link.error;
      page.value = 'edit';
      return;
    }
    linkProblem.value = undefined;
    page.value = link.value.page;
    const linked = link.value.position;
    if (linked && !sameAsNow(linked)) openPosition(linked, 'Shared board');
  });
}

/** The link of a page's tab: the present attempt on that page. */
export const linkTo = (to: Page): string => writeLink(to, to === 'puzzles' ? undefined : position.value);

export const go = (to: Page): void => {
  location.hash = linkTo(to);
};

/** Follows the address, and keeps it equal to the link of the present attempt. */
export function startRouting(): void {
  follow();
  addEventListener('hashchange', follow);
  let wait: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const wanted = linkTo(page.value);
    if (linkProblem.value) return;
    clearTimeout(wait);
    // browsers refuse more than a hundred changes in half a minute
    wait = setTimeout(() => {
      if (location.hash !== wanted) history.replaceState(null, '', wanted);
    }, 300);
  });
}
