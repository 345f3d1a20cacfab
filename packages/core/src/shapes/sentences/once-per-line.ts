/*
 * What is found out about a line, kept for a while: a text is cut in several ways, and each asks the same about the same lines.
 */

/** The most lines whose results are kept, and the longest such line. */
const MOST_KNOWN = 4096;
const LONGEST_KNOWN = 200;

/** The same function, which looks only once at each of the last few thousand lines. */
export function oncePerLine<T>(make: (line: string) => T): (line: string) => T {
  const known = new Map<string, T>();
  return (line) => {
    if (line.length > LONGEST_KNOWN) return make(line);
    const before = known.get(line);
    // a line of which nothing is known may have been looked at, too
    if (before !== undefined || known.has(line)) return before as T;
    const found = make(line);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(line, found);
    return found;
  };
}
