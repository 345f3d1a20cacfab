export declare const hosts: readonly { readonly id: string; readonly name: string; readonly tried: string }[];
