// Runs tests on one mutant after the other in a process of Vitest for each kind of test, which keeps what it has compiled. A mutant
// whose tests take too long, such as an endless loop, ends that process, and the next one gets another.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectOf } from './choose-tests.mjs';

const program = fileURLToPath(new URL('./vitest-process.mjs', import.meta.url));

/** The seconds of processor time that each process of a group has taken. */
function processorTimes(group) {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,pid=,cputimes='], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return new Map(rows.filter(([of]) => of === group).map(([, pid, time]) => [pid, time]));
}

export class TestRunner {
  #copy;
  #seconds;
  /** The process of each kind of test. */
  #children = new Map();
  /** How long a test file is known to take. */
  #expected = () => 0;
  /** The test files that passed on unchanged sources. */
  #sound;
  /** Whether unchanged sources were built. */
  #builds = false;

  /**
   * @param copy the folder of the copied project
   * @param seconds the processor time of a mutant's tests of one kind beyond what they took when the map was learnt, with which it
   *   counts as killed: a busy machine kills none
   * @param sound the test files that are known to pass on unchanged sources
   */
  constructor(copy, seconds, sound) {
    this.#copy = copy;
    this.#seconds = seconds;
    this.#sound = new Set(sound);
  }

  /** Runs the unit tests, on the sources. */
  async run(mutant, { unit, seconds }) {
    this.#expected = seconds;
    const verdict = await this.#verdict(mutant, unit);
    return verdict ?? { kind: 'survived', by: `${unit.length} unit test files` };
  }

  /** Builds the mutant, and runs the tests of what is built. */
  async runBuilt(mutant, { unit, built, seconds }) {
    this.#expected = seconds;
    const verdict = await this.#verdict(mutant, built, true);
    return verdict ?? { kind: 'survived', by: `${unit.length + built.length} test files` };
  }

  async #verdict({ path, start, end, after }, tests, built = false) {
    if (tests.length === 0) return undefined;
    const file = join(this.#copy, path);
    const source = readFileSync(file, 'utf8');
    let failed;
    try {
      writeFileSync(file, source.slice(0, start) + after + source.slice(end));
      if (built && !(await this.#build())) {
        writeFileSync(file, source);
        this.#builds ||= await this.#build();
        if (this.#builds) return { kind: 'killed', by: 'the build' };
        throw new Error(`${this.#copy} is not built without a change either: npm run build`);
      }
      this.#builds ||= built;
      for (const project of new Set(tests.map(projectOf))) {
        failed ??= await this.#failing(
          file,
          tests.filter((test) => projectOf(test) === project),
          project,
        );
      }
    } finally {
      writeFileSync(file, source);
    }
    if (!failed) return undefined;
    if (await this.#passes(file, tests, failed, built)) return { kind: 'killed', by: failed };
    // a test that fails without the change says nothing of it: the others are asked
    if (!tests.includes(failed)) return { kind: 'not run', by: failed };
    const others = tests.filter((test) => test !== failed);
    return this.#verdict({ path, start, end, after }, others, built);
  }

  /** Whether a test file, or all of them where it is not one that failed, pass on unchanged sources. */
  async #passes(file, tests, failed, built) {
    const asked = (tests.includes(failed) ? [failed] : tests).filter((test) => !this.#sound.has(test));
    if (asked.length === 0) return true;
    if (built) await this.#build();
    for (const project of new Set(asked.map(projectOf))) {
      const those = asked.filter((test) => projectOf(test) === project);
      if (await this.#failing(file, those, project)) return false;
    }
    for (const test of asked) this.#sound.add(test);
    return true;
  }

  /** Builds what the change concerns; the processes of Vitest that have loaded the earlier build end. */
  async #build() {
    await this.end();
    try {
      execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: this.#copy, stdio: 'pipe' });
      return true;
    } catch {
      return false;
    }
  }

  /** Lets the processes end by themselves, so that they stop the servers that they started and remove their folders. */
  async end() {
    const open = [...this.#children.values()].filter(({ connected }) => connected);
    const ended = open.map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve);
          child.send({ isLast: true });
          setTimeout(resolve, 20_000).unref();
        }),
    );
    await Promise.all(ended);
    this.close();
  }

  close() {
    for (const child of this.#children.values()) {
      try {
        // the process and its workers
        process.kill(-child.pid, 'SIGKILL');
      } catch {}
    }
    this.#children.clear();
  }

  #failing(changed, tests, project) {
    if (!this.#children.has(project)) {
      const options = { cwd: this.#copy, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
      this.#children.set(project, fork(program, [project], options));
    }
    const child = this.#children.get(project);
    return new Promise((resolve) => {
      const end = (failed) => {
        clearInterval(timer);
        child.removeAllListeners();
        resolve(failed);
      };
      const most = tests.reduce((sum, test) => sum + this.#expected(test), this.#seconds);
      const before = processorTimes(child.pid);
      const timer = setInterval(() => {
        const spent = [...processorTimes(child.pid)].map(([pid, time]) => time - (before.get(pid) ?? 0));
        if (Math.max(0, ...spent) < most) return;
        this.close();
        end('the limit in time');
      }, 10_000);
      child.once('message', ({ failed }) => end(failed));
      child.once('exit', () => {
        this.#children.delete(project);
        end('the end of the process');
      });
      child.send({ changed, tests: tests.map((test) => join(this.#copy, test)) });
    });
  }
}
