/*
 * Makes SVG elements one by one from the markup of core's pictures, because a page with Trusted Types refuses
 * `innerHTML`. Only core's own markup is read, which has elements, quoted attributes, text, and numbers for the
 * characters that markup needs for itself:
 *
 *     <g class="car"><rect width="96"/><text>&#60;b&#62;</text></g>
 */

const TOKEN = /<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** What was made of the latest markup: boards of one page have many equal vehicles, and a copy takes a fraction of the time. */
const made = new Map<string, DocumentFragment>();
const KEPT = 400;

/** The elements of some markup, in a fragment to be put on the page. */
export function svgElements(markup: string): DocumentFragment {
  let fragment = made.get(markup);
  if (!fragment) {
    if (made.size >= KEPT) made.clear();
    fragment = makeElements(markup);
    made.set(markup, fragment);
  }
  return fragment.cloneNode(true) as DocumentFragment;
}

function makeElements(markup: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let parent: Node = fragment;
  for (const [, close, name = '', attributes = '', empty, text] of markup.matchAll(TOKEN)) {
    if (text) parent.appendChild(document.createTextNode(plainText(text)));
    else if (close) parent = parent.parentNode ?? fragment;
    else {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
        element.setAttribute(key, plainText(value));
      parent.appendChild(element);
      if (!empty) parent = element;
    }
  }
  return fragment;
}

const plainText = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
