// What JSON, addresses and plain JavaScript may pass: every function of the entry points, each argument in turn replaced by
// what it cannot be. A call works as its documentation says, or throws a RangeError or TypeError that names the argument.
import { describe, expect, test } from 'vitest';
import * as analysis from './analysis/index.ts';
import * as anytime from './anytime/index.ts';
import * as boards from './board/index.ts';
import * as engines from './engine/index.ts';
import * as formats from './formats/index.ts';
import * as games from './game/index.ts';
import * as generators from './generate/index.ts';
import * as core from './index.ts';
import * as notations from './notation/index.ts';
import * as render from './render/index.ts';
import * as search from './search/index.ts';
import { boardOf } from './testing/drawn.ts';

const hostile: readonly unknown[] = [
  null,
  undefined,
  '',
  '"><script>',
  Number.NaN,
  -1,
  Number.POSITIVE_INFINITY,
  [],
  [null],
  {},
  { extra: 1 },
];

/** An argument: how messages about it begin, a value that is right, and which hostile values are right too. */
type Argument = readonly [name: string, right: unknown, allowed?: (value: unknown) => boolean];
type Call = readonly [name: string, ...Argument[]];

const texts = (value: unknown) => typeof value === 'string';
const lists = (value: unknown) => Array.isArray(value) && value.length === 0;
const left = (value: unknown) => value === undefined;
const numbers = (value: unknown) => typeof value === 'number';
const any = () => true;
/** What else is in an object is not looked at. */
const objects = (value: unknown) => left(value) || (value === Object(value) && !Array.isArray(value));
/** Options, which may be left out, or have none of them. */
const options = (value: unknown) =>
  value === undefined || (JSON.stringify(value) === '{}' && !Array.isArray(value));

const solved = boardOf(['XX.A', '...A', '....']);
const setup = boards.boardToSetup(solved);
const state = core.startOf(solved);
const moves = [
  { vehicle: solved.vehicles.findIndex(({ label }) => label === 'A'), label: 'A', by: 1 },
  { vehicle: solved.primary, label: 'X', by: 2 },
];
const reviewed = analysis.review(solved, moves);
const review = reviewed.kind === 'reviewed' ? reviewed.review : undefined;
/** What pdfkit has, as far as a file without cards needs it. */
class Pdf {
  on(event: string, listener: () => void) {
    if (event === 'end') setTimeout(listener);
  }
  end() {}
}
const game = games.beginGame(solved);
const history = games.beginHistory(game);

// no seed of their own, so that a criterion that is left out is no criterion
const criteria: Argument = [
  'criteria',
  { width: 4, height: 4, moves: 3, seed: 1 },
  (value) => value !== undefined && options(value),
];
const board: Argument = ['board', solved];
const request: Argument = ['request', {}, options];

