import { type Board, isSolved, type Move, type State } from '@unjam/core';
import { describeMove } from '@unjam/core/board';
import { at } from '@unjam/core/engine';
import { describeInColour } from '@unjam/core/render';

/** What a screen reader says about a board, in an element that is not visible. */
export class Announcer {
  readonly #news: HTMLElement;

  constructor(news: HTMLElement) {
    this.#news = news;
    news.className = 'news';
    news.setAttribute('aria-live', 'polite');
  }

  say(words: string): void {
    // a screen reader is silent when the text stays equal: a space makes it say the same words again
    this.#news.textContent = this.#news.textContent === words ? `${words}\u00a0` : words;
  }

  /** Says a move, given the state after it; returns the move in words. */
  sayMove(board: Board, move: Move, after: State): string {
    const words = describeMove(board, move, describeInColour);
    this.say(isSolved(board, after) ? `${words}. Solved: the red car is out.` : words);
    return words;
  }

  /** Says what differs between two states of a board; says nothing when they are equal. */
  sayChange(board: Board, before: State, after: State): void {
    const changed = after.flatMap((offset, vehicle) => (offset === before[vehicle] ? [] : [vehicle]));
    const [vehicle] = changed;
    if (vehicle === undefined) return;
    if (changed.length > 1) {
      this.say(`${changed.length} vehicles moved`);
      return;
    }
    this.sayMove(board, { vehicle, by: at(after, vehicle) - at(before, vehicle) }, after);
  }
}
