// What the examples in comments speak of without making it first. Their pages say what it is, and the test of the examples makes it.

/** Each by its name, after those that it is made from: the expression that makes it, and words for where that is too long. */
const subjects = [
  { name: 'board', code: "parseBoard('XX.A/...A/..../....')" },
  { name: 'boards', code: '[board, mirror(board)]' },
  { name: 'setup', code: 'boardToSetup(board)' },
  { name: 'game', code: 'beginGame(board)' },
  { name: 'state', code: 'startOf(board)' },
  { name: 'move', code: '{ vehicle: 0, by: 2 }' },
  { name: 'solution', code: "parseSolution('A↓1, X→2', board)" },
  { name: 'text', code: "'XX.A\\n...A\\n....\\n....\\n'" },
  { name: 'signal', code: 'new AbortController().signal' },
  {
    name: 'picture',
    code: '{ width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4) }',
    words: '`{ width, height, data }`, such as a canvas gives',
  },
  {
    name: 'entry',
    code: `{
      number: 1, board: 'GBBoLoGHIoLMGHIAAXCCCKoMooJKDDEEJFFo', rating: 81, grade: 'grandmaster', moves: 51, steps: 93, states: 4780,
      themes: ['red-back', 'thrice'], width: 6, height: 6, vehicles: 14, walls: 0,
    } as const`,
    words: 'a puzzle of a catalogue, such as `allPuzzles()` of @unjam/puzzles gives',
  },
  {
    name: 'set',
    code: `{
      name: 'tasks', title: 'Tasks', description: 'Boards', version: '1.0.0', keywords: [], tasks: [], key: 'board',
      columns: [{ name: 'board', type: 'text', meaning: 'a board in one line' }],
      files: [{ name: 'tasks.jsonl', format: 'jsonl', bytes: 60, sha256: '${'0'.repeat(64)}', rows: 1, split: 'train' }],
    } as const`,
    words: 'a `DataSet` with the name `tasks` and the title `Tasks`',
  },
  {
    name: 'cards',
    code: `[{
      board, moves: ['A↓1', 'X→2'], text: { number: 1, name: 'Jam 1', grade: 'beginner', moves: '2 moves', steps: '3 steps' },
    }]`,
    words: 'a list with a `Card` for each board',
  },
];

const speaksOf = (code, name) => new RegExp(String.raw`(?<![.\w'"-])${name}\b(?!['"-])`).test(code);

/**
 * What an example speaks of.
 *
 * @param {string} code - the example
 * @param {(subject: { code: string, words?: string }) => string} madeFrom - what a subject is made from, in which others may be named
 * @returns {{ name: string, code: string, words?: string }[]} in an order in which they can be made
 */
export function subjectsOf(code, madeFrom = (subject) => subject.code) {
  const wanted = new Set();
  for (const one of subjects.toReversed())
    if ([code, ...[...wanted].map(madeFrom)].some((text) => speaksOf(text, one.name))) wanted.add(one);
  return subjects.filter((one) => wanted.has(one));
}

/**
 * What an example speaks of without making it, in words for its page.
 *
 * @param {string} code - the example
 * @returns {string[]} such as '`state` is `startOf(board)`'
 */
export function subjectsInWords(code) {
  // neither in texts and comments, nor as the name of a property
  const said = code.replaceAll(/'(?:[^'\\\n]|\\.)*'|\/\/.*$|\b\w+:/gm, '');
  const makes = (name) => new RegExp(String.raw`(?:const|let) \W*${name}\b|\(${name}\) =>`).test(said);
  const own = subjects.filter(({ name }) => speaksOf(said, name) && !makes(name));
  const named = own.map(({ name }) => name).join(' ');
  return subjectsOf(named, (subject) => (subject.words ? '' : subject.code)).map(
    ({ name, code: made, words }) => `\`${name}\` is ${words ?? `\`${made}\``}`,
  );
}
