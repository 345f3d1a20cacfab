import { describe } from 'vitest';
import { testContract } from '../testing/contract.ts';
import { algorithms } from './registry.ts';

// a busy machine may need longer than a test is given by default
describe.each(algorithms)('the contract of $id', { timeout: 60_000 }, (algorithm) => testContract(algorithm));
