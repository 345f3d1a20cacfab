export function withLinks(text: string, link: (href: string) => string): string;
export function llmsText(
  menu: readonly { name: string; pages: readonly { path: string; name: string }[] }[],
  api: readonly { path: string; name: string }[],
): string;
