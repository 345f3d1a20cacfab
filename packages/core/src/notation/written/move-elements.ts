/*
 * Moves as elements of XML, whose attributes are words in front of what they say:
 *
 *     <move car="D" direction="up" distance="2"/>         car D direction up distance 2
 */

const ELEMENT =
  /<(?:move|step|action|slide)\s+(?:[\w-]{1,20}\s?=\s?(?:"[^"<>\r\n]{0,20}"|'[^'<>\r\n]{0,20}')\s*){2,8}\/?>/gi;
const NAMES = /^<\w+|[="'/>]/g;
/** What stands around them. */
const AROUND = /<\?xml[^<>]*\?>|<\/?(?:solution|moves?|steps?|actions?|plan|path|slide)(?:\s[^<>]*)?>/gi;

const blanks = (found: string): string => ' '.repeat(found.length);

/** The text with blanks in the place of the signs of XML; as it is where no element is a move. */
export function withoutElements(text: string): string {
  if (!/<(?:move|step|action|slide)\s/i.test(text)) return text;
  const bare = text.replace(ELEMENT, (element) => element.replace(NAMES, blanks));
  return bare === text ? text : bare.replace(AROUND, blanks);
}
