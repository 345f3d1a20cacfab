/*
 * What the lines beside a board say about it: its name, size, the number of vehicles, the length of its solution.
 *
 *     Level 12 (6x6), 8 moves      name `Level 12 (6x6), 8 moves`, 6 columns and rows, length 8
 *     6 6                          6 columns and rows
 */
import type { Edge } from '../board/setup.ts';
import type { About, ExitMark } from './matrix.ts';

/** What a line above or below a board says. */
export function aboutLine(text: string, line: number): About {
  const said = text.trim();
  const size = /(\d{1,2})\s*[x×*]\s*(\d{1,2})/i.exec(said);
  const pair = /^(?:size\D{0,4})?(\d{1,2})[\s,;]+(\d{1,2})$/i.exec(said);
  const sides = size ?? pair;
  const moves =
    /(?:(\d{1,3})\s*moves?\b)|(?:\b(?:moves?|optimal|minimum|best|par|solution|length)\s*[:=]?\s*(\d{1,3})\b)/i.exec(
      said,
    );
  const claimed = moves?.[1] ?? moves?.[2];
  const primary =
    /\b(?:red|primary|player|target|main|goal)(?:[ -]?(?:car|vehicle|block|piece))?\s*(?:is|[:=])\s*["']?(\S{1,8}?)["']?(?=[\s,;.]|$)/i.exec(
      said,
    );
  const edge =
    /\bexit\b\W{0,4}(?:is\s+)?(?:at\s+|on\s+|to\s+)?(?:the\s+)?(right|left|top|bottom|east|west|north|south)\b/i.exec(
      said,
    );
  const isName = /\p{L}/u.test(said);
  return {
    line,
    ...(isName && { name: nameOf(said) }),
    ...(isFromBottom(said) && { isUpsideDown: true }),
    ...(sides && { width: Number(sides[1]), height: Number(sides[2]) }),
    ...(claimed !== undefined && { claimed: Number(claimed) }),
    ...(primary?.[1] !== undefined && { primary: primary[1] }),
    exits: edge?.[1] === undefined ? [] : [markOf(edge[1])],
  };
}

/** Whether a text says that rows count from the bottom. */
export const isFromBottom = (text: string): boolean =>
  /\bbottom[- ]?left\b|\bfrom (?:the )?bottom\b|\by\b.{0,20}\bup(?:wards)?\b|^(?:up|bottom)(?:wards)?$|\blower[- ]left\b/i.test(
    text.replace(/_/g, '-'),
  );

/** Everything that several lines say; of two that differ the first counts. */
export function together(line: number, abouts: readonly About[]): About {
  const all: Partial<About> = Object.assign({}, ...[...abouts].reverse());
  return { ...all, line, exits: abouts.flatMap(({ exits }) => exits) };
}

const nameOf = (said: string): string =>
  said
    .replace(/^[#*\s]+/, '')
    .replace(/[:\s]+$/, '')
    .slice(0, 80);

const edgeWords: Readonly<Record<string, Edge>> = {
  right: 'right',
  east: 'right',
  e: 'right',
  r: 'right',
  left: 'left',
  west: 'left',
  w: 'left',
  l: 'left',
  top: 'top',
  up: 'top',
  north: 'top',
  n: 'top',
  bottom: 'bottom',
  down: 'bottom',
  south: 'bottom',
  s: 'bottom',
};

/** The edge that a word names. */
export const edgeOf = (word: string): Edge | undefined => edgeWords[word.trim().toLowerCase()];

const markOf = (word: string): ExitMark => ({ edge: edgeOf(word) ?? 'right', drawn: false });
