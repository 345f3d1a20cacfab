// The pages of the site for programs that read plain text: their Markdown, and llms.txt, which lists them (https://llmstxt.org).

/** A Markdown text whose links outside of blocks of code lead where `link` says. */
export const withLinks = (text, link) =>
  text
    .split(/^(```[\s\S]*?^```)/m)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(inlineLink, (_, href) => `](${link(href)})`),
    )
    .join('');

const inlineLink = /\]\(([^()\s]+)\)/g;

/** The first sentence of a text, on one line. */
export const inShort = (text) =>
  (/^.*?(?:\.(?=\s|$)|:(?=\n\n|$))/s.exec(text)?.[0] ?? text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/:$/, '.');

const PROMISE = /^(?:Stable|Experimental|Internal)[:,]/;

/** The first sentence of a page, or of a part of one, that is words; without the sentence about its level. */
function aboutOf(markdown = '') {
  const paragraphs = markdown.replaceAll(/^```[\s\S]*?^```/gm, '').split(/\n\s*\n/);
  const isWords = (text) => /^(?!\d+\. )[\p{L}\d`*<@[]/u.test(text) && !PROMISE.test(text);
  const words = paragraphs.map((text) => text.trim()).find(isWords) ?? '';
  return inShort(words.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'));
}

/** The classes and the types of an entry point's page, each with its words. */
const typesIn = ({ path, markdown = '' }) =>
  markdown.split(/^## /m).flatMap((section) =>
    /^(?:Classes|Interfaces|Type Aliases)\n/.test(section)
      ? section
          .split(/^### /m)
          .slice(1)
          .map((text) => {
            const [, name = '', rest = ''] = /^(\w+).*\n([\s\S]*)/.exec(text) ?? [];
            // what follows the words are members
            const own = rest.split(/^####/m)[0];
            return { name, path: `${path}.md#${name.toLowerCase()}`, about: aboutOf(own) };
          })
      : [],
  );

/**
 * @param menu - the sections of the site with their pages
 * @param api - the pages of the API reference, which the menu has as one
 * @param markdownOf - the Markdown of a page of the menu by its path
 */
export function llmsText(menu, api, markdownOf = () => undefined) {
  const line = ({ name, path, about }) => `- [${name}](${path})${about === '' ? '' : `: ${about}`}`;
  const list = (pages) =>
    pages
      .flatMap(({ path, name, markdown = markdownOf(path) }) => [
        { path: `${path}.md`, name, about: aboutOf(markdown) },
        ...(api.some((page) => page.path === path) ? typesIn({ path, markdown }) : []),
      ])
      .map(line)
      .join('\n');
  // the pages of an entry point and of its functions
  const entries = [...new Set(api.map(({ path }) => path.split('/')[1]))].filter(
    (entry) => entry !== 'index',
  );
  const sections = [
    ...menu,
    ...entries.map((entry) => {
      const pages = api.filter(({ path }) => path.split('/')[1] === entry);
      return { name: pages[0].name, pages };
    }),
  ];
  return `# Unjam

> A Rush Hour workbench: solves, explains, makes and maps Rush Hour puzzles, as a command, a TypeScript library and an app.

${sections.map(({ name, pages }) => `## ${name}\n\n${list(pages)}`).join('\n\n')}
`;
}
