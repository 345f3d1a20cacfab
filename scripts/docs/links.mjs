// Finds links of a built site that lead nowhere: to a file that is not there, or to an anchor that its page does not have.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const hrefs = (html) =>
  [...html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, href]) => href);

const idsIn = (html) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));

/** A line for each such link; the app's own pages are not looked into. */
export function brokenLinks(site) {
  const files = readdirSync(site, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('app/'));
  const pages = new Map(
    files.map((file) => {
      const html = readFileSync(join(site, file), 'utf8');
      return [file, { html, ids: idsIn(html) }];
    }),
  );
  return [...pages].flatMap(([file, { html }]) =>
    hrefs(html).flatMap((href) => {
      if (/^(?:https?|mailto):/.test(href)) return [];
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), decodeURI(path)));
      if (!existsSync(join(site, target))) return [`${file}: the link ${href} leads to no file`];
      const page = pages.get(target);
      if (anchor === undefined || anchor === '' || !page || page.ids.has(decodeURIComponent(anchor)))
        return [];
      return [`${file}: the link ${href} leads to no heading`];
    }),
  );
}
