export function subjectsOf(
  code: string,
): { readonly name: string; readonly code: string; readonly words?: string }[];
export function subjectsInWords(code: string): string[];
