/*
 * Places that a program writes as so many times the side of a cell, as those numbers alone.
 *
 *     pygame.Rect(1*CELL, 2*CELL, 2*CELL, CELL)      pygame.Rect(1, 2, 2, 1)
 */
const PRODUCT = /(?<![\w.*])(\d{1,2})\s?\*\s?([A-Za-z_]\w{0,30})(?![\w.(*])/g;
const TURNED = /(?<![\w.*])([A-Za-z_]\w{0,30})\s?\*\s?(\d{1,2})(?![\w.*])/g;
/** The fewest products with the side of a cell. */
const LEAST = 6;

/** The text with those numbers, each as long as its product was; as it is where not one name stands in all products. */
export function withoutProducts(text: string): string {
  if (!text.includes('*')) return text;
  const names = [
    ...[...text.matchAll(PRODUCT)].map(([, , name]) => name),
    ...[...text.matchAll(TURNED)].map(([, name]) => name),
  ];
  const [name = ''] = names;
  if (names.length < LEAST || names.some((other) => other !== name)) return text;
  return text
    .replace(PRODUCT, (found, count: string) => count.padEnd(found.length))
    .replace(TURNED, (found, _, count: string) => count.padEnd(found.length))
    .replace(new RegExp(`(?<=[(,]\\s?)${name}(?=\\s?[,)])`, 'g'), (found) => '1'.padEnd(found.length));
}
