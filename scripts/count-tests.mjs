// Prints one line that says how many tests the last `npm test` passed, failed and skipped, and which it skipped.
import { readFileSync } from 'node:fs';
import { reportOf, runs } from './test-reports.mjs';

const sum = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
let isComplete = true;
for (const run of Object.values(runs)) {
  const report = JSON.parse(readFileSync(reportOf(run), 'utf8'));
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'skipped' || test.status === 'pending') console.log(`skipped: ${test.fullName}`);
    }
  }
  for (const count of Object.keys(sum)) sum[count] += report[count];
  isComplete &&= report.numPassedTests > 0;
}
const { numPassedTests, numFailedTests, numPendingTests } = sum;
console.log(`Tests: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
process.exitCode = numFailedTests === 0 && isComplete ? 0 : 1;
