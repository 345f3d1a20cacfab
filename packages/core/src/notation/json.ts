import { type Board, laneLength } from '../board/board.ts';
import type { Move } from '../board/moves.ts';
import type { Vehicle } from '../board/vehicle.ts';
import type { Problem } from '../errors.ts';
import { ok, type Result } from '../result.ts';
import { directions, directionWords } from './directions.ts';
import { type Labels, labelsOf, refuseLabel, vehicleLabelled } from './labels.ts';
import type { Notation } from './notation.ts';
import { quote } from './refuse.ts';
import { Scanner } from './scanner.ts';

/** A JSON list of objects: the vehicle's label, the direction in words, the number of cells. */
export const json: Notation = {
  id: 'json',
  title: 'JSON',
  example: '[{"vehicle":"A","direction":"left","cells":1},{"vehicle":"Q","direction":"down","cells":3}]',
  parse(text, board) {
    const labels = labelsOf(board);
    const scanner = new Scanner(text);
    const moves: Move[] = [];
    scanner.take(/\s*/y);
    if (scanner.take(/\[\s*/y) === undefined) return scanner.refuseHere('a list of moves: [');
    if (scanner.take(/\]\s*/y) === undefined) {
      do {
        const move = readMove(scanner, board, labels);
        if (!move.ok) return move;
        moves.push(move.value);
      } while (scanner.take(/,\s*/y) !== undefined);
      if (scanner.take(/\]\s*/y) === undefined) return scanner.refuseHere('a comma or ]');
    }
    return scanner.atEnd ? ok(moves) : scanner.refuseHere('the end of the text');
  },
  print: (solution, board) =>
    ok(
      JSON.stringify(
        solution.map(({ vehicle, by }) => {
          const { label, orientation } = board.vehicles[vehicle] as Vehicle;
          const direction = directionWords.find(
            (word) => directions[word].orientation === orientation && directions[word].sign === Math.sign(by),
          );
          return { vehicle: label, direction, cells: Math.abs(by) };
        }),
      ),
    ),
};

const keys = ['vehicle', 'direction', 'cells'] as const;
type Key = (typeof keys)[number];

/** A value and where it stands. */
interface Value {
  readonly value: string;
  readonly position: number;
}

function readMove(scanner: Scanner, board: Board, labels: Labels): Result<Move, Problem> {
  const start = scanner.position;
  const object = readObject(scanner);
  if (!object.ok) return object;
  const { vehicle: label, direction: word, cells } = object.value;
  if (!label || !word || !cells) {
    const missing = keys.filter((key) => !object.value[key]).join(', ');
    return scanner.refuse(
      'bad-json',
      `a move without ${missing}`,
      `an object with ${keys.join(', ')}`,
      start,
    );
  }
  const direction = directionWords.find((direction) => direction === word.value);
  if (!direction) {
    const message = `there is no direction ${quote(word.value)}`;
    return scanner.refuse('bad-json', message, directionWords.join(', '), word.position);
  }
  const { orientation, sign } = directions[direction];
  const vehicle = vehicleLabelled(board, labels, label.value, orientation);
  if (vehicle === undefined) {
    return refuseLabel(scanner.text, label.position, label.value, board, orientation);
  }
  const count = Number(cells.value);
  const most = laneLength(board, board.vehicles[vehicle] as Vehicle) - 1;
  if (Number.isInteger(count) && count >= 1 && count <= most) return ok({ vehicle, by: sign * count });
  const message = `a slide of ${cells.value} cells`;
  return scanner.refuse('number-out-of-range', message, `1 to ${most}`, cells.position);
}

/** Reads one flat object of strings and one number, its keys in any order. */
function readObject(scanner: Scanner): Result<Partial<Record<Key, Value>>, Problem> {
  const object: Partial<Record<Key, Value>> = {};
  if (scanner.take(/\{\s*/y) === undefined) return scanner.refuseHere('a move: {');
  do {
    const position = scanner.position;
    const name = scanner.take(string);
    if (name === undefined) return scanner.refuseHere('a key in double quotes');
    const key = keys.find((key) => key === unquote(name));
    if (key === undefined) {
      return scanner.refuse('bad-json', `there is no key ${name} in a move`, keys.join(', '), position);
    }
    if (scanner.take(/\s*:\s*/y) === undefined) return scanner.refuseHere('a colon');
    const valueAt = scanner.position;
    const written = scanner.take(key === 'cells' ? number : string);
    if (written === undefined) {
      return scanner.refuseHere(key === 'cells' ? 'a number' : 'a string in double quotes');
    }
    object[key] = { value: key === 'cells' ? written : unquote(written), position: valueAt };
    scanner.take(/\s*/y);
  } while (scanner.take(/,\s*/y) !== undefined);
  return scanner.take(/\}\s*/y) === undefined ? scanner.refuseHere('a comma or }') : ok(object);
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
/** Of what `string` matched, which is always valid. */
const unquote = (written: string): string => JSON.parse(written);
