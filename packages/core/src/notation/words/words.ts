import type { Problem, ProblemCode } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { ok, type Result } from '../../basics/result.ts';
import { type Board, vehicleAt } from '../../board/board.ts';
import { directions, directionWords } from '../../board/directions.ts';
import { labelled, type Slide, type Solution } from '../../board/moves.ts';
import { describeMove, kindOf } from '../../board/naming.ts';
import { type Orientation, orientations } from '../../board/vehicle.ts';
import { placeAt } from '../../text/place.ts';
import { firstWord } from '../parts/beginning.ts';
import { type Labels, labelsOf, unknownLabel, vehicleLabelled } from '../parts/labels.ts';
import { mostCells } from '../parts/most-cells.ts';
import type { Notation, SolutionReader } from '../parts/notation.ts';
import { refuse } from '../parts/refuse.ts';
import { checkLabels, type Token, tokensOf } from '../parts/tokens.ts';

/**
 * English, one move on each line: `red car right 3`. The primary is the red car or the red truck; any other vehicle is
 * `car` or `truck` and its label, with `horizontal` or `vertical` before it if two vehicles share the label.
 */
export const wordsReader: SolutionReader = {
  id: 'words',
  recognises: (text) => /^(?:horizontal|vertical|red|car|truck)$/i.test(firstWord(text) ?? ''),
  parse,
};

export const words: Notation = {
  ...wordsReader,
  print(solution, board) {
    const legible = checkLabels(solution, board);
    return legible.ok ? ok(solution.map((move) => describeMove(board, move)).join('\n')) : legible;
  },
};

function parse(text: string, board: Board): Result<Solution, Problem> {
  const reader = new WordReader(text, board);
  const moves: Slide[] = [];
  while (!reader.done) {
    const move = reader.move();
    if (!move.ok) return move;
    moves.push(move.value);
  }
  return ok(labelled(board, moves));
}

/** Reads moves word by word. */
class WordReader {
  readonly #text: string;
  readonly #board: Board;
  readonly #labels: Labels;
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(text: string, board: Board) {
    this.#text = text;
    this.#board = board;
    this.#labels = labelsOf(board);
    this.#tokens = tokensOf(text);
  }

  get done(): boolean {
    return this.#next === this.#tokens.length;
  }

  move(): Result<Slide, Problem> {
    const stated = this.#option(orientations);
    const red = this.#option(['red']) !== undefined;
    const kind = this.#word(['car', 'truck'], red || stated ? '"car" or "truck"' : '"red", "car" or "truck"');
    if (!kind.ok) return kind;
    const name = red ? undefined : this.#token('the label of a vehicle');
    if (name && !name.ok) return name;
    const place = this.#tokens[this.#next];
    const word = this.#word(directionWords, '"left", "right", "up" or "down"');
    if (!word.ok) return word;
    const direction = directions[word.value];
    const vehicle = name
      ? this.#labelled(name.value, kind.value, direction.orientation)
      : this.#primary(place, direction.orientation);
    if (!vehicle.ok) return vehicle;
    if (stated && stated !== direction.orientation) {
      return this.#refuse('unexpected-character', place, `a ${stated} vehicle cannot slide ${word.value}`);
    }
    const cells = this.#cells({ vehicle: vehicle.value, by: direction.sign });
    return cells.ok ? ok({ vehicle: vehicle.value, by: direction.sign * cells.value }) : cells;
  }

  #labelled(token: Token, kind: string, orientation: Orientation): Result<number, Problem> {
    const index = vehicleLabelled(this.#board, this.#labels, token.text, orientation);
    if (index === undefined) {
      return refuse({
        at: placeAt(this.#text, token.position),
        ...unknownLabel(token.text, this.#board, orientation),
      });
    }
    const found = kindOf(vehicleAt(this.#board, index));
    if (found === kind) return ok(index);
    const message = `there is no ${kind} ${token.text}`;
    return this.#refuse('unknown-vehicle', token, message, `${found} ${token.text}`);
  }

  #primary(place: Token | undefined, orientation: Orientation): Result<number, Problem> {
    const { primary, vehicles } = this.#board;
    if (vehicles[primary]?.orientation === orientation) return ok(primary);
    const message = `the red car is not ${orientation}`;
    return this.#refuse('unknown-vehicle', place, message);
  }

  #cells(slide: Slide): Result<number, Problem> {
    const token = this.#token('a number of cells');
    if (!token.ok) return token;
    const { text } = token.value;
    if (!/^\d+$/.test(text)) {
      return this.#refuse(
        'unexpected-character',
        token.value,
        `unexpected ${quote(text)}`,
        'a number of cells',
      );
    }
    const most = mostCells(this.#board, slide);
    const cells = Number(text);
    if (cells >= 1 && cells <= most) return ok(cells);
    return this.#refuse(
      'number-out-of-range',
      token.value,
      `a slide of ${quote(text)} cells`,
      `1 to ${most}`,
    );
  }

  /** Takes the next word if it is one of these. */
  #option<const Word extends string>(words: readonly Word[]): Word | undefined {
    const found = this.#tokens[this.#next]?.text.toLowerCase();
    const word = words.find((word) => word === found);
    if (word !== undefined) this.#next++;
    return word;
  }

  #word<const Word extends string>(words: readonly Word[], expected: string): Result<Word, Problem> {
    const word = this.#option(words);
    if (word !== undefined) return ok(word);
    const token = this.#token(expected);
    return token.ok
      ? this.#refuse('unexpected-character', token.value, `unexpected ${quote(token.value.text)}`, expected)
      : token;
  }

  #token(expected: string): Result<Token, Problem> {
    const token = this.#tokens[this.#next++];
    return token
      ? ok(token)
      : this.#refuse('unfinished', undefined, 'the last move ends too early', expected);
  }

  /** Keeps the first problem, at a token or at the end of the text. */
  #refuse(code: ProblemCode, token: Token | undefined, message: string, expected?: string) {
    const at = placeAt(this.#text, token?.position ?? this.#text.trimEnd().length);
    return refuse({ code, at, message, ...(expected !== undefined && { expected }) });
  }
}
