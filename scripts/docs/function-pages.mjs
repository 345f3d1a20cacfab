// A page for each function of an entry point of @unjam/core: what the comment of its source says, a program that uses it, and the
// names that belong to it. The page of the entry point keeps a line and a link for each.
import { readdirSync, readFileSync } from 'node:fs';
import { subjectsInWords } from './example-subjects.mjs';
import { inShort } from './llms.mjs';
import { pages } from './pages.mjs';

/** Programs that tests run: the examples, and the blocks of JavaScript and TypeScript in the documentation, shortest first. */
function programs() {
  const examples = readdirSync('examples').filter((name) => name.endsWith('.mjs'));
  const files = [
    ...examples.map((name) => `examples/${name}`),
    ...pages.flatMap(({ source }) => source ?? []),
  ];
  return files
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (file.endsWith('.mjs')) return [{ file, code: text }];
      return [...text.matchAll(/^```(?:js|mjs|ts)\n(.*?)^```/gms)].map(([, code]) => ({ file, code }));
    })
    .sort((a, b) => a.code.length - b.code.length);
}

/** The names that a program imports from an entry point. */
const importedFrom = (code, entry) =>
  [...code.matchAll(/import \{([^}]*)\} from '([^']*)'/g)].flatMap(([, list, from]) =>
    from === entry ? list.split(',').map((name) => name.trim()) : [],
  );

/** Whether a program imports a name. */
const importsIt = (code, name) => new RegExp(String.raw`^import .*\b${name}\b`, 'm').test(code);

/** `solve`, `solveAsync` and `solveTask` are one family. */
const familyOf = (name) => name.replace(/(?:Async|Task)$/, '');

/** What holds for every function of `@unjam/core`: a test in packages/core/test gives each of them arguments of wrong types. */
const REFUSES = 'RangeError for an argument that is not as its type says.';
const RESULT = 'Whatever else is wrong is the `error` of the result.';

/**
 * Takes the page of an entry point apart.
 *
 * @param {{ path: string, name: string, markdown: string }} page such as `api/core`, named `@unjam/core`
 * @param {string} promise the sentence about its level
 * @param {(name: string) => string | undefined} entryOf finds the entry point of a function that this one lacks
 * @returns the page with a line for each function, and the pages of the functions
 */
export function functionPages({ path, name: entry, markdown }, promise, entryOf = () => undefined) {
  const begin = markdown.indexOf('\n## Functions\n');
  if (begin < 0) return [{ path, name: entry, markdown }];
  const [, rest, after] = /^\n## Functions\n(.*?)(\n## .*)?$/s.exec(markdown.slice(begin)) ?? [];
  const sections = rest.split(/\n\*\*\*\n/);
  const functions = sections.map((section) => {
    const [, name = '', text = ''] = /### (.*?)\(\)\n(.*)/s.exec(section) ?? [];
    const about = /^> .*?\n\n(.*?)(?=\n#### |$)/s.exec(text.trim())?.[1] ?? '';
    return { name, text: text.trim(), about: inShort(about) };
  });
  const names = functions.map(({ name }) => name);
  const folder = path.split('/').at(-1);
  const known = programs();

  /** Those of its family, those that its words name, and those whose words name it. */
  const relatedTo = ({ name, text }) =>
    functions.filter(
      (other) =>
        other.name !== name &&
        (familyOf(other.name) === familyOf(name) ||
          text.includes(`\`${other.name}\``) ||
          other.text.includes(`\`${name}\``)),
    );

  const pageOf = (one) => {
    const { name, text } = one;
    const related = relatedTo(one);
    const [, example = ''] = /^#### Examples?\n([\s\S]*?)(?=^#|$(?![\s\S]))/m.exec(text) ?? [];
    const others = [...new Set(example.match(/\b\w+(?=\()|\b\w+Task\b/g))].flatMap((used) => {
      const from = names.includes(used) || importsIt(example, used) ? undefined : entryOf(used);
      return from ? [`\`${used}\` is from \`${from}\``] : [];
    });
    const about = [...subjectsInWords(example), ...others];
    const subjects = about.length > 0 ? `Here ${about.join('; ')}.` : '';
    const program = known.find(({ code }) => importedFrom(code, entry).includes(name));
    const own = `${text}${subjects && `\n\n${subjects}`}`
      .replaceAll(/^#### Throws$/gm, '#### Errors')
      // one level up in the site, and one up among headings
      .replaceAll(/^###(#+) /gm, '#$1 ')
      .replaceAll(/\]\(([\w-]+\.md)?#/g, (_, file = `${folder}.md`) => `](../${file}#`)
      .replaceAll(/\]\(([\w-]+\.md)\)/g, '](../$1)');
    const returnsResult = /^#### Returns\n\n\[`Result`\]/m.test(text);
    const errors =
      entry !== '@unjam/core' || text.includes('\n#### Throws')
        ? []
        : [`## Errors\n\n${REFUSES}${returnsResult ? ` ${RESULT}` : ''}`];
    const parts = [
      `# ${name}()`,
      `\`\`\`ts\nimport { ${name} } from '${entry}';\n\`\`\``,
      own,
      ...errors,
      ...(program
        ? [`## In a program\n\nFrom ${program.file}:\n\n\`\`\`ts\n${program.code.trim()}\n\`\`\``]
        : []),
      ...(related.length > 0
        ? [
            `## Related\n\n${related.map((other) => `- [${other.name}()](${other.name}.md): ${other.about}`).join('\n')}`,
          ]
        : []),
      `${promise.replace(/\.$/, '')} ([${entry}](../${folder}.md)).\n`,
    ];
    return { path: `${path}/${name}`, name: `${name}()`, markdown: parts.join('\n\n') };
  };

  const list = functions.map(
    ({ name, about }) => `### ${name}()\n\n${about} [More of ${name}()](${folder}/${name}.md)`,
  );
  const short = `${markdown.slice(0, begin)}\n## Functions\n\n${list.join('\n\n')}\n${after ?? ''}`;
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw new Error(`${entry}: two functions have names that differ only in capitals`);
  return [{ path, name: entry, markdown: short }, ...functions.map(pageOf)];
}
