export declare const sources: { find: RegExp; replacement: string }[];
