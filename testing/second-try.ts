// Names the tests that failed at first and passed when they were run again, with what failed, so that nobody overlooks them.
import type { Reporter, TestCase } from 'vitest/node';

export class SecondTry implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    // a test that is expected to fail fails each time
    if (!test.diagnostic()?.flaky || test.options.fails) return;
    const first = test.result().errors?.[0]?.message.split('\n', 2).join(' ') ?? '';
    this.#lines.push(`  ${test.module.relativeModuleId} > ${test.fullName}\n    ${first}`);
  }

  onTestRunEnd(): void {
    if (this.#lines.length === 0) return;
    console.log(
      `\nPassed only when they were run again; find out why each of them can fail:\n${this.#lines.join('\n')}\n`,
    );
  }
}
