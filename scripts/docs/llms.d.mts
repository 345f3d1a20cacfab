export function withLinks(text: string, link: (href: string) => string): string;
export function inShort(text: string): string;
export function llmsText(
  menu: readonly { name: string; pages: readonly { path: string; name: string }[] }[],
  api: readonly { path: string; name: string; markdown?: string }[],
  markdownOf?: (path: string) => string | undefined,
): string;
