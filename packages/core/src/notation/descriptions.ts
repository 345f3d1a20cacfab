// What people read about each notation, apart from what reads and writes it: a program that only lists them does not load that.

import { description as aboutArrows } from './arrows/description.ts';
import { description as aboutCells } from './cells/description.ts';
import { description as aboutCsv } from './csv/description.ts';
import { description as aboutFrames } from './frames/description.ts';
import { description as aboutJson } from './json/description.ts';
import { description as aboutLetters } from './letters/description.ts';
import type { NotationDescription, NotationId } from './parts/notation.ts';
import { description as aboutPddl } from './pddl/description.ts';
import { description as aboutSigned } from './signed/description.ts';
import { description as aboutWords } from './words/description.ts';

/**
 * What each notation is called, an example, and what is refused. The comment on top of a notation's file specifies it.
 *
 * @example
 * notationDescriptions.arrows.example // 'A←1, Q↓3, X→4'
 */
export const notationDescriptions: Readonly<Record<NotationId, NotationDescription>> = {
  arrows: aboutArrows,
  letters: aboutLetters,
  cells: aboutCells,
  frames: aboutFrames,
  signed: aboutSigned,
  words: aboutWords,
  json: aboutJson,
  pddl: aboutPddl,
  csv: aboutCsv,
};
