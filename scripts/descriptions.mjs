// What the algorithms, formats and notations are, from the comments on top of their files, so that `unjam help` and the
// documentation site say what a reader of the code reads.
//
//     // Planning: follows a plan ...          an algorithm: the lines before the first blank line
//     /* One row on each line ... */           a format or a notation: the first comment of its file in /* */
//
// A format and a notation have folders of their own, all others are files of a folder.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const core = fileURLToPath(new URL('../packages/core/src/', import.meta.url));

/** The files of core in some folders, with the id that each describes. */
function* described(...folders) {
  for (const folder of folders) {
    for (const name of readdirSync(core + folder).sort()) {
      if (!name.endsWith('.ts') || /\.(?:test|wasm|as)\.ts$|^descriptions\.ts$/.test(name)) continue;
      const source = readFileSync(`${core}${folder}/${name}`, 'utf8');
      const [, id] = /^ {2,4}id: '([\w-]+)',$/m.exec(source) ?? [];
      if (id !== undefined) yield { id, source, file: `${folder}/${name}` };
    }
  }
}

const sourcesOf = (...folders) => [...described(...folders)];

const foldersIn = (folder) =>
  readdirSync(core + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .sort();

/** The lines of a comment without what makes them one. */
const lineComment = (source) =>
  source
    .slice(0, source.search(/^(?!\/\/)/m))
    .replaceAll(/^\/\/ ?/gm, '')
    .trim();
const blockComment = (source) =>
  (/^\/\*\*?\s(.*?)\*\//ms.exec(source)?.[1] ?? '').replaceAll(/^ \* ?/gm, '').trim();

const texts = (sources, commentOf) =>
  Object.fromEntries(
    sources.map(({ id, source, file }) => {
      const text = commentOf(source);
      if (text === '') throw new Error(`packages/core/src/${file} does not say what ${id} is`);
      return [id, text];
    }),
  );

/**
 * The descriptions by the ids of what they describe: plain text, in which paragraphs are separated by blank lines and
 * drawings are indented by four blanks.
 *
 * @returns {{ algorithms: Record<string, string>, formats: Record<string, string>, notations: Record<string, string> }}
 */
export const descriptions = () => ({
  algorithms: texts(sourcesOf('search', 'engine', 'engine/packed', 'engine/generic'), lineComment),
  formats: texts(sourcesOf(...foldersIn('formats')), blockComment),
  notations: texts(sourcesOf(...foldersIn('notation')), blockComment),
});
