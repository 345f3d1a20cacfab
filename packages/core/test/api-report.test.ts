// What the package promises: the reports of packages/core/api, made anew from the built package.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { apiReports, reportsFolder } from '../../../scripts/api-report.mjs';
import { entryPoint, entryPoints, promises } from '../../../scripts/entry-points.mjs';

let reports: ReadonlyMap<string, string>;
beforeAll(() => {
  reports = apiReports();
});

test('what the entry points promise is what packages/core/api says; after a wanted change: npm run api', () => {
  const kept = readdirSync(reportsFolder).sort();
  expect(kept).toEqual([...reports.keys()]);
  for (const name of kept)
    expect([name, reports.get(name)]).toEqual([name, readFileSync(join(reportsFolder, name), 'utf8')]);
});

test('every entry point has a level, and the table of the README says which', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const told = new Map(
    [...readme.matchAll(/^\| (`.*?`) \|.*\| (\w+) \|$/gm)].flatMap(([, names = '', level]) =>
      [...names.matchAll(/`(@unjam\/core|\/\w+)`/g)].map(([, name = '']) => [name, level]),
    ),
  );
  const levels = new Map(
    entryPoints().map((entry) => [entry === '.' ? '@unjam/core' : entry.slice(1), entryPoint(entry).level]),
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(levels));
  expect(levels.get('@unjam/core')).toBe('stable');
  for (const promise of Object.values(promises)) expect(readme).toContain(promise);
});

test('every export has words', () => {
  const silent = [...reports].flatMap(([name, report]) =>
    [...report.matchAll(/\(undocumented\)\nexport .*/g)].map(([text]) => `${name}: ${text}`),
  );
  expect(silent).toEqual([]);
});

test('nothing that is at the top is marked as experimental or internal', () => {
  expect(reports.get('core.api.md')).not.toMatch(/@(?:alpha|beta|experimental|internal)/);
});

test('the top entry exports every type that its functions use', () => {
  const missing = [
    ...(reports.get('core.api.md') ?? '').matchAll(/symbol "([A-Z]\w*)" needs to be exported/g),
  ];
  // what the reader by shape found is of @unjam/core/shapes, which may change with every version
  const shapes = ['BoardReading', 'FailedBoard', 'ShapeOptions'];
  expect(missing.map(([, name]) => name).sort()).toEqual(shapes);
});
