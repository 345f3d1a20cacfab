// What axe finds wrong with a page for people who use a screen reader, see few colours or press keys.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose answers depend on the colours of a page; they take the longest. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What of axe these tests use, in a page. */
interface PageWithAxe {
  readonly axe: {
    run(
      context: unknown,
      options: unknown,
    ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** What long lists are made of. */
const REPEATED = ['.card', '.atlas-card', '.tile', '.day'];

/**
 * The problems that axe finds on a page, or only those with its colours, or all but those.
 *
 * @param most - how many cards, tiles and days of a long list are looked at; default: all
 */
export async function findings(
  page: Page,
  only: 'colours' | 'structure' | 'all' = 'all',
  most = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const chosen = {
    colours: { runOnly: COLOURS },
    structure: { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
    all: {},
  };
  // the elements that pass a rule are thousands and would all be described
  const options = { ...chosen[only], resultTypes: ['violations'] };
  const asked = { options, repeated: REPEATED, most };
  return page.evaluate(async ({ options, repeated, most }) => {
    const others = repeated.flatMap((selector) => [...document.querySelectorAll(selector)].slice(most));
    const context = others.length === 0 ? document : { exclude: others };
    const { violations } = await (globalThis as unknown as PageWithAxe).axe.run(context, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, asked);
}