const calls: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, ...Call[]]>> = {
  '@unjam/core': [
    core,
    ['analyze', board, request],
    ['analyzeTask', board, request],
    ['apply', ['state', state], ['move', moves[0]]],
    ['boardAt', board, ['state', state]],
    ['countSolution', ['solution', moves, lists]],
    ['createBoardReader', ['options', {}, options]],
    ['explore', board, request],
    ['exploreTask', board, request],
    ['finish', ['search', [][Symbol.iterator]()]],
    ['formatSolution', ['solution', moves, lists], board, ['notation', 'words', left]],
    ['generate', criteria, request],
    ['generateTask', criteria, request],
    ['hint', board, request],
    ['hintTask', board, request],
    ['isSolved', board, ['state', state]],
    ['loadEngineFor', ['size', solved]],
    ['moves', board, ['state', state, left], ['options', {}, options]],
    ['parseBoard', ['text', 'XX..', any], ['options', {}, options]],
    ['parseSolution', ['text', 'A down 1', any], board, ['notation', 'words', left]],
    ['rate', board, request],
    ['rateTask', board, request],
    ['readMove', board, ['value', moves[0], any]],
    ['renderSvg', board, ['options', {}, options]],
    ['renderText', board, ['options', {}, options]],
    ['replay', board, ['solution', moves, Array.isArray]],
    ['solve', board, request],
    ['solveTask', board, request],
    ['startOf', board],
    ['tryParseBoard', ['text', 'XX..', any], ['options', {}, options]],
    ['tryParseSolution', ['text', 'A down 1', any], board, ['notation', 'words', left]],
    ['validate', ['setup', setup]],
  ],
  '@unjam/core/board': [
    boards,
    ['bitboards', board, ['state', state, left]],
    ['boardToSetup', board],
    ['byLabel', ['vehicles', setup.vehicles, lists]],
    ['cellsOf', ['vehicle', solved.vehicles[0]], ['width', 4], ['offset', 0, left]],
    ['describeMove', board, ['move', moves[0]]],
    ['describeSlide', ['vehicle', solved.vehicles[0]], ['by', 1, (value) => value === -1]],
    ['describeVehicle', board, ['index', 0]],
    ['exitOffset', board],
    ['formatSquare', ['square', { row: 0, column: 0 }]],
    ['cellNumber', ['cell', 3], ['width', 4]],
    ['squareOf', ['cell', 3], ['width', 4]],
    ['roomOf', board, ['state', state], ['index', 0], ['sign', 1, (value) => value === -1]],
    ['freeCells', board],
    ['joinSlides', ['solution', moves, lists]],
    ['laneLength', board, ['vehicle', solved.vehicles[0]]],
    ['markPrimary', ['vehicles', setup.vehicles, lists], ['isPrimary', () => true]],
    ['mirror', board],
    ['moveVehicle', ['setup', setup], ['name|no vehicle', 'A'], ['to', { row: 0, column: 0 }]],
    ['movedBy', board, ['move', moves[0]], ['name', { kind: 'car', label: 'A' }, any]],
    ['nameOf', ['vehicle', { kind: 'car', label: 'A' }]],
    ['occupancy', board, ['state', state, left]],
    ['occupiedCells', board],
    ['orientationOf', ['squares', [{ row: 0, column: 0 }], lists]],
    ['primaryIn', ['setup', setup]],
    ['primaryOf', board],
    ['relabelPrimary', board, ['label', 'Q', texts]],
    ['transpose', board],
    [
      'withVehicle',
      ['setup', setup],
      ['vehicle', { label: 'B', orientation: 'vertical', row: 0, column: 2, length: 2 }],
    ],
    ['withoutVehicle', ['setup', setup], ['name|no vehicle', 'A']],
  ],
  '@unjam/core/game': [
    games,
    ['Environment', board, ['shape', { slots: 2, width: 4, height: 3 }]],
    ['beginGame', board],
    ['beginHistory', ['present', game, any]],
    ['canRedo', ['history', history]],
    ['canUndo', ['history', history]],
    ['countOfGame', ['game', game]],
    ['isWon', ['game', game]],
    ['maskLength', ['shape', { slots: 2, width: 4, height: 3 }]],
    ['movesAhead', ['history', history]],
    ['planesLength', ['shape', { slots: 2, width: 4, height: 3 }]],
    [
      'record',
      ['history', history],
      ['next', game, any],
      ['most', 3, (value) => left(value) || value === Number.POSITIVE_INFINITY],
    ],
    ['redo', ['history', history]],
    ['replayGame', ['start', game], ['slides', moves, lists], ['cursor', 0]],
    ['restart', ['game', game]],
    ['shapeOf', ['boards?', [solved], lists]],
    ['slide', ['game', game], ['move', moves[0]]],
    ['stateOfGame', ['game', game]],
    ['undo', ['history', history]],
  ],
  '@unjam/core/render': [
    render,
    ['backgroundOf', board],
    [
      'backgroundPicture',
      ['background', render.backgroundOf(solved)],
      ['theme', render.darkBackground, left],
    ],
    ['boardLayers', board, ['width', 100]],
    ['canPrint', ['text', 'x', texts]],
    [
      'cardFront',
      board,
      ['text', { number: 1, name: 'a', grade: 'b', moves: 'c', steps: 'd' }],
      ['size', { width: 630, height: 880 }],
    ],
    ['cardsPdf', ['pdfkit', Pdf], ['cards', [], lists], ['options', { title: '' }]],
    ['describeInColour', board, ['index', 0]],
    ['lookOf', board, ['index', 0], ['labels', true, left]],
    ['outlineText', ['svg', '<svg/>', texts]],
    [
      'filmOf',
      board,
      ['solution', moves, lists],
      ['layers', render.boardLayers(solved, 100)],
      ['whole', { width: 1, height: 1 }],
      [
        'vehicles',
        [
          { width: 1, height: 1 },
          { width: 1, height: 1 },
        ],
        lists,
      ],
      ['between', 1, (value) => left(value) || value === Number.POSITIVE_INFINITY],
    ],
    [
      'gifTask',
      ['library', { GIFEncoder() {}, quantize() {}, applyPalette() {} }],
      ['film', () => []],
      ['draw', () => new Uint8Array()],
    ],
    ['paintAt', ['place', 0]],
    ['pictureSide', ['cells', 6]],
    ['renderBlocks', board, ['options', { columns: 80, rows: 24 }]],
    ['vehiclePicture', ['look', render.lookOf(solved, 0)]],
    ['viewBox', ['width', 4], ['height', 4]],
    ['wallPicture', ['theme', render.darkBackground]],
  ],
  '@unjam/core/search': [
    search,
    ['algorithmById', ['id', 'bfs', any]],
    ['comparableOn', board],
    ['compare', board, request, ['chosen', [], (value) => left(value) || lists(value)]],
    ['compareTask', board, request, ['chosen', [], (value) => left(value) || lists(value)]],
    ['goalsOf', board, ['state', state], ['deepest', 3, left]],
    ['isOptimalFor', ['algorithm', search.algorithms[0]], request],
  ],
  '@unjam/core/analysis': [
    analysis,
    ['betterThan', board, ['review', review], ['index', 0]],
    ['blockersOf', board, ['state', state, left]],
    ['explainStuck', board, request],
    ['explainStuckTask', board, request],
    ['findRedundant', board, request],
    ['findRedundantTask', board, request],
    ['hintOf', board, ['solution', moves], ['metric', 'moves', left]],
    ['review', board, ['played', moves, lists], request],
    ['reviewTask', board, ['played', moves, lists], request],
  ],
  '@unjam/core/generate': [
    generators,
    ['boardOfLayout', ['layout', generators.layoutOf(solved)]],
    ['checkCriteria', criteria],
    ['isWithin', ['value', 3, numbers], ['span', { least: 1, most: 2 }]],
    ['layoutOf', board],
    ['randomFrom', ['seed', 3, numbers]],
  ],
  '@unjam/core/notation': [
    notations,
    ['detectNotation', ['text', 'A', texts]],
    ['notationById', ['id', 'words', any]],
    ['scoreLeniently', board, ['text', '', texts]],
  ],
  '@unjam/core/formats': [
    formats,
    ['compactText', board],
    ['createBoardSplitter', ['options', {}, objects]],
    ['detectFormat', ['text', '', texts]],
    ['drawSetup', ['setup', setup]],
    ['formatById', ['id', 'grid', any]],
    ['isPuzzleId', ['text', '', any]],
    ['puzzleId', ['board', 'XX..', texts]],
    ['readBoardText', ['piece', { text: 'XX..', line: 1 }], ['options', {}, objects]],
    ['readDraft', ['text', '', texts]],
    ['relabelFor', board, ['id', 'grid']],
    ['writeDraft', ['setup', setup]],
    ['writerById', ['id', 'grid', any]],
  ],
  '@unjam/core/engine': [
    engines,
    ['clusterGraph', board, request],
    ['clusterGraphTask', board, request],
    ['hardestState', board, request],
    ['hardestStateTask', board, request],
    ['bothShortestTask', board, ['request', { metric: 'moves', thenBy: 'steps' }]],
  ],
  '@unjam/core/anytime': [anytime, ['solveAnytime', board, request], ['solveAnytimeTask', board, request]],
};

