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

/**
 * @param menu - the sections of the site with their pages
 * @param api - the pages of the API reference, which the menu has as one
 */
export function llmsText(menu, api) {
  const list = (pages) => pages.map(({ path, name }) => `- [${name}](${path}.md)`).join('\n');
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
