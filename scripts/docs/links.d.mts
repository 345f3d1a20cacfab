export declare function brokenLinks(site: string): string[];