/** Calls a function or makes an object, and runs a generator to its end. */
function run(called: unknown, name: string, args: readonly unknown[]): unknown {
  const callable = called as ((...all: readonly unknown[]) => unknown) &
    (new (
      ...all: readonly unknown[]
    ) => unknown);
  const result = /^[A-Z]/.test(name) ? new callable(...args) : callable(...args);
  const { next } = Object(result);
  return typeof next === 'function' ? core.finish(result as Generator) : result;
}

const shown = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value)
    : typeof value === 'string'
      ? `'${value}'`
      : String(value);

for (const [path, [entry, ...listed]] of Object.entries(calls)) {
  describe(path, () => {
    for (const [name, ...wanted] of listed)
      test(name, async () => {
        const right = wanted.map(([, value]) => value);
        const wrong: string[] = [];
        for (const [index, [argument, , allowed]] of wanted.entries()) {
          for (const value of hostile) {
            const says = `${argument} ${shown(value)}:`;
            try {
              await run(entry[name], name, right.with(index, value));
              if (!allowed?.(value)) wrong.push(`${says} taken`);
            } catch (error) {
              const { message } = error as Error;
              const refused = error instanceof RangeError || error instanceof TypeError;
              const input = error instanceof core.BoardError || error instanceof core.SolutionError;
              if (allowed?.(value) ? !input : !refused || !new RegExp(`^(?:${argument})`).test(message))
                wrong.push(`${says} ${message.slice(0, 70)}`);
            }
          }
        }
        expect(wrong).toEqual([]);
      });
  });
}
