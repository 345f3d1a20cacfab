// The reader of sentences and of texts in no format takes longer to load than all else that solves a board, so it is loaded in
// two steps, each for the first text that needs it.
import {
  type BoardSplitter,
  type BoardText,
  type FormatSet,
  formatsWithPart,
  type ShapeReader,
} from '@unjam/core/formats';
import { boardOfId } from '../catalogue.ts';

const everything = async (): Promise<ShapeReader> => (await import('./everything.ts')).shapeReader;

/** What each step has loaded: nothing, what reads sentences, everything. */
const steps: readonly (() => Promise<Partial<ShapeReader>>)[] = [
  async () => ({}),
  async () => (await import('./sentences.ts')).sentenceReader,
  everything,
];

/** Every format, with the whole reader by shape for texts in none. */
export const allFormats = async (): Promise<FormatSet> =>
  formatsWithPart(await everything(), boardOfId).formats;

/** Words with a blank between them: such a text is read in vain without what reads sentences. */
const WORDS = /[a-z]{3} [a-z]{3}/i;

/**
 * What a text gives that is read in one piece, with as little of the reader loaded as it needs.
 *
 * @param read - reads the text with some formats; called once for each step
 */
export async function withEnough<T>(text: string, read: (formats: FormatSet) => T): Promise<T> {
  for (const load of WORDS.test(text) ? steps.slice(1) : steps) {
    const { formats, lacked } = formatsWithPart(await load(), boardOfId);
    const result = read(formats);
    if (!lacked()) return result;
  }
  throw new Error('the whole reader lacks something');
}

/**
 * Splits a whole text into one text for each board.
 *
 * @param splitterWith - a splitter that recognises some formats
 */
export const splitWhole = (
  text: string,
  splitterWith: (formats: FormatSet) => BoardSplitter,
): Promise<{ readonly texts: readonly BoardText[]; readonly fenced: boolean }> =>
  withEnough(text, (formats) => {
    const splitter = splitterWith(formats);
    const texts = [...splitter.push(text), ...splitter.end()];
    return { texts, fenced: splitter.fenced };
  });
