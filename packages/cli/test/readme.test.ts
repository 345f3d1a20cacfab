// Every command in the README is run; its programs are run by examples/examples.test.ts.
import { testPage } from './documented.ts';

testPage('README.md');
