// Which tests are asked about a mutant: those that ran its place when the map was learnt, quickest first.
import { basename, dirname } from 'node:path';
import { regionAt, regionsOf } from './regions.mjs';
import { digest } from './test-map.mjs';

/** The kind of a test file by its place: the project of vitest.config.ts that has it. */
export const projectOf = (test) =>
  /^packages\/web\/test\//.test(test)
    ? 'browser'
    : /^packages\/\w+\/test\/queue\//.test(test)
      ? 'queue'
      : /^(?:packages\/\w+|scripts)\/test\/|^examples\//.test(test)
        ? 'command'
        : 'unit';

/** The most seconds that the tests of a project took when the map was learnt, for one mutant. */
const MOST_SECONDS = { unit: 10, built: 60 };

/** The most test files of a project that are asked about one mutant. */
const MOST_FILES = 15;

/** Tests that compare all results of a part of the project with a file: asked last, however long they take. */
const COMPARES_ALL = /\/(?:signature|answers|drawings)\.test\.ts$/;

/** The most tests that are asked because of their names. */
const MOST_NAMED = 4;

/** The sources that need the queue of PostgreSQL: where its tests are not learnt, all of them are asked. */
const QUEUED = /^packages\/(?:atlas\/src\/distributed|cli\/src\/commands\/atlas)\//;

/** What the tests of a source may be called after: of packages/cli/src/commands/solve/worker.ts `solve` and `worker`. */
const namesIn = (path) => {
  if (path.startsWith('packages/board/')) return ['element'];
  const [, place = ''] =
    /^packages\/(?:cli\/src\/(?:commands\/)?|web\/src\/app\/)(.*)\.tsx?$/.exec(path) ?? [];
  return place.split('/').filter((part) => part.length > 2);
};

/**
 * @param map what test-map.mjs learnt
 * @param imports who imports whom, of imports.mjs
 * @param tests every test file
 * @returns for a mutant its test files: `unit` run the sources, `built` what is built; and how many others also ran
 *   its place but were left out
 */
export function testChooser(map, imports, tests) {
  const regions = new Map();
  const learnt = new Set(Object.keys(map.tests).map(projectOf));

  /**
   * Where the tests of a project are not learnt, those whose names begin as a folder or file of the source does, or else as one of
   * those that import it.
   */
  const named = (path, project) => {
    const group = tests.filter((test) => projectOf(test) === project);
    const isCalledAfter = (test, name) => {
      const stem = basename(test, '.test.ts');
      return stem === name || stem.startsWith(`${name}-`) || name.startsWith(`${stem}-`);
    };
    const namesOf = (file) =>
      namesIn(file).flatMap((name) => group.filter((test) => isCalledAfter(test, name)));
    const found = new Set(namesOf(path));
    for (const files of imports.circles(path)) {
      if (found.size >= MOST_NAMED) break;
      for (const file of files) for (const test of namesOf(file)) found.add(test);
    }
    return [...found].slice(0, MOST_NAMED);
  };

  /** The tests that reach a region of a file, or any of it. */
  const reaching = (path, number, which) =>
    Object.keys(map.tests).filter((test) => {
      const hits = map.tests[test][which]?.[path];
      return hits && (number === undefined || hits.includes(number));
    });

  /** Those that reach what stands outside all functions: that is used by the file's functions, or by the files that import it. */
  const reachingFile = (path, which) => {
    const own = reaching(path, undefined, which);
    if (own.length > 0) return own;
    for (const files of imports.circles(path)) {
      const found = files.flatMap((file) => reaching(file, undefined, which));
      if (found.length > 0) return [...new Set(found)];
    }
    return [];
  };

  return ({ path, start, end, source }) => {
    if (!regions.has(path))
      regions.set(path, { of: regionsOf(path, source), known: map.sources[path] === digest(source) });
    const { of, known } = regions.get(path);
    const number = regionAt(of, start, end);
    const isRegion = known && number >= 0;
    const direct = (which) => (isRegion ? reaching(path, number, which) : []);
    // what ran while a module was loaded ran once for many tests
    const isOwn = isRegion && !map.loading[path]?.includes(number);
    const find = (which) => (isOwn ? direct(which) : reachingFile(path, which));
    const reachesIt = new Set(isOwn ? [] : direct('hits'));
    const seconds = (test) => map.tests[test]?.seconds ?? 2;
    const beside = path.replace(/\.tsx?$/, '.test.ts');
    const rank = (test) =>
      COMPARES_ALL.test(test) ? 3 : test === beside ? 0 : dirname(test) === dirname(path) ? 1 : 2;
    // a test of few files says more about each of them
    const breadth = (test) => Object.keys(map.tests[test]?.hits ?? {}).length + 1;
    const cost = (test) => seconds(test) * Math.sqrt(breadth(test));
    const ordered = (tests, most) => {
      const sorted = [...new Set(tests)].sort(
        (a, b) =>
          rank(a) - rank(b) || Number(reachesIt.has(b)) - Number(reachesIt.has(a)) || cost(a) - cost(b),
      );
      let [sum, files] = [0, 0];
      const taken = sorted.filter((test) => {
        if (COMPARES_ALL.test(test) || files === 0) return ++files > 0;
        if (files >= MOST_FILES || sum + seconds(test) > most) return false;
        sum += seconds(test);
        return ++files > 0;
      });
      // and one of those that take longer
      const long = sorted.find((test) => !taken.includes(test));
      if (long) taken.push(long);
      return { taken, left: sorted.length - taken.length };
    };
    const hits = find('hits');
    // tests that were written after the map was learnt
    const fresh = imports.testsReaching(path).filter((test) => !map.tests[test]);
    const unit = ordered([...fresh, ...hits.filter((test) => projectOf(test) === 'unit')], MOST_SECONDS.unit);
    const isCli = path.startsWith('packages/cli/');
    const isPage = /^packages\/(?:web|board)\//.test(path);
    const byName = (project, applies) => (applies && !learnt.has(project) ? named(path, project) : []);
    const built = ordered(
      [
        ...byName('command', isCli),
        ...byName('browser', isPage),
        ...(QUEUED.test(path) && !learnt.has('queue')
          ? tests.filter((test) => projectOf(test) === 'queue')
          : []),
        ...hits.filter((test) => projectOf(test) !== 'unit'),
        ...find('apart'),
      ],
      MOST_SECONDS.built,
    );
    return {
      unit: unit.taken,
      built: built.taken,
      left: unit.left + built.left,
      /** How long a test took when the map was learnt. */
      seconds,
    };
  };
}
