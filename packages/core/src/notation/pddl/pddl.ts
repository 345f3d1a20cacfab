import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { plain, quote } from '../../basics/quote.ts';
import { ok, type Result } from '../../basics/result.ts';
import { type Board, type State, startOf, vehicleAt } from '../../board/board.ts';
import { directions, directionWords } from '../../board/directions.ts';
import { apply, labelled, type Slide, type Solution, splitSlides } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { pddlCell, pddlVehicle } from '../../text/pddl-names.ts';
import { placeAt } from '../../text/place.ts';
import { beginningOf } from '../parts/beginning.ts';
import type { Notation, SolutionReader } from '../parts/notation.ts';
import { refuse } from '../parts/refuse.ts';

/**
 * A plan for the planning task that the format `pddl` writes: one action a line, and every action is one step.
 *
 *     (right v3-x r3c1 r3c2 r3c2 r3c3)     vehicle 3, X: its first cell r3c1 becomes r3c2, its last cell r3c2 becomes r3c3
 *
 * Read as planners write it: in capitals too, with `;` before a comment, with a number or a time before each action
 * (`0:`, `0.001:`, `step 0:`), with a duration after it (`[1]`), and without brackets where an action has a line of its
 * own. The cells must be those at which the vehicle stands then; the notation is the action's meaning in PDDL 1.2.
 */
export const pddlPlanReader: SolutionReader = {
  id: 'pddl',
  recognises,
  parse,
};

export const pddlPlan: Notation = {
  ...pddlPlanReader,
  print(solution, board) {
    // an illegal slide may be too long to be split
    const legal = replay(board, solution);
    if (!legal.ok) return legal;
    const steps = splitSlides(solution);
    const played = replay(board, steps);
    if (!played.ok) return played;
    return ok(steps.map((step, i) => printAction(board, at(played.value.states, i), step)).join('\n'));
  },
};

/** Comments before a plan; planners write many. */
const COMMENTS = /^(?:\s*;[^\r\n]*[\r\n]+)*/;
/** The first action of a plan, with or without its number and its brackets. */
const FIRST = /^\s*(?:(?:step\s+)?[\d.]+\s*:)?\s*\(?\s*(?:left|right|up|down)\s+v\d/i;

function recognises(text: string): boolean {
  return FIRST.test(beginningOf(text.slice(COMMENTS.exec(text)?.[0].length)));
}

function parse(text: string, board: Board): Result<Solution, Problem> {
  const names = board.vehicles.map(({ label }, index) => pddlVehicle(label, index));
  const moves: Slide[] = [];
  let state = startOf(board);
  for (const action of actionsOf(text)) {
    const move = readAction(text, action, names, board, state, moves.length);
    if (!move.ok) {
      // an earlier move may be illegal, and is then the first thing wrong
      const before = move.error.code === 'illegal-move' ? replay(board, moves) : ok(undefined);
      return before.ok ? move : before;
    }
    moves.push(move.value);
    state = apply(state, move.value);
  }
  return ok(labelled(board, moves));
}

interface Word {
  readonly text: string;
  /** Where it starts in the whole text. */
  readonly position: number;
}

/** The words of one action: its name, its vehicle, its cells. */
type Action = readonly Word[];

const LINE = /[^\r\n]+/g;
/** A number or a time before an action. */
const NUMBER = /^\s*(?:step\s+)?[\d.]+\s*:/i;
const BRACKETS = /\(([^()]*)\)?/g;
const DURATION = /\[[^[\]]*\]/g;
const WORD = /[^\s,()]+/g;

function* actionsOf(text: string): Generator<Action> {
  for (const { 0: line, index: start } of text.replace(/^\uFEFF/, ' ').matchAll(LINE)) {
    // replaced by as many blanks, so that places stay
    const blank = (part: string) => ' '.repeat(part.length);
    const bare = line.replace(/;.*/, blank).replace(NUMBER, blank).replace(DURATION, blank);
    const bracketed = [...bare.matchAll(BRACKETS)].map((found) => ({
      words: found[1] ?? '',
      from: found.index + 1,
    }));
    for (const { words, from } of bracketed.length > 0 ? bracketed : [{ words: bare, from: 0 }]) {
      const action = [...words.matchAll(WORD)].map((word) => ({
        text: word[0].toLowerCase(),
        position: start + from + word.index,
      }));
      if (action.length > 0) yield action;
    }
    // an unbracketed word among actions in brackets
    const outside = bracketed.length > 0 && /[^\s,)]/.exec(bare.replaceAll(BRACKETS, blank));
    if (outside)
      yield [{ text: bare.slice(outside.index).trimEnd().toLowerCase(), position: start + outside.index }];
  }
}

