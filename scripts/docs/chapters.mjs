// The pages that are written from what the code says about itself: the searches, formats, notations and commands.
import { execFileSync } from 'node:child_process';
import { parseBoard, tryParseBoard, tryParseSolution } from '@unjam/core';
import { allFormats, compactText, formatById, formatDescriptions, writers } from '@unjam/core/formats';
import { notationDescriptions, notations } from '@unjam/core/notation';
import { algorithms, engineIds } from '@unjam/core/search';
import { descriptions } from '../descriptions.mjs';

/** A chapter is Markdown with the tags of live boards; `scripts` are what its page loads besides. */
const texts = descriptions();

/** The text of a comment as Markdown: a star in a name does not begin emphasis, and nothing is read as a tag. */
const fromComment = (text) =>
  text
    .replaceAll(/\b((?:ID)?A)\*/g, '$1\\*')
    .replaceAll(/^(?! {4})(.*)$/gm, (line) => line.replaceAll(/<(?=[a-z/!])/gi, '&lt;'));

const block = (text, language = '') => `\`\`\`${language}\n${text}\n\`\`\``;

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const liveBoard = (text) => `<unjam-board board="${attribute(text)}" interactive></unjam-board>`;

/** A text that is refused, and what is said about it. */
const mistake = (text, { message, expected, at }) =>
  `${block(text)}\n\nLine ${at?.text?.line ?? 1}, column ${at?.text?.column ?? 1}: ${code(message)}${
    expected === undefined ? '' : `; expected ${code(expected)}`
  }.`;

const code = (text) => `\`\` ${text} \`\``;

function refusals(mistakes, parse) {
  const parts = mistakes.map((text) => {
    const parsed = parse(text);
    if (parsed.ok) throw new Error(`described as a mistake, but accepted: ${text}`);
    return mistake(text, parsed.error);
  });
  return parts.length === 0 ? [] : ['What is refused, and why:', ...parts];
}

function formats() {
  const parts = writers.map(({ id }) => {
    const { title, example, mistakes } = formatDescriptions[id];
    const format = formatById(id);
    const options = { formats: allFormats(), ...(format && { format }) };
    const shown = format ? [liveBoard(compactText(parseBoard(example, options)))] : [];
    return [
      `## ${id}`,
      `${title[0].toUpperCase()}${title.slice(1)}.`,
      fromComment(texts.formats[id]),
      'For example:',
      block(example),
      ...shown,
      ...refusals(mistakes, (text) => tryParseBoard(text, options)),
    ].join('\n\n');
  });
  return [
    '# Formats of boards',
    'A text has one of three shapes, whoever wrote it, and the command reads all three:',
    '- **rows** of cells in any wrapping: quotes, brackets, tables, mail, a border of any glyph, coordinates, emoji;\n' +
      '- **a vehicle a line**, or between semicolons, in any order of columns, counted from 0 or 1, with lengths or with cells;\n' +
      '- **objects**: JSON or YAML with the keys of any program, literals, calls of a constructor, packs of levels.',
    'It searches what glyphs, columns and keys mean, prints on standard error how it read, such as `read as a vehicle a line: ' +
      'label, direction, length, column, row (from 1); 1 is the red car`, and draws both boards where two readings are equally ' +
      'good. `--primary`, `--exit`, `--empty`, `--wall`, `--border` and `--columns` decide; in the app *Not so?* offers the same. In a program `readShapes` of ' +
      '`@unjam/core/shapes` does the same.',
    'The formats below are recognised at once, without a search, by every command, and by `parseBoard` with `allFormats()`; `unjam convert ' +
      'BOARD --to ID` writes them. A file may hold several boards, each in another format: rows are separated by blank lines, comments ' +
      '(`#`) or names. Boards may stand between lines of three backquotes. `unjam help formats` prints this page.',
    'In rows `.`, `-`, `o`, `_` and `*` are empty and `#` is a wall. On the command line `/` separates rows. The primary, the ' +
      'red car, is the vehicle `X`, `x` or `@`; without one of these, the rule of the format decides, or `--primary LABEL`.',
    'Planning problems in PDDL are read so too, whatever their domain calls things: facts or numbers say where each vehicle stands, ' +
      'the goal says which must leave and where. The domain is not needed, and beside its problems it is passed over.',
    ...parts,
  ].join('\n\n');
}

