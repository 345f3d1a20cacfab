/*
 * What a record says beside the text of its board: where the exit is and which car is red.
 *
 *     {"board": "..XX/....", "exit": "left"}       the board as an object with this exit
 */
import type { TextPlace } from '../../basics/place.ts';
import { type Edge, edges } from '../../board/setup.ts';
import { type JsonNode, parseJson } from '../../text/json-text.ts';
import { printCompactJson } from '../json/json.ts';
import type { BoardSplitter, BoardText, FormatSet, ReadTextOptions } from '../parts/format.ts';
import { formatIn } from './detect.ts';
import { lineBreaksIn } from './later-boards.ts';
import { readPiece } from './read-piece.ts';
import { isAboutBoard } from './record.ts';

/** Rows or a line of cells. An object, a link or a drawing with a border says its exit itself. */
const CELLS = /^(?!\s*#\d)[^{[|+]+$/;

/** A splitter that gives what `splitter` gives, with such records as objects. */
export function recordsWithOptions(
  splitter: BoardSplitter,
  options: ReadTextOptions,
  formats: FormatSet,
): BoardSplitter {
  const asObject = (one: BoardText): BoardText => {
    const record = one.format?.id === 'json' && !one.problem ? recordIn(one.text) : undefined;
    if (!record) return one;
    const { board, at, said } = record;
    const piece = { text: board, line: 1, format: formatIn(board, formats) };
    const { result, name = record.name } = readPiece(piece, { ...said, ...asked(options) }, formats);
    if (!result.ok) return { ...one, problem: { ...result.error, at: { text: placeIn(one, at) } } };
    const breaks = '\n'.repeat(lineBreaksIn(one.text));
    // a name within the object is no line above it, which may say something of the board
    const named = name === undefined ? '{' : `{"name":${JSON.stringify(name)},`;
    return { ...one, text: printCompactJson(result.value).replace('{', () => named) + breaks };
  };
  return {
    push: (part) => splitter.push(part).map(asObject),
    end: () => splitter.end().map(asObject),
    get fenced() {
      return splitter.fenced;
    },
  };
}

interface Said {
  readonly exit?: Edge;
  readonly primary?: string;
}

/** The options that the user gave, which count before the record. */
const asked = ({ exit, primary }: ReadTextOptions): Said => ({
  ...(exit !== undefined && { exit }),
  ...(primary !== undefined && { primary }),
});

interface Found {
  readonly board: string;
  readonly at: TextPlace;
  readonly name?: string;
  readonly said: Said;
}

/** The board of a record, and what is said beside it; undefined for any other text. */
function recordIn(text: string): Found | undefined {
  if (!/"board"\s*:\s*"/.test(text) || !/"(?:exit|primary)"\s*:\s*"/.test(text)) return undefined;
  const root = parseJson(text);
  if (!root.ok || !(root.value.value instanceof Map)) return undefined;
  const properties: ReadonlyMap<string, JsonNode> = root.value.value;
  const textOf = (key: string): string | undefined => {
    const value = properties.get(key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const [board, name, primary] = ['board', 'name', 'primary'].map(textOf);
  const exit = edges.find((edge) => edge === textOf('exit'));
  if (board === undefined || !CELLS.test(board)) return undefined;
  const isOther = ([key, { value }]: [string, JsonNode]): boolean =>
    isAboutBoard(key, value) && (key === 'exit' ? !exit : key !== 'primary' || primary === undefined);
  if ((primary === undefined && !exit) || [...properties].some(isOther)) return undefined;
  return {
    board,
    at: properties.get('board')?.at ?? { line: 1, column: 1 },
    ...(name !== undefined && { name }),
    said: { ...(exit && { exit }), ...(primary !== undefined && { primary }) },
  };
}

/** A place in a piece, counted from the start of the input. */
const placeIn = ({ line, column = 1 }: BoardText, at: TextPlace): TextPlace => ({
  line: line + at.line - 1,
  column: at.line === 1 ? column + at.column - 1 : at.column,
});