function readAction(
  text: string,
  [name, vehicle, ...cells]: Action,
  names: readonly string[],
  board: Board,
  state: State,
  move: number,
): Result<Slide, Problem> {
  const place = (word: Word | undefined) => placeAt(text, word?.position ?? 0);
  const word = directionWords.find((direction) => direction === name?.text);
  if (!word) {
    const expected = `an action: ${directionWords.join(', ')}`;
    const message = `unexpected ${quote(name?.text ?? '')}`;
    return refuse({ code: 'unexpected-character', at: place(name), message, expected });
  }
  if (!vehicle || cells.length !== 4) {
    return refuse({
      code: cells.length > 4 ? 'unexpected-character' : 'unfinished',
      at: place(name),
      message: `the action ${word} has ${vehicle ? 1 + cells.length : 0} names after it`,
      expected: `a vehicle and four cells, such as (${word} v1 r1c1 r1c2 r1c2 r1c3)`,
      move,
    });
  }
  const index = names.indexOf(vehicle.text);
  if (index < 0) {
    const expected = `one of ${names.join(', ')}`;
    const message = `there is no vehicle ${plain(vehicle.text)}`;
    return refuse({ code: 'unknown-vehicle', at: place(vehicle), message, expected, move });
  }
  const { orientation, sign } = directions[word];
  const { label, orientation: lies } = vehicleAt(board, index);
  if (lies !== orientation) {
    const message = `${vehicle.text} is ${lies} and cannot slide ${word}`;
    return refuse({ code: 'unexpected-character', at: place(name), message, move, vehicle: label });
  }
  const slide = { vehicle: index, by: sign };
  const stands = cellsOfAction(board, state, slide);
  const wrong = cells.findIndex(({ text: cell }, i) => cell !== stands[i]);
  if (wrong < 0) return ok(slide);
  return refuse({
    code: 'illegal-move',
    at: place(cells[wrong]),
    message: `move ${move + 1} is illegal: ${vehicle.text} ${word} with ${plain(at(cells, wrong).text)}, where ${at(stands, wrong)} is meant`,
    expected: `(${word} ${vehicle.text} ${stands.join(' ')})`,
    move,
    vehicle: label,
  });
}

/** The four cells of an action: the first before and after it, the last before and after it. Some may be off the board. */
function cellsOfAction(board: Board, state: State, { vehicle: index, by }: Slide): string[] {
  const { orientation, lane, length } = vehicleAt(board, index);
  const first = at(state, index);
  const last = first + length - 1;
  return [first, first + by, last, last + by].map((offset) =>
    pddlCell(orientation === 'horizontal' ? { row: lane, column: offset } : { row: offset, column: lane }),
  );
}

function printAction(board: Board, state: State, slide: Slide): string {
  const { label, orientation } = vehicleAt(board, slide.vehicle);
  const word = directionWords.find(
    (each) => directions[each].orientation === orientation && directions[each].sign === Math.sign(slide.by),
  );
  const name = pddlVehicle(label, slide.vehicle);
  return `(${word} ${name} ${cellsOfAction(board, state, slide).join(' ')})`;
}
