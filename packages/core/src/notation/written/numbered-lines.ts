/*
 * The numbers of moves in tables and logs, and what a program writes in front of a move, as blanks.
 *
 *     | 1 | X | left | 1 |        [01] B ^ x1        step,car,dir,amount
 *     | 2 | B | up   | 2 |        [02] E <- x1       1,A,L,1
 *
 *     board.move('A', 'left', 1)          Xl1-Cu3-Dl3, moves with a hyphen between two
 */

const NUMBER = /^(?:[^\S\r\n]*(?:[|[(][^\S\r\n]*)?)0*(\d{1,4})[^\S\r\n]*[\]|),;\t](?=.*\p{L}.*\d)/u;
/** The longest line with a move. */
const LONGEST = 200;
/** The fewest lines whose numbers count moves. */
const LEAST = 3;

const CALL = /(?<![\w.])(?:[A-Za-z_]\w{0,30}\.){1,3}(?:move|slide)\w{0,20}(?=\s*\()/g;
const CHAIN = /(?<![\w-])[A-Za-z]{1,2}[lrud]\d{0,2}(?:-[A-Za-z]{1,2}[lrud]\d{0,2}){2,}(?![\w-])/gi;

/** The number in front of a line, and what divides it from the move. */
const numberOf = (line: string): RegExpExecArray | null => (line.length > LONGEST ? null : NUMBER.exec(line));

const blanks = (found: string): string => ' '.repeat(found.length);

const withoutNumber = (line: string): string => (numberOf(line) ? line.replace(NUMBER, blanks) : line);

/** The text with a blank in the place of each character of those. */
export function withoutNumbering(text: string): string {
  const plain = text.replace(CHAIN, (chain) => chain.replace(/-/g, ' ')).replace(CALL, blanks);
  const lines = plain.split('\n');
  const numbers = lines.flatMap((line) => numberOf(line)?.[1] ?? []).map(Number);
  const [first = -1] = numbers;
  const areCounted =
    numbers.length >= LEAST && first <= 1 && numbers.every((number, i) => number === first + i);
  // a line with another number in front may be a move whose cells stand first
  const isOther = lines.some((line) => /^\s*(?:[|[(]\s*)?\d/.test(line) && !numberOf(line));
  return areCounted && !isOther ? lines.map(withoutNumber).join('\n') : plain;
}
