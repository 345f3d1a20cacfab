import { describe } from 'vitest';
import { testContract } from '../testing/contract.ts';
import { algorithms } from './registry.ts';

describe.each(algorithms)('the contract of $id', (algorithm) => testContract(algorithm));
