import { type Board, type Edge, err, ok, type Result } from '@unjam/core';
import { compactText, type WriterId, writerById } from '@unjam/core/formats';
import type { Corners, Point, ReadOptions } from '@unjam/core/picture';
import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import type { SeenBoard } from '../../input/picture/see-file.ts';
import { problemLine } from '../../input/problem-line.ts';
import { findSources, PICTURE_FILE, pictureEndings } from '../../input/sources.ts';
import { asksForJson, writerOf } from '../../output/endings.ts';
import { jsonLine } from '../../output/json-line.ts';
import { targetAt } from '../../output/target.ts';
import { printError, refuse } from '../../terminal/standard.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { cornersOf } from './corners.ts';
import { whichBoard } from './which-board.ts';

export interface ReadCommandOptions {
  /** Default: by the ending of the output, else grid. */
  readonly to?: WriterId;
  readonly corners?: readonly Point[];
  readonly size?: { readonly width: number; readonly height: number };
  readonly exit?: Edge;
  readonly output?: string;
  readonly json?: true;
}

/** Reads the board in every picture that the words name. */
export async function readInputs(words: readonly string[], options: ReadCommandOptions): Promise<ExitStatus> {
  const { output, size, exit } = options;
  const json = options.json ?? (options.to === undefined && asksForJson(output));
  const to = options.to ?? writerOf(output) ?? 'grid';
  const corners = options.corners && cornersOf(options.corners);
  if (typeof corners === 'string') return refuse(`unjam: ${corners}`);
  if (size && [size.width, size.height].some((side) => side < 4 || side > 8)) {
    return refuse(`unjam: --size ${size.width}x${size.height}; expected 4 to 8 columns and rows`);
  }
  const readOptions: ReadOptions = {
    ...(corners && { corners }),
    ...(size && { columns: size.width, rows: size.height }),
    ...(exit && { exit }),
  };
  // every command would load the decoders if they were imported above
  const { doubtOf, seeFile } = await import('../../input/picture/see-file.ts');
  const sources = findSources(words, pictureEndings);
  const opened = targetAt(output, json ? '.json' : '.txt', words);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  let status: ExitStatus = exitStatus.done;
  const fail = (line: string): void => {
    printError(line);
    status = worstStatus(status, exitStatus.refused);
  };
  for (const source of sources) {
    await yieldToEventLoop();
    if (!source.ok) fail(source.error);
    else if (source.value.kind !== 'file') fail(`${source.value.label}: expected ${PICTURE_FILE}`);
    else {
      const { path, stem } = source.value;
      const seen = await seeFile(path, readOptions);
      if (!seen.ok) {
        fail(seen.error);
        continue;
      }
      const { reading } = seen.value;
      if (reading.kind !== 'read') {
        fail(`${path}: ${reading.message}`);
        continue;
      }
      const text = json ? ok(jsonLine(record(stem, reading)).trimEnd()) : written(path, reading.board, to);
      if (!text.ok) {
        fail(text.error);
        continue;
      }
      const many = sources.length > 1 && !json && target.kind !== 'folder';
      const put = await target.put(stem, `${many ? `${path}\n` : ''}${text.value}\n`, many);
      if (!put.ok) return refuse(put.error);
      const which = whichBoard(reading);
      if (which !== undefined) printError(`${path}: ${which}`);
      const doubt = doubtOf(reading);
      if (doubt !== undefined) {
        printError(`${path}: ${doubt}`);
        status = worstStatus(status, exitStatus.no);
      }
    }
  }
  const finished = target.finish();
  return finished.ok ? status : refuse(finished.error);
}

/** The board in a format. */
function written(path: string, board: Board, to: WriterId): Result<string, string> {
  const writer = writerById(to);
  const printed = writer.print(board);
  return printed.ok ? printed : err(problemLine({ label: path, line: 1 }, [printed.error]));
}

const rounded = (value: number): number => Number(value.toFixed(3));

const inPixels = (corners: Corners) => corners.map(({ x, y }) => [Math.round(x), Math.round(y)]);

function record(name: string, { board, confidence, cells, corners, turns, runnersUp, others }: SeenBoard) {
  return {
    name,
    board: compactText(board),
    confidence: rounded(confidence),
    cells: Array.from({ length: board.height }, (_, row) =>
      cells.slice(row * board.width, (row + 1) * board.width).map(rounded),
    ),
    corners: inPixels(corners),
    turns,
    runnersUp: runnersUp.map((other) => ({
      board: compactText(other.board),
      likelihood: rounded(other.likelihood),
    })),
    others: others.map(inPixels),
  };
}
