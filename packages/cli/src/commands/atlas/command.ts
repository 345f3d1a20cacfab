import { Command } from 'commander';
import * as build from './build/command.ts';
import * as cancel from './cancel/command.ts';
import * as census from './census/command.ts';
import * as collect from './collect/command.ts';
import * as exporting from './export/command.ts';
import * as find from './find/command.ts';
import * as merge from './merge/command.ts';
import * as publish from './publish/command.ts';
import * as query from './query/command.ts';
import * as rate from './rate/command.ts';
import * as retry from './retry/command.ts';
import * as stats from './stats/command.ts';
import * as status from './status/command.ts';
import * as submit from './submit/command.ts';
import * as verify from './verify/command.ts';
import * as work from './work/command.ts';

export function command(): Command {
  const atlas = new Command('atlas')
    .description(
      'An atlas is a folder with every puzzle of a board size: one for each set of boards that can reach one another, ' +
        'if they can be solved and the hardest of them has no redundant piece.',
    )
    .addHelpText('after', examples);
  for (const each of [...inFolders, ...inQueues]) atlas.addCommand(each.command());
  return atlas;
}

const inFolders = [build, merge, rate, stats, query, find, verify, exporting, publish, census];
/** The commands for more than one machine. */
const inQueues = [submit, work, status, collect, retry, cancel];

const examples = `
Examples:
  $ unjam atlas build --size 4x4 --walls 0 --out atlas-4x4
  $ unjam atlas stats atlas-4x4
  $ unjam atlas query atlas-4x4 "select board, moves from puzzles where moves > 6"
  $ unjam atlas verify atlas-4x4
  $ unjam atlas export atlas-4x4 --histogram

docs/atlas.md says what is counted and what the columns mean, docs/cluster.md how to
build on many machines.`;
