import type { Plugin } from 'vite';

export declare function smallStyles(): Plugin;
