// Compiles programs that use the packages with a version of TypeScript, as strictly as it can, and checks the declarations too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, programOf, project } from './project.mjs';

const PROGRAM = `import { type Board, generateAsync, parseBoard, renderSvg, solve, type SearchResult } from '@unjam/core';
import { allFormats } from '@unjam/core/formats';
import { beginGame } from '@unjam/core/game';
import { describeInColour } from '@unjam/core/render';
import { solveAsync } from '@unjam/core/worker';
import { boardHtml } from '@unjam/board/server';
import { dailyPuzzle } from '@unjam/puzzles';

const board: Board = parseBoard(dailyPuzzle().board, { formats: allFormats() });
const answer: SearchResult = solve(board, { metric: 'moves' });
if (answer.kind === 'solved') console.log(answer.moves, boardHtml({ board: 'XX' }), renderSvg(board), describeInColour(board, 0), beginGame(board));
void solveAsync(board).then((later) => console.log(later.kind));
void generateAsync({ moves: [5, 9] }).then(([first]) => console.log(first?.moves));
// @ts-expect-error a metric is moves or steps
solve(board, { metric: 'turns' });
`;
const REQUIRED =
  "import core = require('@unjam/core');\nconsole.log(core.solve(core.parseBoard('XX')).kind);\n";

/** Compiles a program of modules, and one in CommonJS where `module` tells them apart. */
export async function typescript(version) {
  const path = project(`typescript-${version}`, { typescript: version });
  writeFileSync(join(path, 'program.mts'), PROGRAM);
  writeFileSync(join(path, 'required.cts'), REQUIRED);
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      types: [],
      module,
      moduleResolution,
    };
    const files = ['program.mts', ...(module === 'NodeNext' ? ['required.cts'] : [])];
    writeFileSync(join(path, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    await output(path, process.execPath, [programOf(path, 'typescript/bin/tsc'), '-p', '.']);
  }
}
