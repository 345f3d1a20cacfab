/** The first link of the app in a text, from its # on. */
export const linkIn = (text: string): string | undefined => /#1\/[^\s<>"`]+/.exec(text)?.[0];
