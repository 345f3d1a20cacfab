import { type Board, loadEngineFor, type Result, rate, type SearchLimit, solve } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { type EnvironmentShape, shapeOf } from '@unjam/core/game';
import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import { isAtlas } from '../../input/atlas-name.ts';
import { boardOfEntry } from '../../input/board-of-entry.ts';
import { readBoards } from '../../input/boards.ts';
import { bundledCatalogue } from '../../input/catalogue.ts';
import { InputReader } from '../../input/input-reader.ts';
import { type TextOptions, textOptionsOf } from '../../input/reading-options.ts';
import { jsonLine } from '../../output/json-line.ts';
import { print, refuse, reportProblem } from '../../terminal/standard.ts';
import { Environments } from './environments.ts';
import type { Measure, Puzzles } from './puzzles.ts';
import type { Reply } from './replies.ts';
import { type ReadRequest, readRequest } from './request.ts';

export interface EnvOptions extends TextOptions {
  readonly maxSteps: number;
  readonly size?: { readonly width: number; readonly height: number };
  readonly slots?: number;
  readonly limitTime: number;
}

/** Bytes of the line of a request; a batch of the most environments has fewer. */
const LONGEST_REQUEST = 1 << 22;

/** Answers requests until the input ends. A request that is refused is answered too, and those after it are read. */
export async function serveRequests(words: readonly string[], options: EnvOptions): Promise<ExitStatus> {
  if (words.includes('-'))
    return refuse('unjam: -: standard input holds the requests; expected files, folders or boards');
  const found = await puzzlesOf(words, options);
  if (!found.ok) return refuse(`unjam: ${found.error}`);
  const { puzzles, shape, status } = found.value;
  const environments = new Environments({
    puzzles,
    shape: {
      slots: Math.max(shape.slots, options.slots ?? 0),
      width: Math.max(shape.width, options.size?.width ?? 0),
      height: Math.max(shape.height, options.size?.height ?? 0),
    },
    maxSteps: options.maxSteps,
    limit: { milliseconds: options.limitTime },
  });
  // a request may name a board of any size, and have it solved
  await loadEngineFor({ width: 16, height: 16 });
  const input = new InputReader(process.stdin);
  let number = 0;
  for (let line = await input.line(LONGEST_REQUEST + 1); line !== undefined; ) {
    number++;
    if (line.trim() !== '') {
      const { request, id, bytes: count } = readLine(line);
      const bytes = count === undefined ? undefined : await input.bytes(count);
      const answered = request.ok ? environments.answer(request.value, bytes) : request;
      const named = id === undefined ? {} : { id };
      await (answered.ok
        ? send(named, answered.value)
        : print(jsonLine({ ...named, error: `line ${number}: ${answered.error}` })));
    }
    line = await input.line(LONGEST_REQUEST + 1);
  }
  return status;
}

const readLine = (line: string): ReadRequest =>
  line.length > LONGEST_REQUEST
    ? { request: err(`too long; expected at most ${LONGEST_REQUEST} characters`) }
    : readRequest(line);

/** Prints a reply: a line of JSON, which says how many bytes follow it if any do. */
async function send(named: object, { head, bytes }: Reply): Promise<void> {
  await print(jsonLine({ ...named, ...head, ...(bytes && { bytes: bytes.length }) }));
  if (bytes) await print(bytes);
}

interface FoundPuzzles {
  readonly puzzles: Puzzles;
  readonly shape: EnvironmentShape;
  /** Whether all that the arguments name could be read. */
  readonly status: ExitStatus;
}

async function puzzlesOf(
  words: readonly string[],
  options: EnvOptions,
): Promise<Result<FoundPuzzles, string>> {
  const [word] = words;
  if (word === undefined) return ok({ ...ofCatalogue(), status: exitStatus.done });
  if (words.length === 1 && isAtlas(word)) {
    const { atlasPuzzles } = await import('./atlas-puzzles.ts');
    const found = await atlasPuzzles(word);
    if (!found.ok) return found;
    if (found.value.puzzles.count === 0) return err(`${word}: an atlas without puzzles; expected another`);
    return ok({ ...found.value, status: exitStatus.done });
  }
  let status: ExitStatus = exitStatus.done;
  const boards: Board[] = [];
  for await (const input of readBoards(words, textOptionsOf(options))) {
    if (input.ok) boards.push(input.value.board);
    else {
      await reportProblem(input.error);
      status = worstStatus(status, exitStatus.refused);
    }
  }
  if (boards.length === 0) return err('no puzzle; expected a board that can be read');
  return ok({ ...ofBoards(boards, { milliseconds: options.limitTime }), status });
}

const ofBoards = (
  boards: readonly Board[],
  limit: SearchLimit,
): { puzzles: Puzzles; shape: EnvironmentShape } => {
  const known = new Map<string, number | undefined>();
  const boardAtIndex = (index: number): Board => {
    const board = boards[index];
    if (!board) throw new RangeError(`no puzzle ${index} of ${boards.length}`);
    return board;
  };
  return {
    puzzles: {
      count: boards.length,
      board: boardAtIndex,
      measure: (index, name) => {
        const key = `${index} ${name}`;
        if (!known.has(key)) known.set(key, measured(boardAtIndex(index), name, limit));
        return known.get(key);
      },
    },
    shape: shapeOf(boards),
  };
};

/** By a search; undefined for a board without a solution, and where the search did not end. */
function measured(board: Board, name: Measure, limit: SearchLimit): number | undefined {
  if (name !== 'rating') {
    const found = solve(board, { metric: name, limit });
    return found.kind === 'solved' ? found[name] : undefined;
  }
  const found = rate(board, { limit });
  return found.kind === 'rated' ? found.rating.rating : undefined;
}

/** The catalogue tells the size and the measures of its boards, so that only those that are drawn are read. */
function ofCatalogue(): { puzzles: Puzzles; shape: EnvironmentShape } {
  const entries = bundledCatalogue();
  const most = (of: 'vehicles' | 'width' | 'height') => Math.max(...entries.map((entry) => entry[of]));
  const known = new Map<number, Board>();
  return {
    puzzles: {
      count: entries.length,
      board: (index) => {
        const entry = entries[index];
        if (!entry) throw new RangeError(`no puzzle ${index} of ${entries.length}`);
        const board = known.get(index) ?? boardOfEntry(entry);
        known.set(index, board);
        return board;
      },
      measure: (index, name) => entries[index]?.[name],
    },
    shape: { slots: most('vehicles'), width: most('width'), height: most('height') },
  };
}
