// What @unjam/core promises: the declarations of its entry points, but for the internal ones, a file each in
// packages/core/api. A change of the face of the
// package is then a change of these files, which a test compares: packages/core/test/api-report.test.ts. After a wanted change:
// `npm run api`, which needs the built package.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { entryPoint, promises } from './entry-points.mjs';
import { readOptions } from './read-options.mjs';

const core = fileURLToPath(new URL('../packages/core/', import.meta.url));

/** Where the reports are kept. */
export const reportsFolder = join(core, 'api');

/**
 * The reports as the built package gives them.
 *
 * @returns {Map<string, string>} the text of each report by the name of its file
 * @throws {Error} where an entry point cannot be read, or a comment is malformed
 */
export function apiReports() {
  const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([entry]) => entryPoint(entry).level !== 'internal');
  const folder = mkdtempSync(join(tmpdir(), 'unjam-api-report-'));
  try {
    const configs = entries.map(([entry, { types }]) =>
      configOf(folder, entry === '.' ? 'core' : entry.slice('./'.length), join(core, types.default)),
    );
    const problems = [];
    const [first, ...others] = configs;
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    });
    for (const config of configs)
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          message.handled = true;
          if (message.logLevel === 'error')
            problems.push(`${message.sourceFilePath ?? ''}:${message.sourceFileLine ?? ''} ${message.text}`);
        },
      });
    if (problems.length > 0) throw new Error(`the API report cannot be made:\n${problems.join('\n')}`);
    return new Map(
      readdirSync(folder)
        .filter((name) => name.endsWith('.api.md'))
        .sort()
        .map((name) => [name, withLevel(name, withDoubleQuotes(readFileSync(join(folder, name), 'utf8')))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The report with double quotes around string types, since versions of TypeScript differ in which quotes they write. */
const withDoubleQuotes = (report) => report.replaceAll(/'([^'\n]*)'(?=[,;\]|>)]| \|)/g, '"$1"');

/** The report with the level of its entry point below its title. */
function withLevel(name, report) {
  const entry = name === 'core.api.md' ? '.' : `./${name.replace('.api.md', '')}`;
  return report.replace(/^> Do not edit/m, `${promises[entryPoint(entry).level]}\n\n$&`);
}

/** How api-extractor reads one entry point: only the report, no bundle of declarations and no page for a documentation tool. */
function configOf(folder, name, mainEntryPointFilePath) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: core,
      mainEntryPointFilePath,
      compiler: { tsconfigFilePath: join(core, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        // `npm run types` has checked the types
        compilerMessageReporting: { default: { logLevel: 'none' } },
        extractorMessageReporting: {
          default: { logLevel: 'none' },
          // a type that a promised name uses and no entry point exports: the report says so
          'ae-forgotten-export': { logLevel: 'none', addToApiReportFile: true },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(core, 'package.json'),
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readOptions(import.meta.url);
  const reports = apiReports();
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
  for (const [name, text] of reports) writeFileSync(join(reportsFolder, name), text);
  console.log(`${reports.size} reports in packages/core/api`);
}
