import type { Plugin } from 'rolldown';

export const latePatterns: Plugin;
