import type { Board, Edge, Problem, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText, formatById, relabelFor, type WriterId, writerById } from '@unjam/core/formats';
import type { Corners } from '@unjam/core/picture';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { picturesOnly } from '../../input/file-kinds.ts';
import { rowsOfPieces } from '../../input/picture/pieces-without-red.ts';
import type { SeenBoard } from '../../input/picture/see.ts';
import { type InputWithoutRed, readPictures } from '../../input/pictures.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { PictureOptions } from '../../input/reading-options.ts';
import { asksForJson, endingOf, writerOf } from '../../output/endings.ts';
import { jsonLine } from '../../output/json-line.ts';
import { targetAt } from '../../output/target.ts';
import { underItsName } from '../../output/under-its-name.ts';
import { refuse } from '../../terminal/standard.ts';

export interface ReadCommandOptions extends PictureOptions {
  /** Default: by the ending of the output, else grid, or json for an exit that a grid cannot express. */
  readonly to?: WriterId;
  readonly output?: string;
  readonly json?: true;
}

/** Reads the board in every picture that the words name. */
export async function readInputs(words: readonly string[], options: ReadCommandOptions): Promise<ExitStatus> {
  const { output, exit } = options;
  const json = options.json ?? (options.to === undefined && asksForJson(output));
  const chosen = options.to ?? writerOf(output);
  const opened = targetAt(output, json ? '.json' : endingOf(chosen ?? formatFor(exit)), words, picturesOnly);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  return eachBoard(readPictures(words, options), target, async (input, many) => {
    if ('pieces' in input) return ok(withoutRed(input, json));
    const { name, origin, board, reading } = input;
    if (json) return ok({ text: jsonLine(record(name, reading)) });
    const to = chosen ?? formatFor(board.exit);
    const text = written(board, to);
    if (!text.ok) return err(problemLine(origin, [text.error]));
    const isNamed = many && target.kind !== 'folder' && formatById(to)?.shape.kind !== 'brackets';
    return ok({
      text: `${isNamed ? await underItsName(text.value, origin.label) : text.value}\n`,
      apart: many,
    });
  });
}

/** The format in which a board with this exit is printed if none is chosen: a grid cannot express an exit at the left or top. */
const formatFor = (exit: Edge | undefined): WriterId => (exit === 'left' || exit === 'top' ? 'json' : 'grid');

/** The board in a format. The reader chose its labels, so it may get others where the format needs them. */
function written(board: Board, to: WriterId): Result<string, Problem> {
  const { print } = writerById(to);
  const printed = print(board);
  const relabelled = printed.ok ? undefined : relabelFor(board, to);
  return relabelled?.ok ? print(relabelled.value) : printed;
}

const rounded = (value: number): number => Number(value.toFixed(3));

const inPixels = (corners: Corners) => corners.map(({ x, y }) => [Math.round(x), Math.round(y)]);

/** What is said of a board on which no red car was seen: its rows, in which only the red car's letter is missing. */
function withoutRed({ name, origin, pieces }: InputWithoutRed, json: boolean) {
  const { message, kind, corners } = pieces;
  const rows = rowsOfPieces(pieces.board);
  const seen = { name, board: null, problem: kind, pieces: rows.join('/'), corners: inPixels(corners) };
  return {
    problem: `${origin.label}: ${message}; these pieces were seen (put X in place of the red car's letter):`,
    below: rows,
    ...(json && { text: jsonLine(seen) }),
    status: exitStatus.refused,
  };
}

function record(
  name: string,
  { board, confidence, cells, corners, turns, upright, primaryBy, runnersUp, others }: SeenBoard,
) {
  return {
    name,
    board: compactText(board),
    confidence: rounded(confidence),
    cells: Array.from({ length: board.height }, (_, row) =>
      cells.slice(row * board.width, (row + 1) * board.width).map(rounded),
    ),
    corners: inPixels(corners),
    turns,
    upright: rounded(upright),
    primaryBy,
    runnersUp: runnersUp.map((other) => ({
      board: compactText(other.board),
      likelihood: rounded(other.likelihood),
    })),
    others: others.map(inPixels),
  };
}
