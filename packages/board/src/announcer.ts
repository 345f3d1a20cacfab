import { type Board, isSolved, type Slide, type State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { words } from './board-words.ts';

/** What a screen reader says about a board, in an element that is not visible. */
export class Announcer {
  readonly #news: HTMLElement;

  constructor(news: HTMLElement) {
    this.#news = news;
    news.className = 'news';
    news.setAttribute('aria-live', 'polite');
  }

  say(text: string): void {
    // a screen reader is silent when the text stays equal: a space makes it say the same words again
    this.#news.textContent = this.#news.textContent === text ? `${text}\u00a0` : text;
  }

  /** Takes away what was said of another board; a screen reader says nothing then. */
  clear(): void {
    this.#news.textContent = '';
  }

  /** Says a move, given the state after it; returns the move in words. */
  sayMove(board: Board, move: Slide, after: State): string {
    const text = words.move(board, move);
    this.say(isSolved(board, after) ? words.solved(text) : text);
    return text;
  }

  /** Says what differs between two states of a board; says nothing when they are equal. */
  sayChange(board: Board, before: State, after: State): void {
    const changed = after.flatMap((offset, vehicle) => (offset === before[vehicle] ? [] : [vehicle]));
    const [vehicle] = changed;
    if (changed.length > 1) this.say(words.movedTogether(changed.length));
    else if (vehicle !== undefined)
      this.sayMove(board, { vehicle, by: at(after, vehicle) - at(before, vehicle) }, after);
  }
}
