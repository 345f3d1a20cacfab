// The commands of unjam that write files, each with what is there before.

const SIZE = '--size 4x4 --threads 1';
const build = (folder, more = '') => `atlas build ${SIZE} --shards 2 --out ${folder}${more}`;

/**
 * `name`; `before`, the commands that make what is there before; `words`, the command in which a call fails; `queue`, what is
 * to be done in a database first, without any failure.
 */
export const commandsWithFiles = [
  { name: 'atlas build', before: [], words: build('a') },
  { name: 'atlas build, going on', before: [build('a', ' --only 1/2')], words: build('a') },
  {
    name: 'atlas merge',
    before: [build('s', ' --only 1/2'), build('t', ' --only 2/2')],
    words: 'atlas merge s t --out a',
  },
  {
    name: 'atlas collect',
    queue: [`atlas submit --size 4x4 --shards 3`, 'atlas work --cores 1'],
    before: [],
    words: 'atlas collect --out a',
  },
  { name: 'atlas rate', before: [build('a')], words: 'atlas rate a --threads 1' },
  {
    name: 'atlas publish',
    before: [build('a'), 'atlas rate a --threads 1'],
    words: 'atlas publish a -o all.parquet',
  },
  {
    name: 'atlas publish, again',
    before: [
      `atlas build ${SIZE} --shards 3 --out b`,
      'atlas rate b --threads 1',
      'atlas publish b -o all.parquet',
      build('a'),
      'atlas rate a --threads 1',
    ],
    words: 'atlas publish a -o all.parquet',
  },
  {
    name: 'atlas export, Parquet',
    before: [build('a')],
    words: 'atlas export a --format parquet -o x.parquet',
  },
  { name: 'atlas export, CSV', before: [build('a')], words: 'atlas export a --format csv -o x.csv' },
  { name: 'atlas stats', before: [build('a')], words: 'atlas stats a --svg plots' },
  {
    name: 'solve, a file',
    before: ['puzzles 1 2 -o in.txt', 'puzzles 3 -o out.sol'],
    words: 'solve in.txt -o out.sol',
  },
  { name: 'solve, a folder', before: ['puzzles 1 2 --to bordered -o in/'], words: 'solve in -o out/' },
  { name: 'convert', before: ['puzzles 1 2 -o in.txt'], words: 'convert in.txt --to json -o deep/out.json' },
  { name: 'harden', before: ['puzzles 1 -o in.txt'], words: 'harden in.txt -o out.txt' },
  { name: 'generate', before: [], words: 'generate --moves 5..9 --count 2 --seed 1 -o made/' },
  { name: 'puzzles', before: [], words: 'puzzles 1 2 -o some.json' },
  ...['svg', 'gif', 'png', 'pdf'].map((kind) => ({
    name: `show, ${kind}`,
    before: ['puzzles 1 -o in.txt'],
    words: `show in.txt -o out.${kind}`,
  })),
  {
    name: 'read',
    before: ['show IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM -o in.png'],
    words: 'read in.png -o out.txt',
  },
  { name: 'export tasks', before: [], words: 'export tasks --count 3 --moves 5..9 -o tasks.jsonl' },
];
