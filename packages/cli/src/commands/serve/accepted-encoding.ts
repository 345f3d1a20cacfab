/** The forms in which the files of the app are sent, smallest first. */
const encodings = ['br', 'gzip'] as const;

/**
 * Which compressed form of a file a client takes (RFC 9110, section 12.5.3); undefined for none.
 *
 * @param header - `Accept-Encoding`, such as `gzip, deflate, br;q=0.5`
 */
export function acceptedEncoding(header = ''): (typeof encodings)[number] | undefined {
  const taken = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  return encodings.find((name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0);
}
