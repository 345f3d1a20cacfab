/*
 * A text that is refused is read once more, with its boards one below the other and blank lines between them:
 *
 *     AA.O   ..AO        beside.ts: boards that stand side by side
 *     XX.O   XXAO
 *     ...    ...
 *
 *     AA.O               below.ts: boards right below one another
 *     XX.O
 *     ...
 *     # hard             comments.ts: comments and solutions right below a board
 *
 *     AA.O               torn.ts: a board with a blank line between two rows, among others
 *
 *     XX.O
 *     ...
 *
 *     <pre>XX.O</pre>    preformatted.ts: boards on a page of HTML
 *
 * What is read that way counts if there are more boards than before, or fewer refusals, and what was rearranged is nothing else than
 * boards whose red car is not guessed.
 */
import type { BoardSplitter, BoardText, ReadBoard } from '../parts/format.ts';
import { BEGINS_WITH_RECORD, PIECE } from '../reading/equal-pieces.ts';
import { LONGEST } from '../reading/shape-refusals.ts';
import { belowEachOther } from './below.ts';
import { besideEachOther } from './beside.ts';
import { withoutRemarks } from './comments.ts';
import { type Line, linesOf } from './line.ts';
import { PREFORMATTED, withoutPage } from './preformatted.ts';
import { putTogether } from './torn.ts';

/**
 * A splitter that gives what `splitter` gives, or the boards of the text as it is rearranged.
 *
 * @param again - another splitter like that one
 * @param read - reads a text that a splitter gives
 */
export function orRearranged(
  splitter: BoardSplitter,
  again: () => BoardSplitter,
  read: (text: BoardText) => ReadBoard,
): BoardSplitter {
  /** The text so far, as long as it may have to be rearranged. */
  let text: string | undefined = '';
  let held: BoardText[] = [];
  /** Whether boards stood side by side, or in a page, in the part of the text that was there when the first board was found. */
  let isBeside = false;
  return {
    push(part) {
      const found = splitter.push(part);
      if (text === undefined) return found;
      text += part;
      held = held.concat(found);
      isBeside ||=
        held.length > 0 &&
        (PREFORMATTED.test(text) || besideEachOther(linesOf(text)).some(({ isPart }) => isPart));
      // a shorter text is whole, but for records, which are given out as they come
      const isWhole = text.length < PIECE && !BEGINS_WITH_RECORD.test(text);
      if (isWhole || (text.length <= LONGEST && (held.length === 0 || isBeside))) return [];
      const ready = held;
      held = [];
      text = undefined;
      return ready;
    },
    end() {
      const found = [...held, ...splitter.end()];
      if (text === undefined) return found;
      const lines = rearranged(text);
      if (!lines.some(({ isPart }) => isPart)) return found;
      const before = found.filter((one) => read(one).result.ok);
      const isTagged = found.some((one) => PREFORMATTED.test(read(one).name ?? ''));
      if (before.length === found.length && !isTagged) return found;
      const other = again();
      const texts = [...other.push(lines.map((line) => line.text).join('\n')), ...other.end()];
      const boards = new Set(texts.filter((one) => isSurely(read(one))));
      const isWrong =
        texts.some((one) => lines[one.line - 1]?.isPart === true && !boards.has(one)) ||
        isWithoutBoard(lines, boards);
      // a solution that is left out is no board more, and a refusal less
      const isBetter =
        boards.size > before.length ||
        (boards.size === before.length && (texts.length < found.length || isTagged));
      if (isWrong || !isBetter) return found;
      return texts.map((one) => {
        const line = lines[one.line - 1]?.number ?? one.line;
        return { ...one, line, ...(one.shape && { shape: { ...one.shape, line } }) };
      });
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}

const rearranged = (text: string): readonly Line[] =>
  withoutRemarks(numbered(putTogether(belowEachOther(besideEachOther(withoutPage(linesOf(text)))))));

/** The lines with the number of the part that they belong to. */
function numbered(lines: readonly Line[]): readonly Line[] {
  let part = 0;
  return lines.map((line, i) => {
    if (!line.isPart) return line;
    if (!lines[i - 1]?.isPart) part++;
    return { ...line, part };
  });
}

/** Whether some part has no board: its lines may have been taken for the name of another one. */
function isWithoutBoard(lines: readonly Line[], boards: ReadonlySet<BoardText>): boolean {
  const parts = new Set(lines.flatMap(({ part }) => part ?? []));
  for (const { line } of boards) parts.delete(lines[line - 1]?.part ?? 0);
  return parts.size > 0;
}

/** Whether a text is a board whose red car is not guessed. */
const isSurely = ({ result, shape }: ReadBoard): boolean =>
  result.ok && !(shape && 'primaryGuessed' in shape && shape.primaryGuessed !== undefined);