function notationPages() {
  const parts = notations.map(({ id }) => {
    const { title, board, example, mistakes } = notationDescriptions[id];
    const parsed = parseBoard(board);
    return [
      `## ${id}`,
      `${title[0].toUpperCase()}${title.slice(1)}.`,
      fromComment(texts.notations[id]),
      'On this board:',
      liveBoard(board),
      'For example:',
      block(example),
      ...refusals(mistakes, (text) => tryParseSolution(text, parsed, id)),
    ].join('\n\n');
  });
  return [
    '# Notations of solutions',
    '`unjam check BOARD SOLUTION`, `unjam review` and `parseSolution` recognise these notations; `unjam solve BOARD --notation ' +
      'ID` and `formatSolution` write them. `unjam help notations` prints this page.',
    'Solutions in none of these are read by their words: numbered, in sentences, a step a line, with or without the number of ' +
      'cells, such as `1. Move car A right 2`, `A,right,2`, `AR` or `A 2`. All moves have their parts in one order, and a move ' +
      'without a number is one cell. The command says on standard error how it read; what it does not know is refused where it ' +
      'stands. In a program `readSolution` of `@unjam/core/notation` does the same. In every notation the last move may lead the ' +
      'red car off the board: it ends at the exit.',
    ...parts,
  ].join('\n\n');
}

const GATE = '..BB/XX.A/...A/..CC';

function aboutAlgorithm({ id, title, source, optimalFor, complete }) {
  return [
    `## ${title.replaceAll('*', '\\*')}`,
    `\`--algorithm ${id}\` · finds ${optimalFor.length > 0 ? `a shortest solution in ${optimalFor.join(' and ')}` : 'some solution'} · ` +
      `${complete ? 'finding none proves that there is none' : 'it may miss solutions'} · source: ${fromComment(source)}`,
    fromComment(texts.algorithms[id]),
    `<unjam-search algorithm="${id}" board="${GATE}"></unjam-search>`,
  ].join('\n\n');
}

const searches = () =>
  [
    '# The searches',
    'Each search is a file of some forty lines, written to be read; the text below is the comment on top of it. All of them draw ' +
      'the same small board, so that they can be compared, and a test runs every example. `unjam help algorithms` prints what is said about each.',
    '## Race',
    'All searches on one board, one after the other, in this page:',
    '<unjam-race></unjam-race>',
    ...algorithms.filter(({ id }) => !engineIds.includes(id)).map(aboutAlgorithm),
    '## Lower bounds',
    fromComment(texts.algorithms.blocking),
  ].join('\n\n');

const engines = () =>
  [
    '# The engines',
    '`solve` asks the engine, and the engine asks the fastest of the searches below that takes the board. The texts are the ' +
      'comments on top of their files, with the proofs of what they leave out.',
    ...algorithms.filter(({ id }) => engineIds.includes(id)).map(aboutAlgorithm),
  ].join('\n\n');

function commands() {
  const helps = JSON.parse(
    execFileSync(process.execPath, ['scripts/docs/help-texts.mjs'], { encoding: 'utf8' }),
  );
  const parts = helps.map(([words, help]) =>
    words.length === 0
      ? block(help)
      : `${'#'.repeat(words.length + 1)} unjam ${words.join(' ')}\n\n${block(help)}`,
  );
  return ['# Commands', 'What `unjam COMMAND --help` prints.', ...parts].join('\n\n');
}

/** The chapters by their paths: Markdown, and the scripts of the page. */
export const chapters = {
  formats: { write: formats },
  notations: { write: notationPages },
  searches: { write: searches, scripts: ['searches.js'] },
  engines: { write: engines, scripts: ['searches.js'] },
  commands: { write: commands },
};
