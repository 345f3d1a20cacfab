// Runs tests on one mutant after the other in one process of Vitest, which keeps what it has compiled. A mutant whose tests
// take too long, such as an endless loop, ends that process, and the next one gets another.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./vitest-process.mjs', import.meta.url));

export class TestRunner {
  #copy;
  #milliseconds;
  #child;
  /** The test files that passed on unchanged sources. */
  #sound = new Set();

  /**
   * @param copy the folder of the copied project
   * @param milliseconds the most time of a mutant's group of tests, which then counts as killed
   */
  constructor(copy, milliseconds) {
    this.#copy = copy;
    this.#milliseconds = milliseconds;
  }

  /**
   * @returns { kind, by }: `killed` by a test file that passes without the change, or by the limit in time; `survived` so many
   *   test files; or `not run`, since a test file fails without the change
   */
  async run({ path, start, end, after }, groups) {
    const file = join(this.#copy, path);
    const source = readFileSync(file, 'utf8');
    let passed = 0;
    for (const tests of groups) {
      let failed;
      try {
        writeFileSync(file, source.slice(0, start) + after + source.slice(end));
        failed = await this.#failing(file, tests);
      } finally {
        writeFileSync(file, source);
      }
      if (failed)
        return (await this.#passes(file, tests, failed))
          ? { kind: 'killed', by: failed }
          : { kind: 'not run', by: failed };
      passed += tests.length;
    }
    return { kind: 'survived', by: passed === 1 ? '1 test file' : `${passed} test files` };
  }

  /** Whether a test file, or all of them where it is not one that failed, pass on unchanged sources. */
  async #passes(file, tests, failed) {
    const asked = tests.includes(failed) ? [failed] : tests;
    if (asked.every((test) => this.#sound.has(test))) return true;
    if (await this.#failing(file, asked)) return false;
    for (const test of asked) this.#sound.add(test);
    return true;
  }

  close() {
    if (!this.#child) return;
    try {
      // the process and its workers
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {}
    this.#child = undefined;
  }

  #failing(changed, tests) {
    this.#child ??= fork(program, {
      cwd: this.#copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (failed) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(failed);
      };
      const timer = setTimeout(() => {
        this.close();
        end('the limit in time');
      }, this.#milliseconds);
      child.once('message', ({ failed }) => end(failed));
      child.once('exit', () => {
        this.#child = undefined;
        end('the end of the process');
      });
      child.send({ changed, tests: tests.map((test) => join(this.#copy, test)) });
    });
  }
}
