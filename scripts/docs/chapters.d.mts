/** The chapters by their paths: Markdown, and the scripts of the page. */
export const chapters: Readonly<
  Record<string, { readonly write: () => string; readonly scripts?: readonly string[] }>
>;
