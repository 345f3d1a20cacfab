export type Level = 'stable' | 'experimental' | 'internal';
export declare const promises: Readonly<Record<Level, string>>;
export declare function entryPoints(): string[];
export declare function entryPoint(entry: string): { readonly about: string; readonly level: Level };
