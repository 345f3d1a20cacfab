/*
 * What a messenger or a chat puts in front of each message, its time and who wrote it, taken away:
 *
 *     [12/03/2024, 18:40:00] Anna: AA...O      AA...O       a row a message
 *     12.03.24, 18:40 - Anna: AA...O           AA...O       or all rows in one message,
 *     P..Q.O                                   P..Q.O       whose other lines have nothing in front
 *     [6:41 PM] anna: PXXQ.O                   PXXQ.O
 *     18:42 <anna> P..Q..                      P..Q..
 */
import { LINE_BREAK } from './lines.ts';

const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u202F]?[AP]\.?M\.?)?`;
const FRONTS: readonly RegExp[] = [
  new RegExp(
    String.raw`^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? ${TIME}\]?(?: [-–])? (?:<[^<>:\n]{1,30}> |[^:<>\n]{1,30}: ?)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:\[${TIME}\]|\(${TIME}\)|${TIME}) (?:<[^<>:\n]{1,30}> |\p{L}[^:<>\n]{0,29}: ?)`,
    'iu',
  ),
];

/**
 * The text without what stands in front of its messages; as it is where its first line is no message.
 *
 * @param text - any text
 * @param instead - what stands in its place: nothing, or blanks where places must stay
 */
export function withoutMessages(text: string, instead: (front: string) => string = () => ''): string {
  const lines = text.split(LINE_BREAK);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const front = FRONTS.find((one) => one.test(first));
  return front ? lines.map((line) => line.replace(front, instead)).join('\n') : text;
}
