/*
 * Vehicles that a program makes and sets to names, with the name as the first of what each is made of:
 *
 *     X = Car(2, 0, 2, 'h')                        Car("X", 2, 0, 2, 'h')
 *     const red = new Car(2, 0, 2, 'h');           Car("red", 2, 0, 2, 'h');
 *     board["A"] = Car { row: 0, len: 3 }          Car{"A", row: 0, len: 3 }
 *     Truck O(0, 5, 3, true);                      Truck("O", 0, 5, 3, true);
 */

const NAME = String.raw`[A-Za-z_]\w{0,20}`;
const TYPE = String.raw`(?::[^\S\n]*[\w.]{1,30}[^\S\n]*)?`;
const CALL = String.raw`(?:new[^\S\n]+|&)?((?:${NAME}(?:\.|::)){0,3}${NAME})`;
const KEY = String.raw`\[[^\S\n]*(?:"([^"\n]{1,20})"|'([^'\n]{1,20})'|:(\w{1,20}))[^\S\n]*\]`;
/** A name, or a key of a map, that is set to a call. */
const SET = String.raw`(?:(?:[\w<>*&]{1,20}[^\S\n]+){0,4}[$@]?(?:${NAME}(?:\.|->)){0,2}(${NAME})${TYPE}|${NAME}(?:\.${NAME})?${KEY})[^\S\n]*(?:=|<-|:=)[^\S\n]*${CALL}`;
/** A variable that C++ makes. */
const MADE = String.raw`(?:const[^\S\n]+)?(${NAME})[^\S\n]+(${NAME})`;
const BEFORE = new RegExp(String.raw`^([^\S\n]*(?:${SET}|${MADE})[^\S\n]?[({](?![^\S\n]*[)}]))(.*)`, 'gm');
/** What makes a vehicle: a word for one, or any type but those of lists, cells and texts. */
const OF_VEHICLE =
  /(?:car|truck|vehicle|piece|block|bus|lorry|auto|van)s?\d?(?:::new|\.new|\.of|\.create)?$/i;
const TYPE_OF_ANY =
  /^(?:\w+(?:\.|::))*(?!\w*(?:List|Array|Set|Vec|Tuple|Point|Cell|Coord|Pos|Range|Map|Dict|String|Board|Grid|Game|Level|Puzzle)\w*$)[A-Z]\w*$/;
const QUOTED = /["']([^"'\n]{1,20})["']/;
const LEAST = 3;
const LONGEST = 1 << 16;

interface Made {
  readonly label: string;
  readonly call: string;
  readonly rest: string;
}

/** The text with the names among the arguments; as it is where two vehicles have one name, or the arguments have names already. */
export function withNamedCalls(text: string): string {
  if (text.length > LONGEST || !/[({]/.test(text)) return text;
  const found = [...text.matchAll(BEFORE)].map(madeIn);
  const counts = new Map<string, number>();
  for (const { call } of found) counts.set(call, (counts.get(call) ?? 0) + 1);
  const isOfList = ({ call }: Made): boolean =>
    OF_VEHICLE.test(call) || ((counts.get(call) ?? 0) >= LEAST && TYPE_OF_ANY.test(call));
  const made = found.filter(isOfList);
  const labels = new Set(made.map(({ label }) => label));
  if (made.length < LEAST || labels.size < made.length || areNamed(made)) return text;
  return text.replace(BEFORE, (line: string, before: string, ...groups) => {
    const one = madeIn([line, before, ...groups]);
    return isOfList(one)
      ? `${/^\s*/.exec(before)}${one.call}${before.at(-1)}"${one.label}", ${one.rest}`
      : line;
  });
}

function madeIn(match: readonly (string | undefined)[]): Made {
  const [, , name, key, other, symbol, call, type, variable, rest] = match;
  return {
    label: name ?? key ?? other ?? symbol ?? variable ?? '',
    call: call ?? type ?? '',
    rest: rest ?? '',
  };
}

/** Whether each vehicle is given a text that no other has, or its number in their order. */
function areNamed(made: readonly Made[]): boolean {
  const texts = made.map(({ rest }) => QUOTED.exec(rest)?.[1]);
  const numbers = made.map(({ rest }) =>
    Number(/^[^\S\n]*\{?[^\S\n]*(?:id[=:][^\S\n]*)?(\d{1,2}),/.exec(rest)?.[1]),
  );
  const [first = Number.NaN] = numbers;
  return (
    (texts.every((text) => text !== undefined) && new Set(texts).size === texts.length) ||
    numbers.every((number, i) => number === first + i && first < 2)
  );
}
