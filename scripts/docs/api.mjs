// The reference of @unjam/core from the comments of its source, a page for each entry point and for each function that is promised,
// as Markdown.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { entryPoint, promises } from '../entry-points.mjs';
import { functionPages } from './function-pages.mjs';

const core = 'packages/core/';

/** `@unjam/core/board` for the page `board`. */
const entryName = (page) => (page === 'index' ? '@unjam/core' : `@unjam/core/${page}`);

/**
 * @returns {Promise<{ path: string, name: string, markdown: string }[]>} the pages, the list of entry points first
 */
export async function apiPages() {
  const { exports } = JSON.parse(readFileSync(`${core}package.json`, 'utf8'));
  const sources = Object.values(exports).map(({ module: file }) =>
    file.replace('./dist/', `${core}src/`).replace(/\.js$/, '.ts'),
  );
  const out = mkdtempSync(join(tmpdir(), 'unjam-api-'));
  try {
    const application = await Application.bootstrapWithPlugins({
      entryPoints: sources,
      tsconfig: `${core}tsconfig.json`,
      plugin: ['typedoc-plugin-markdown'],
      readme: 'none',
      router: 'module',
      name: 'API',
      out,
      disableSources: true,
      hidePageHeader: true,
      hideBreadcrumbs: true,
      excludePrivate: true,
      // the level of an entry point is on its page; on each of its functions it would hide the words of those that are constants
      cascadedModifierTags: [],
      // `npm run types` has checked them
      skipErrorChecking: true,
      logLevel: 'Warn',
    });
    const project = await application.convert();
    if (!project) throw new Error('the API reference cannot be made: see the errors above');
    await application.generateOutputs(project);
    const entries = Object.keys(exports).map((entry) => (entry === '.' ? 'index' : entry.slice(2)));
    const pages = entries.map((entry) => entryPage(out, entry));
    /** Of an entry point that has a function, `@unjam/core` first. */
    const entryOf = (name) => pages.find(({ markdown }) => markdown.includes(`\n### ${name}()\n`))?.name;
    return [
      listOf(entries),
      ...pages.flatMap((page, index) =>
        entryPoint(exportOf(entries[index])).level === 'internal'
          ? [page]
          : functionPages(page, promiseOf(entries[index]), entryOf),
      ),
    ];
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const fileOf = (entry) => (entry === 'index' ? 'core' : entry);

/** What package.json calls an entry point. */
const exportOf = (entry) => (entry === 'index' ? '.' : `./${entry}`);

/** The first sentence about an entry point. */
const inShort = (entry) =>
  /^.*?[.:](?=\s|$)/s
    .exec(entryPoint(exportOf(entry)).about)?.[0]
    .replaceAll(/\s+/g, ' ')
    .replace(/:$/, '.') ?? '';

/** The sentence about the level of an entry point. */
const promiseOf = (entry) => promises[entryPoint(exportOf(entry)).level];

const listOf = (entries) => ({
  path: 'api/index',
  name: 'API',
  markdown: [
    '# API',
    'The names of `@unjam/core` and its entry points, from the comments of the source. `@unjam/core` has no dependency and runs in ' +
      'any JavaScript engine.',
    ...Object.entries(promises).flatMap(([level, promise]) => [
      promise,
      entries
        .filter((entry) => entryPoint(exportOf(entry)).level === level)
        .map((entry) => `- [${entryName(entry)}](${fileOf(entry)}.md): ${inShort(entry)}`)
        .join('\n'),
    ]),
  ].join('\n\n'),
});

const entryPage = (folder, entry) => ({
  path: `api/${fileOf(entry)}`,
  name: entryName(entry),
  markdown: readFileSync(join(folder, `${entry}.md`), 'utf8')
    .replace(/^# .*$/m, `# ${entryName(entry)}\n\n${promiseOf(entry)}`)
    .replaceAll('](index.md', '](core.md'),
});
