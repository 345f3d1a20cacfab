// The pages of the site in the order of its menu. A page is a Markdown file of the project, where it also can be read, or
// is written here from what the code says about itself.
import { readdirSync } from 'node:fs';

/** Pages made of a Markdown file: its place in the site without `.html`, its name in the menu, and the file. */
const file = (path, name, source) => ({ path, name, source });
/** Pages made by chapters.mjs. */
const chapter = (path, name) => ({ path, name, chapter: path });

export const menu = [
  {
    name: 'Guide',
    pages: [
      file('index', 'Unjam', 'docs/welcome.md'),
      file('guide/first-ten-minutes', 'The first ten minutes', 'docs/guide/first-ten-minutes.md'),
      file('guide/player', 'For players', 'docs/guide/player.md'),
      file('guide/maker', 'For makers of puzzles', 'docs/guide/maker.md'),
      file('guide/teacher', 'For teachers', 'docs/guide/teacher.md'),
      file('guide/researcher', 'For researchers', 'docs/guide/researcher.md'),
      file('guide/developer', 'For developers', 'docs/guide/developer.md'),
      file('readme', 'All on one page', 'README.md'),
    ],
  },
  {
    name: 'Algorithms',
    pages: [
      chapter('searches', 'The searches'),
      chapter('engines', 'The engines'),
      file('algorithms', 'How the engine works', 'docs/algorithms.md'),
      file('big-boards', 'Large boards', 'docs/big-boards.md'),
      file('difficulty', 'Difficulty', 'docs/difficulty.md'),
      file('player-rating', "The player's rating", 'docs/player-rating.md'),
      file('pictures-reading', 'Reading pictures', 'docs/pictures-reading.md'),
    ],
  },
  {
    name: 'Reference',
    pages: [
      chapter('commands', 'Commands'),
      chapter('formats', 'Formats of boards'),
      chapter('notations', 'Notations of solutions'),
      file('json', 'JSON', 'docs/json.md'),
      chapter('api/index', 'API'),
      file('element', 'A board on any page', 'packages/board/README.md'),
      file('puzzles-package', 'Puzzles for programs', 'packages/puzzles/README.md'),
      file('hosts', 'Where it runs', 'docs/hosts.md'),
      file('browsers', 'Browsers', 'docs/browsers.md'),
      file('env', 'Environment for learning', 'docs/env.md'),
      file('mcp', 'Model Context Protocol', 'docs/mcp.md'),
    ],
  },
  {
    name: 'The atlas',
    pages: [
      file('atlas', 'The atlas and SQL', 'docs/atlas.md'),
      file('datasets', 'Data sets', 'docs/datasets.md'),
      file('python', 'Python', 'docs/python.md'),
      file('records', 'Records', 'docs/records.md'),
      file('cluster', 'On many machines', 'docs/cluster.md'),
      file('census', 'All states counted', 'docs/census.md'),
      file('costs', 'What it costs', 'docs/costs.md'),
      file('catalogue', 'The catalogue', 'puzzles/README.md'),
    ],
  },
  {
    name: 'About',
    pages: [
      file('comparison', 'Other programs', 'docs/comparison.md'),
      file('reliability', 'Reliability', 'docs/reliability.md'),
      file('confirmed', 'Independently confirmed', 'docs/confirmed.md'),
      file('sources', 'Sources', 'docs/sources.md'),
      file('citing', 'Citing', 'docs/citing.md'),
      file('architecture', 'Architecture', 'ARCHITECTURE.md'),
      file('contributing', 'Contributing', 'CONTRIBUTING.md'),
      file('changelog', 'Changes', 'CHANGELOG.md'),
    ],
  },
];

/** Every page of the menu. */
export const pages = menu.flatMap((section) => section.pages);

/** The pages of docs/ that the menu does not have: there should be none. */
export function forgottenPages() {
  const known = new Set(pages.map(({ source }) => source));
  const all = ['docs', 'docs/guide'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  return all.filter((name) => name.endsWith('.md') && !known.has(name));
}
