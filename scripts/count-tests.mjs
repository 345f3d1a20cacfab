// Prints one line that says how many tests the last `npm test` passed, failed and skipped, and which it skipped.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync('node_modules/.vitest/report.json', 'utf8'));
for (const file of report.testResults) {
  for (const test of file.assertionResults) {
    if (test.status === 'skipped' || test.status === 'pending') console.log(`skipped: ${test.fullName}`);
  }
}
const { numPassedTests, numFailedTests, numPendingTests } = report;
console.log(`Tests: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
process.exitCode = numFailedTests === 0 && numPassedTests > 0 ? 0 : 1;
