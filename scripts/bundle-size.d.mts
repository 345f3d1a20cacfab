export const programs: Readonly<Record<string, { readonly code: string; readonly most: number }>>;
export function bundleSize(code: string): Promise<{ minified: number; compressed: number }>;
