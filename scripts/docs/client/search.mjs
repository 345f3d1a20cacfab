// The search field of every page: its index is loaded when it is first used.
import MiniSearch from 'minisearch';
import { searchOptions } from '../search-index.mjs';

const field = document.querySelector('search');
const input = document.querySelector('#query');
const found = document.querySelector('.found');
const top = field.dataset.top;

const options = {
  prefix: true,
  fuzzy: 0.15,
  boost: { heading: 3, page: 2 },
  // most readers look for what they do, and many names of the API begin with the same word
  boostDocument: (_id, _term, { href }) => (href.startsWith('api/') ? 0.4 : 1),
};

let index;
const load = () => {
  index ??= fetch(`${top}search.json`)
    .then((answer) => answer.text())
    .then((text) => MiniSearch.loadJSON(text, searchOptions));
  return index;
};

async function show() {
  const query = input.value.trim();
  found.hidden = query === '';
  if (query === '') return;
  const results = (await load()).search(query, options);
  // an older search may end after a newer one
  if (query !== input.value.trim()) return;
  const list = document.createElement('ul');
  for (const { heading, page, href } of results.slice(0, 12)) {
    const link = document.createElement('a');
    link.href = top + href;
    link.textContent = heading === '' || heading === page ? page : `${heading} · ${page}`;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  found.replaceChildren(results.length === 0 ? 'nothing found' : list);
}

input.addEventListener('focus', load, { once: true });
input.addEventListener('input', show);
input.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  input.value = '';
  found.hidden = true;
});

// the menu is closed at first where it stands above the page
const menu = document.querySelector('nav details');
if (matchMedia('(max-width: 60rem)').matches) menu.open = false;
