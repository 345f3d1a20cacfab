import { TextDecoder } from 'node:util';
import { type Board, err, loadEngineFor, ok, type Result } from '@unjam/core';
import { type EnvironmentShape, shapeOf } from '@unjam/core/game';
import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import { isAtlas } from '../../input/atlas-name.ts';
import { readBoards } from '../../input/boards.ts';
import { boardOfEntry, bundledCatalogue } from '../../input/catalogue.ts';
import { type TextOptions, textOptionsOf } from '../../input/reading-options.ts';
import { jsonLine } from '../../output/json-line.ts';
import { print, refuse, reportProblem } from '../../terminal/standard.ts';
import { Environments, type Puzzles } from './environments.ts';
import { readRequest } from './request.ts';

export interface EnvOptions extends TextOptions {
  readonly maxSteps: number;
  readonly size?: { readonly width: number; readonly height: number };
  readonly slots?: number;
  readonly limitTime: number;
}

/** Characters of a request; a batch of the most environments has fewer. */
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
  let number = 0;
  for await (const line of requestLines()) {
    number++;
    if (line.trim() === '') continue;
    await print(jsonLine(answer(line, number, environments)));
  }
  return status;
}

function answer(line: string, number: number, environments: Environments): object {
  const read =
    line.length > LONGEST_REQUEST
      ? { ok: false as const, error: `too long; expected at most ${LONGEST_REQUEST} characters` }
      : readRequest(line);
  const answered = read.ok ? environments.answer(read.value) : read;
  const id = read.ok && read.value.id !== undefined ? { id: read.value.id } : {};
  return answered.ok ? { ...id, ...answered.value } : { ...id, error: `line ${number}: ${answered.error}` };
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
  return ok({ ...ofBoards(boards), status });
}

const ofBoards = (boards: readonly Board[]): { puzzles: Puzzles; shape: EnvironmentShape } => ({
  puzzles: {
    count: boards.length,
    board: (index) => {
      const board = boards[index];
      if (!board) throw new RangeError(`no puzzle ${index} of ${boards.length}`);
      return board;
    },
  },
  shape: shapeOf(boards),
});

/** The catalogue tells the size of its boards, so that only those that are drawn are read. */
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
    },
    shape: { slots: most('vehicles'), width: most('width'), height: most('height') },
  };
}

/** The lines of standard input as they come; a line that is too long is cut, so that it is refused and not kept. */
async function* requestLines(): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of process.stdin) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST_REQUEST + 1);
    yield* lines;
  }
  if (rest !== '') yield rest;
}
