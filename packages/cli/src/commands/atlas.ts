import { Command } from 'commander';
import * as build from './atlas/build.ts';
import * as cancel from './atlas/cancel.ts';
import * as collect from './atlas/collect.ts';
import * as exporting from './atlas/export.ts';
import * as merge from './atlas/merge.ts';
import * as query from './atlas/query.ts';
import * as retry from './atlas/retry.ts';
import * as stats from './atlas/stats.ts';
import * as status from './atlas/status.ts';
import * as submit from './atlas/submit.ts';
import * as verify from './atlas/verify.ts';
import * as work from './atlas/work.ts';

export function command(): Command {
  const atlas = new Command('atlas')
    .summary('every puzzle of a board size: build it, ask it')
    .description(
      'An atlas is a folder with every puzzle of a board size that is worth a name: one for each set of boards that ' +
        'can reach each other, where the exit can be reached and everything on the hardest board matters.',
    )
    .addHelpText('after', examples);
  for (const each of [...inFolders, ...inQueues]) atlas.addCommand(each.command());
  return atlas;
}

const inFolders = [build, merge, stats, query, verify, exporting];
/** For more than one machine. */
const inQueues = [submit, work, status, collect, retry, cancel];

const examples = `
Examples:
  $ unjam atlas build --size 4x4 --walls 0 --out atlas-4x4
  $ unjam atlas stats atlas-4x4
  $ unjam atlas query atlas-4x4 "select hardest, moves from puzzles where moves > 6"
  $ unjam atlas verify atlas-4x4
  $ unjam atlas export atlas-4x4 --histogram

docs/atlas.md tells what counts and the columns, docs/cluster.md how to build on many machines.`;
