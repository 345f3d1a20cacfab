import type { Output } from './stamps.mjs';

export const outputs: Readonly<
  Record<'core' | 'atlas' | 'types' | 'app' | 'element' | 'command' | 'docs', Output>
>;
