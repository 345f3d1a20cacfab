/** What the address of a page is in a text, from its # on; a page begins with a letter, so `#1/12` is none. */
const LINK = /#1\/[a-z][^\s<>"`]*/;

/** The first link of the app in a text, from its # on. */
export const linkIn = (text: string): string | undefined => LINK.exec(text)?.[0];

/** How many links of the app a text has, and the text with a blank for each. */
export function withoutLinks(text: string): { readonly text: string; readonly links: number } {
  let links = 0;
  const rest = text.replace(new RegExp(`[^\\s<>"\`]*${LINK.source}`, 'g'), () => {
    links++;
    return ' ';
  });
  return { text: rest, links };
}
