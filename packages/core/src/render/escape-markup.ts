/** Text as it may stand in an element or a quoted attribute of SVG or HTML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
