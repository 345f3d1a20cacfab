// The index of the site's search: an entry for each heading with the text below it.
import MiniSearch from 'minisearch';

/** What client/search.mjs must know to read the index. */
export const searchOptions = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['heading', 'page', 'href'],
};

const textOf = (html) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const MOST_TEXT = 3000;

/** The index of pages as JSON. */
export function searchIndex(pages) {
  const index = new MiniSearch(searchOptions);
  let id = 0;
  for (const { path, name, html } of pages) {
    // below the names of the API each has the same headings, such as Returns
    const sections = html.split(path.startsWith('api/') ? /(?=<h[1-3] id=)/ : /(?=<h[1-4] id=)/);
    for (const section of sections) {
      const [all = '', anchor = '', heading = ''] = /^<h\d id="([^"]*)">(.*?)<\/h\d>/s.exec(section) ?? [];
      const text = textOf(section).slice(0, MOST_TEXT);
      if (text === textOf(all)) continue;
      index.add({ id: id++, heading: textOf(heading), page: name, text, href: `${path}.html#${anchor}` });
    }
  }
  return JSON.stringify(index);
}
