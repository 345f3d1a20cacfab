/** A board on the page of records with the lengths that stand beside it. */
export interface BoardOnPage {
  readonly text: string;
  readonly moves?: number;
  readonly steps?: number;
}

export function recordsPage(folders: readonly string[]): Promise<string>;
export function bestKnown(): string[];
export function boardsOn(page: string): BoardOnPage[];
export function provenLengths(text: string): { readonly moves: number; readonly steps: number };
