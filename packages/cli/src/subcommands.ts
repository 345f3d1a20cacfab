import type { Command } from 'commander';

/** A subcommand in the list of all; `load` brings its options, its help and its work, when it is used. */
interface Subcommand {
  /** A line for lists of subcommands. */
  readonly summary: string;
  readonly load: () => Promise<{ command(): Command }>;
}

/** The subcommands in the order of the help. */
export const subcommands: Readonly<Record<string, Subcommand>> = {
  solve: { summary: 'find the shortest solution', load: () => import('./commands/solve/command.ts') },
  hint: {
    summary: 'the next move, how many remain, and why',
    load: () => import('./commands/hint/command.ts'),
  },
  check: {
    summary: 'replay a solution: legal, solves, shortest',
    load: () => import('./commands/check/command.ts'),
  },
  grade: {
    summary: "run a student's program on private boards, and mark it",
    load: () => import('./commands/grade/command.ts'),
  },
  review: {
    summary: 'compare every move of a solution with the shortest way',
    load: () => import('./commands/review/command.ts'),
  },
  show: {
    summary: 'draw a board, or list its moves or cells',
    load: () => import('./commands/show/command.ts'),
  },
  read: {
    summary: 'read boards from photographs and screenshots',
    load: () => import('./commands/read/command.ts'),
  },
  play: { summary: 'play a board in the terminal', load: () => import('./commands/play/command.ts') },
  convert: { summary: 'write boards in another format', load: () => import('./commands/convert/command.ts') },
  analyze: {
    summary: 'all states of a board, and how hard it is',
    load: () => import('./commands/analyze/command.ts'),
  },
  rate: {
    summary: 'how hard a board is for a person, and why',
    load: () => import('./commands/rate/command.ts'),
  },
  harden: {
    summary: 'the hardest state that can be reached from a board',
    load: () => import('./commands/harden/command.ts'),
  },
  generate: { summary: 'make puzzles to order', load: () => import('./commands/generate/command.ts') },
  puzzles: { summary: 'list puzzles of the catalogue', load: () => import('./commands/puzzles/command.ts') },
  daily: { summary: 'show the puzzle of the day', load: () => import('./commands/daily/command.ts') },
  compare: {
    summary: 'every algorithm on the same boards',
    load: () => import('./commands/compare/command.ts'),
  },
  export: {
    summary: 'puzzles as data for other programs',
    load: () => import('./commands/export/command.ts'),
  },
  atlas: {
    summary: 'every puzzle of a board size: build it, ask it',
    load: () => import('./commands/atlas/command.ts'),
  },
  env: {
    summary: 'an environment for programs that learn to play',
    load: () => import('./commands/env/command.ts'),
  },
  mcp: {
    summary: 'a server for language models, by the Model Context Protocol',
    load: () => import('./commands/mcp/command.ts'),
  },
  serve: { summary: 'the app on localhost', load: () => import('./commands/serve/command.ts') },
  completion: {
    summary: 'print a script for completion in a shell',
    load: () => import('./commands/completion/command.ts'),
  },
  man: { summary: 'print the manual page', load: () => import('./commands/man/command.ts') },
};
