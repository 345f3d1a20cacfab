// Markdown to HTML: headings with anchors as on GitHub, links between the project's files turned into links between pages,
// tables and code that can be scrolled with the keyboard.
import MarkdownIt from 'markdown-it';

/** The anchor of a heading; `used` counts those of the page so far. */
function anchorOf(text, used) {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
  const before = used.get(slug) ?? 0;
  used.set(slug, before + 1);
  return before === 0 ? slug : `${slug}-${before}`;
}

/** The text of a heading without its marks. */
const plainText = (token) =>
  (token.children ?? []).map(({ content, type }) => (type === 'image' ? '' : content)).join('');

/**
 * A renderer for one page.
 *
 * @param {(href: string) => string} linkTo where a link of the source leads in the site
 * @param {boolean} html whether HTML in the source is part of the page
 */
export function renderer(linkTo, html = false) {
  const markdown = new MarkdownIt({ html });
  const used = new Map();
  const { rules } = markdown.renderer;
  rules.heading_open = (tokens, index) => {
    const { tag } = tokens[index];
    const anchor = anchorOf(plainText(tokens[index + 1]), used);
    return `<${tag} id="${anchor}">`;
  };
  const plain = (tokens, index, options, _, self) => self.renderToken(tokens, index, options);
  rules.link_open = (tokens, index, ...rest) => {
    tokens[index].attrSet('href', linkTo(tokens[index].attrGet('href') ?? ''));
    return plain(tokens, index, ...rest);
  };
  const image = rules.image ?? plain;
  rules.image = (tokens, index, ...rest) => {
    tokens[index].attrSet('src', linkTo(tokens[index].attrGet('src') ?? ''));
    return image(tokens, index, ...rest);
  };
  // a column without a name has an empty cell, which is not a heading
  const cell = (kind) => (tokens, index, options, _, self) => {
    const text = tokens[kind === 'open' ? index + 1 : index - 1]?.content;
    if (text === '') return kind === 'open' ? '<td>' : '</td>';
    return self.renderToken(tokens, index, options);
  };
  rules.th_open = cell('open');
  rules.th_close = cell('close');
  rules.table_open = () => '<div class="wide" tabindex="0"><table>';
  rules.table_close = () => '</table></div>';
  for (const kind of ['fence', 'code_block']) {
    const usual = rules[kind];
    rules[kind] = (...given) => usual(...given).replace('<pre>', '<pre tabindex="0">');
  }
  return (text) => markdown.render(text);
}
