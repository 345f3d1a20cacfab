/*
 * What stands above and below what a mail says:
 *
 *     Hi Tom,                   a greeting, alone between blank lines
 *
 *     Best regards,             a closing with names and numbers below it
 *     Anna
 *
 *     Anna Miller               a name and where to find it
 *     anna@example.com
 */
import { SmallPattern } from '../../shapes/sentences/line-pattern.ts';

const GREETING = new SmallPattern(
  String.raw`^(?:h(?:i|ello|ey)|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen|abend)|moin|bonjour|salut|ch[eè]re?s?|hola|buen[oa]s (?:d[ií]as|tardes)|estimad[oa]s?|ciao|car[oaie]|buongiorno|ol[áa]|oi|prezad[oa]s?|hoi|beste|cze[śs][ćc])(?: [\p{L}.'’-]+){0,3}\s?[,!:]?$`,
  'iu',
);
const CLOSING = new SmallPattern(
  String.raw`^(?:(?:(?:all the|with )?(?:best|kind|warm|many)|kindest|warmest) (?:regards|wishes)|best|regards|cheers|greetings|sincerely|yours(?: sincerely| truly)?|(?:many )?thanks|viele(?:n dank| gr[üu](?:ß|ss)e)|(?:liebe|beste|sch[öo]ne|mit freundlichen) gr[üu](?:ß|ss)en?|gr(?:u|ü)(?:ß|ss)e?|lg|mfg|(?:bien )?cordialement|amicalement|bises|saludos(?: cordiales)?|un saludo|abra(?:zos?|[cç]os?)|(?:cordiali )?saluti|cumprimentos|(?:met vriendelijke |vriendelijke )?groet(?:en|jes)?|pozdrawiam)(?: (?:from )?[\p{L}.'’-]+){0,2}\s?[,!.]?$`,
  'iu',
);
/** A telephone number or an address of mail. */
const CONTACT = /^(?:\w+[.:]?\s)?(?:\+\d[\d\s()/-]{6,}|\S+@\S+\.\S+)$/;
/** A line of a signature: a name, a telephone number, an address; no empty cells. */
const SIGNED = /^(?!.*[._*·#]{2})[^=|{}[\]]{2,60}$/;
const MOST_LINES = 6;

/** Whether a text between blank lines is the greeting of a mail, or its closing or signature. */
export function isMailEnd(text: string): boolean {
  const [first = '', ...rest] = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  if (rest.length === 0 && GREETING.test(first)) return true;
  return (
    (CLOSING.test(first) || [first, ...rest].some((line) => CONTACT.test(line))) &&
    rest.length <= MOST_LINES &&
    [first, ...rest].every((line) => SIGNED.test(line)) &&
    !areRows(rest)
  );
}

/** Whether lines may be a board of letters: one word that is long enough, or words of one length. */
const areRows = ([first = '', ...others]: readonly string[]): boolean =>
  /^\S+$/.test(first) &&
  (others.length === 0 ? first.length >= LEAST_LINE && !first.includes('@') : others.length >= 2) &&
  others.every((line) => line.length === first.length && !line.includes(' '));

/** The cells of the smallest board of three rows on one line. */
const LEAST_LINE = 9;
