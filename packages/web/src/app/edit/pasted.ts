// Text that a person pastes: a link of the app, a board in any format, or either in a message or a fenced block.

import { ok, type Problem, type Result, type Setup } from '@unjam/core';
import { linkIn } from '../model/link.ts';
import { readSetup } from '../model/read-setup.ts';

type Pasted =
  | { readonly kind: 'link'; readonly hash: string }
  | { readonly kind: 'setup'; readonly setup: Setup };

/** What a text holds: a link, if there is one in it, otherwise its first board. */
export function readPasted(text: string): Result<Pasted, Problem> {
  const hash = linkIn(text);
  if (hash) return ok({ kind: 'link', hash });
  const setup = readSetup(withoutFence(text));
  return setup.ok ? ok({ kind: 'setup', setup: setup.value }) : setup;
}

/** The content of the first block between ``` or ~~~, otherwise the whole text. */
const withoutFence = (text: string): string =>
  /^[ \t]*(```|~~~)[^\n]*\n([\s\S]*?)^[ \t]*\1/m.exec(text)?.[2] ?? text;
