interface Page {
  readonly path: string;
  readonly name: string;
  readonly markdown: string;
}
export declare function functionPages(
  page: Page,
  promise: string,
  entryOf?: (name: string) => string | undefined,
): Page[];
