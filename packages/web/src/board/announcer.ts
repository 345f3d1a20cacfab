import { type Board, isSolved, type Move, type State } from '@unjam/core';
import { describeMove } from '@unjam/core/board';
import { describeInColour } from '@unjam/core/render';

/** What a screen reader hears of a board, in an element that nobody sees. */
export class Announcer {
  readonly #news: HTMLElement;

  constructor(news: HTMLElement) {
    this.#news = news;
    news.className = 'news';
    news.setAttribute('aria-live', 'polite');
  }

  say(words: string): void {
    // the same words twice are still news
    this.#news.textContent = this.#news.textContent === words ? `${words}\u00a0` : words;
  }

  /** A move and the state after it; returns the move in words. */
  sayMove(board: Board, move: Move, after: State): string {
    const words = describeMove(board, move, describeInColour);
    this.say(isSolved(board, after) ? `${words}. Solved: the red car is out.` : words);
    return words;
  }

  /** What is different between two states of a board; nothing where nothing is. */
  sayChange(board: Board, before: State, after: State): void {
    const changed = after.flatMap((offset, vehicle) => (offset === before[vehicle] ? [] : [vehicle]));
    const [vehicle] = changed;
    if (vehicle === undefined) return;
    if (changed.length > 1) {
      this.say(`${changed.length} vehicles moved`);
      return;
    }
    const by = (after[vehicle] as number) - (before[vehicle] as number);
    this.sayMove(board, { vehicle, by }, after);
  }
}
