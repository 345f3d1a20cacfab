// What surrounds the moves of a text, as blanks.
import type { Board } from '../../board/board.ts';
import { withoutMessages } from '../../text/messages.ts';
import { labelsOf } from '../parts/labels.ts';
import { withoutDrawnStates } from './drawn-states.ts';
import { withoutFromTo } from './from-to.ts';
import { withoutJson } from './json-moves.ts';
import { withoutLaneTargets } from './lane-targets.ts';
import { withoutElements } from './move-elements.ts';
import { withoutNumbering } from './numbered-lines.ts';
import { withoutProgramLines } from './program-lines.ts';
import { takesBack } from './remarks.ts';
import { withoutPlaces } from './to-place.ts';
import { elements } from './vocabulary.ts';
import { withShortWayOut } from './way-out.ts';

const blanks = (found: string): string => ' '.repeat(found.length);

const SURROUNDINGS = new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]*)?>|\\boxed\{|\\text\{`, 'gi');

/** What is struck out in Markdown and HTML. */
const STRUCK = /~~(?=\S)[^~\r\n]{1,200}~~|<(s|del|strike)>[^\r\n]{1,200}?<\/\1>/gi;

/** A member of an enumeration as Python prints it: `<Direction.RIGHT: 'right'>`. */
const PYTHON_ENUM = /<[A-Za-z]\w{0,30}\.([A-Za-z]{1,12}): [^<>\r\n]{1,20}>/g;

/** The name of an action in front of its direction: `move-right`, `slide_left`, `moveUp`. */
const ACTION =
  /(?<![\p{L}\d])(?:move|slide|push|drive|shift|go)[-_]?(?=(?:left|right|up|down)(?![\p{L}\d]))/giu;

/** What an object of JSON says of its move in words, beside its direction. */
const JSON_REMARK =
  /"(?:description|desc|notes?|reason(?:ing)?|comments?|explanation|rationale|thoughts?|why)"\s*:\s*"(?:[^"\\\r\n]|\\.){0,400}"/gi;

/** What an object of JSON says of its vehicle or of its move beside both; a move that is not legal or not valid is no remark. */
const JSON_PROPERTY =
  /"(?:orientation|axis|colou?r|type|kind|time(?:stamp)?|duration|score|confidence|is_?(?:legal|valid)|legal|valid|ok|success)"\s*:\s*(?:"[^"\\\r\n]{0,40}"|-?\d{1,15}(?:\.\d{1,15})?|true)/gi;

/** A text with blanks for the remarks in objects of JSON that have a direction of their own. */
const withoutJsonRemarks = (text: string): string =>
  text.replace(/\{[^{}]{1,1000}\}/g, (object) =>
    /"dir(?:ection)?"\s*:\s*"/i.test(object)
      ? [JSON_REMARK, JSON_PROPERTY].reduce(
          (all, remark) => all.replace(remark, (found) => (takesBack(found) ? found : blanks(found))),
          object,
        )
      : object,
  );

/** Emoji with which people end a solution. */
const FINAL_EMOJI = /[✅🎉🏁🎊👍🏆]\uFE0F?/gu;

/** What stands in Chinese, Japanese and Korean, without blanks, between a vehicle, its direction and its cells. */
const PARTICLES =
  /(?:先|再|然后|然後|接着|最后|最後)(?=\s*(?:把|将|將|[A-Za-z\d红紅赤]))|[把将將](?=\s*[A-Za-z\d红紅])|[向往](?=[左右上下])|(?<=[左右上下])(?:移动|移動|滑动|移)|(?<=\d)\s*(?:格|步|マス|칸)(?:动かす|動かす|移動)?|[을를](?=\s*(?:오른쪽|왼쪽|위|아래))|(?<=[左右上下])[にへ]|[をが](?=[左右上下])|[车車](?=\s*[向往をが左右上下])/gu;

/** The number of a move in Chinese and Japanese: `第1步`, `第十二手`. */
const CHINESE_STEP = /第[^\S\n]?(?:\d{1,3}|[一二三四五六七八九十]{1,3})[^\S\n]?[步手]/g;
const CHINESE_DIGITS = '一二三四五六七八九';

/** It as ` 1:`, as long as it was. */
function asNumber(found: string): string {
  const [digits] = /\d+/.exec(found) ?? [];
  const [, tens, ten, ones = ''] =
    /([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)[^\S\n]?[步手]$/.exec(found) ?? [];
  const value = (digit: string | undefined) => CHINESE_DIGITS.indexOf(digit || '〇') + 1;
  const number = ten ? 10 * (value(tens) || 1) + value(ones) : value(tens) || value(ones);
  return `${digits ?? number}:`.padStart(found.length);
}

/** The short words of French before a vowel: `d'une case`, `l'auto`. */
const ELISION = /(?<![\p{L}\p{N}])[dl]['’](?=\p{L}{2})/giu;

/** The end of a short form, whose letter is a direction elsewhere: `Here's`. */
const SHORT_FORM = /(?<=\p{L}{2})['’](?:s|d|ll|re|ve)(?!\p{L})/giu;
/** The preposition before a direction in Polish, whose letter is a direction elsewhere: `w prawo`. */
const POLISH = /(?<![\p{L}\p{N}])w(?=[^\S\n](?:prawo|lewo|górę|dół)(?!\p{L}))/giu;
/** The sense of a move along its lane: `A forward 1` is `A +1`. */
const ALONG = /(?<![\p{L}\p{N}])(forward|backward)s?[^\S\n]+(?:by[^\S\n]+)?(\d{1,2})(?![\p{L}\p{N}])/giu;
/** A sign of times between an arrow and the cells: `A→x2`. */
const TIMES = /(?<=[←→↑↓]\uFE0F?)[x×](?=\d)/g;

/** A text without what messengers and XML put around moves. A vehicle may stand where messages have a name, and `x` may be one. */
function withoutWrapping(text: string, board: Board): string {
  const labels = labelsOf(board);
  const isVehicle = (front: string) => labels.has(/([^\s<>:]+)>?:?\s*$/.exec(front)?.[1] ?? '');
  const bare = withoutElements(
    withoutMessages(withoutProgramLines(text), (front) => (isVehicle(front) ? front : blanks(front))),
  );
  return labels.has('x') ? bare : bare.replace(TIMES, blanks);
}

/** What makes one number of cells of the places that moves name, one after the other. */
const cellsSaidOtherwise: readonly ((text: string, board: Board) => string)[] = [
  withoutNumbering,
  withoutPlaces,
  withoutLaneTargets,
  withoutFromTo,
  withoutJson,
];

/**
 * A text with blanks for what surrounds its moves: elements of HTML, `\\boxed{…}`, what programs write around them, and the rest of a Go
 * program's result, `{true [A+2 B-1] 8 16}`. Moves that say two places are one number of cells. Every other character stays where it is.
 */
export const withoutSurroundings = (text: string, board: Board): string =>
  cellsSaidOtherwise
    .reduce(
      (all, without) => without(all, board),
      withShortWayOut(withoutDrawnStates(withoutJsonRemarks(withoutWrapping(text, board)), board), board),
    )
    .replace(STRUCK, blanks)
    .replace(SURROUNDINGS, blanks)
    .replace(ACTION, blanks)
    .replace(CHINESE_STEP, asNumber)
    .replace(PARTICLES, blanks)
    .replace(ELISION, blanks)
    .replace(POLISH, blanks)
    .replace(ALONG, (found, sense: string, cells: string) =>
      `${/^f/i.test(sense) ? '+' : '-'}${cells}`.padEnd(found.length),
    )
    .replace(SHORT_FORM, blanks)
    .replace(PYTHON_ENUM, (found, name) => ` ${name}`.padEnd(found.length))
    .replace(FINAL_EMOJI, blanks)
    .replace(
      /^(\s*\{(?:true|false) )(\[[^\]]*\])([\d\s]*\}\s*)$/,
      (_, before, moves, after) => `${' '.repeat(before.length)}${moves}${' '.repeat(after.length)}`,
    );
