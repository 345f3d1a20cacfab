// Which tests `npm run mutants` asks about a change: a wrong choice lets changes survive that the tests would notice.
import { describe, expect, test } from 'vitest';

interface Learnt {
  readonly seconds: number;
  readonly sound: boolean;
  readonly hits: Record<string, number[]>;
  readonly apart: Record<string, number[]>;
}
interface Mutant {
  readonly path: string;
  readonly source: string;
  readonly start: number;
  readonly end: number;
}
type Chooser = (
  map: object,
  imports: object,
  tests: readonly string[],
) => (mutant: Mutant) => { readonly unit: string[]; readonly built: string[] };

const load = (name: string) =>
  import(new URL(`../../../../scripts/mutants/${name}.mjs`, import.meta.url).href);
const { projectOf, testChooser }: { projectOf(test: string): string; testChooser: Chooser } =
  await load('choose-tests');
const { digest }: { digest(text: string): string } = await load('test-map');

test.each([
  ['packages/core/src/board/board.test.ts', 'unit'],
  ['scripts/recipes.test.ts', 'unit'],
  ['packages/cli/test/solve.test.ts', 'command'],
  ['scripts/test/imports.test.ts', 'command'],
  ['examples/examples.test.ts', 'command'],
  ['packages/cli/test/queue/runs.test.ts', 'queue'],
  ['packages/web/test/edit.test.ts', 'browser'],
])('%s is of the project %s', (path, project) => {
  expect(projectOf(path)).toBe(project);
});

describe('about a change in', () => {
  const path = 'packages/core/src/board/twice.ts';
  // region 0 is the body of twice, 1 that of thrice
  const source = 'export const twice = (n) => 2 * n;\nexport const thrice = (n) => 3 * n;\n';
  const learnt = (seconds: number, hits: number[]): Learnt => ({
    seconds,
    sound: true,
    hits: { [path]: hits },
    apart: {},
  });
  const tests = {
    'packages/core/src/board/twice.test.ts': learnt(1, [0]),
    'packages/core/src/game/quick.test.ts': learnt(0.1, [0]),
    'packages/core/src/game/slow.test.ts': learnt(3, [0, 1]),
    'packages/core/src/game/other.test.ts': learnt(0.1, [1]),
    'packages/cli/test/solve.test.ts': learnt(2, [1]),
  };
  const imports = { circles: () => [], testsReaching: () => Object.keys(tests) };
  const asked = (text: string, loading: number[] = []) => {
    const map = { sources: { [path]: digest(source) }, tests, loading: { [path]: loading } };
    const start = source.indexOf(text);
    const { unit, built } = testChooser(
      map,
      imports,
      Object.keys(tests),
    )({
      path,
      source,
      start,
      end: start + 1,
    });
    return [...unit, ...built].map((test) => test.replace(/^.*\/|\.test\.ts$/g, ''));
  };

  test('a function: the tests that ran it, the one beside the source first, then the quickest', () => {
    expect(asked('2')).toEqual(['twice', 'quick', 'slow']);
    expect(asked('3')).toEqual(['other', 'slow', 'solve']);
  });

  test('what ran while its module was loaded: all tests of the file, those that ran it again first', () => {
    expect(asked('3', [1])).toEqual(['twice', 'other', 'slow', 'quick', 'solve']);
  });

  test('what stands outside functions: all tests of the file', () => {
    expect(asked('export').toSorted()).toEqual(['other', 'quick', 'slow', 'solve', 'twice']);
  });

  test('what needs the queue: all its tests, until they are learnt', () => {
    const queue = ['packages/cli/test/queue/runs.test.ts', 'packages/atlas/test/queue/work.test.ts'];
    const builtFor = (changed: string, learntTests: object) => {
      const map = { sources: {}, tests: learntTests, loading: {} };
      const nothing = { circles: () => [], testsReaching: () => [] };
      return testChooser(map, nothing, queue)({ path: changed, source, start: 0, end: 1 }).built;
    };
    expect(builtFor('packages/atlas/src/distributed/work.ts', {}).toSorted()).toEqual(queue.toSorted());
    expect(builtFor('packages/cli/src/commands/atlas/status/status.ts', {})).toHaveLength(2);
    expect(builtFor('packages/atlas/src/store/store.ts', {})).toEqual([]);
    const known = { [queue[0] ?? '']: { seconds: 1, sound: true, hits: {}, apart: {} } };
    expect(builtFor('packages/atlas/src/distributed/work.ts', known)).toEqual([]);
  });
});
