// Looks once for the browser that all browser tests use.
import type { TestProject } from 'vitest/node';
import { chromiumOrReason } from '../../../scripts/chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's path; without one the tests are skipped. */
    chromium: { readonly path?: string };
  }
}

const RULE = '!'.repeat(100);

export default function setup(project: TestProject): void {
  const { path, missing } = chromiumOrReason();
  if (!path) {
    if (process.env.UNJAM_NEEDS_ALL) throw new Error(missing);
    console.warn(`\n${RULE}\nNOT RUN: every browser test: ${missing}\n${RULE}\n`);
  }
  project.provide('chromium', path ? { path } : {});
}
