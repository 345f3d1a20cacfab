import {
  compactText,
  drawSetup,
  err,
  type Notation,
  notationById,
  type Order,
  ok,
  type SlideKind,
} from '@unjam/core';
import { eachBoard } from '../each-board.ts';
import type { ExitStatus } from '../exit-status.ts';
import { type ReadingOptions, readBoards, readTexts } from '../input/boards.ts';
import { targetAt } from '../output/target.ts';
import { wantsColour } from '../output/terminal.ts';
import { problemLine } from '../problem-line.ts';
import { type Picture, pictures } from './pictures.ts';

export interface ShowOptions extends ReadingOptions {
  readonly as: string;
  readonly notation: string;
  readonly order?: Order;
  readonly slides?: SlideKind;
  readonly illegal?: true;
  readonly output?: string;
  readonly json?: true;
}

/** Shows every board that the words name. */
export function showInputs(words: readonly string[], options: ShowOptions): Promise<ExitStatus> {
  const { as, json, order, slides } = options;
  if (options.illegal) return drawSetups(words, options);
  const picture = pictures[as] as Picture;
  const target = targetAt(options.output, json ? '.json' : picture.ending);
  const style = {
    colour: target.kind === 'stdout' && wantsColour(process.stdout),
    notation: notationById(options.notation) as Notation,
    ...(order && { order }),
    ...(slides && { slides }),
  };
  let shown = 0;
  return eachBoard(readBoards(words, options), target, ({ name, origin, board }, many) => {
    if (shown++ > 0 && picture.alone && target.kind !== 'folder' && !json)
      return err(`${name}: a second picture in one place; expected -o with a folder`);
    const drawn = picture.draw(board, style);
    if (!drawn.ok) return err(problemLine(origin, [drawn.error]));
    if (!json)
      return ok({ text: `${many && !picture.alone ? `${name}\n` : ''}${drawn.value}\n`, apart: true });
    return ok({ text: line({ name, board: compactText(board), as, picture: drawn.value }) });
  });
}

/** Draws what was read, whether or not it is a legal board. */
function drawSetups(words: readonly string[], { as, json, ...options }: ShowOptions): Promise<ExitStatus> {
  const target = targetAt(options.output, json ? '.json' : '.txt');
  return eachBoard(readTexts(words, options), target, ({ name, origin, read: { setup, result } }, many) => {
    if (!setup) return err(problemLine(origin, result.ok ? [] : result.error));
    const picture = drawSetup(setup);
    if (!json) return ok({ text: `${many ? `${name}\n` : ''}${picture}\n`, apart: true });
    return ok({ text: line({ name, board: result.ok ? compactText(result.value) : null, as, picture }) });
  });
}

const line = (record: object): string => `${JSON.stringify(record)}\n`;
