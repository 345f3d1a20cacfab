import type { Board, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { Order, SlideKind } from '@unjam/core/board';
import { compactText, drawSetup } from '@unjam/core/formats';
import { type NotationId, notationById } from '@unjam/core/notation';
import { pictureSide } from '@unjam/core/render';
import { BOOKLET, bookletOptionIn } from '../../booklet/booklet-options.ts';
import type { PrintOptions } from '../../booklet/print-booklet.ts';
import { eachBoard } from '../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { type InputBoard, readBoards, readProperty, readTexts } from '../../input/boards.ts';
import { picturesOnly } from '../../input/file-kinds.ts';
import { readPictures } from '../../input/pictures.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { limitOf } from '../../input/search-options.ts';
import { findSources } from '../../input/sources.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { jsonLine } from '../../output/json-line.ts';
import { pictureEndingOf, standardOutput, targetAt } from '../../output/target.ts';
import { refuse } from '../../terminal/standard.ts';
import { wantsColour } from '../../terminal/style.ts';
import { visibleLine } from '../../terminal/visible.ts';
import { type Picture, type PictureId, pictures } from './pictures.ts';

export interface ShowOptions extends ReadingOptions, Omit<PrintOptions, 'notation'> {
  /** Default: by the ending of the output, else text. */
  readonly as?: Kind;
  /** Default: arrows. */
  readonly notation?: NotationId;
  readonly order?: Order;
  readonly slides?: SlideKind;
  readonly illegal?: true;
  readonly width?: number;
  readonly overlay?: true;
}

/** Shows every board that the arguments name. */
export async function showInputs(words: readonly string[], given: ShowOptions): Promise<ExitStatus> {
  if (given.overlay) return drawOverlays(words, given);
  const as = given.as ?? kindOf(given.output);
  if (as === undefined)
    return refuse(`${given.output}: no kind of picture has this ending; expected .svg, .png, .gif or .pdf`);
  const stray = strayOption({ ...given, as });
  if (stray !== undefined) return refuse(`unjam: ${stray}`);
  const options = { ...given, as, notation: given.notation ?? ('arrows' as const) };
  const { json, order, slides, width } = options;
  if (options.illegal) return drawSetups(words, options);
  if (as === BOOKLET) {
    const { printBooklet } = await import('../../booklet/print-booklet.ts');
    return printBooklet(readBoards(words, options), options, words);
  }
  const picture: Picture = pictures[as];
  const toStdout = options.output === undefined || options.output === '-';
  if (picture.binary && !json && toStdout && process.stdout.isTTY)
    return refuse(`unjam: not writing a ${as.toUpperCase()} to the terminal; use -o FILE`);
  const colour = !json && toStdout && wantsColour(process.stdout);
  const target = colour
    ? ok(standardOutput(as === 'text'))
    : targetAt(options.output, json ? '.json' : picture.ending, words);
  if (!target.ok) return refuse(target.error);
  const style = {
    colour,
    limit: limitOf(options),
    notation: notationById(options.notation),
    ...(order && { order }),
    ...(slides && { slides }),
    ...(width !== undefined && { width }),
  };
  const boards = readBoards(words, options);
  const inputs = picture.alone && target.value.kind !== 'folder' && !json ? onlyBoard(boards) : boards;
  return eachBoard(inputs, target.value, async (input, many) => {
    const { name, board } = input;
    const tooLarge = sizeProblem(board, picture, width);
    if (tooLarge !== undefined) return err(`${name}: ${tooLarge}`);
    const drawn = await picture.draw(input, style);
    if (!drawn.ok) return ok(drawn.error);
    const content = drawn.value;
    if (json)
      return ok({
        text: jsonLine({
          ...aboutBoard(input),
          as,
          picture: inText(content),
        }),
      });
    if (typeof content !== 'string') return ok({ text: content });
    return ok({
      text: `${many && !picture.alone ? `${visibleLine(name)}\n` : ''}${content}\n`,
      apart: true,
    });
  });
}

type Kind = PictureId | typeof BOOKLET;

/** The kind of picture that the ending of a file asks for; text without one, undefined if no kind has that ending. */
function kindOf(output: string | undefined): Kind | undefined {
  const ending = pictureEndingOf(output);
  if (ending === undefined) return 'text';
  return (['svg', 'png', 'gif', BOOKLET] as const).find((kind) => `.${kind}` === ending);
}

/**
 * For pictures that need a file each: passes on the only board and the problems. If there are several boards, it
 * passes on one problem with their number and no board, so that nothing is written.
 */
async function* onlyBoard(
  inputs: AsyncIterable<Result<InputBoard, string>>,
): AsyncGenerator<Result<InputBoard, string>, void> {
  let only: Result<InputBoard, string> | undefined;
  let boards = 0;
  for await (const input of inputs) {
    if (!input.ok) yield input;
    else if (boards++ === 0) only = input;
  }
  if (boards > 1) yield err(`unjam: ${boards} boards need a folder: -o pictures/`);
  else if (only) yield only;
}

/** Draws every setup that was read, legal or not. */
async function drawSetups(
  words: readonly string[],
  { as, json, ...options }: ShowOptions,
): Promise<ExitStatus> {
  const target = targetAt(options.output, json ? '.json' : '.txt', words);
  if (!target.ok) return refuse(target.error);
  return eachBoard(
    readTexts(words, options),
    target.value,
    ({ name, origin, read: { setup, result }, how }, many) => {
      if (!setup) return err(problemLine(origin, result.ok ? [] : result.problems));
      const picture = drawSetup(setup);
      if (!json) return ok({ text: `${many ? `${visibleLine(name)}\n` : ''}${picture}\n`, apart: true });
      return ok({
        text: jsonLine({
          name,
          board: result.ok ? compactText(result.value) : null,
          as,
          picture,
          ...readProperty({ how }),
        }),
      });
    },
  );
}

/** Draws onto each picture what was read in it. */
async function drawOverlays(words: readonly string[], options: ShowOptions): Promise<ExitStatus> {
  const { output, json } = options;
  const own = (['as', 'width', 'illegal'] as const).find((name) => options[name] !== undefined);
  const stray = own === undefined ? bookletOptionIn(options) : `--${own}`;
  if (stray !== undefined) return refuse(`unjam: ${stray} with --overlay; expected only one of them`);
  const opened = targetAt(output, json ? '.json' : '.png', words, picturesOnly);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  if (target.kind === 'stdout' && !json && process.stdout.isTTY)
    return refuse('unjam: not writing a PNG to the terminal; use -o FILE');
  const count = findSources(words, picturesOnly, () => true).length;
  if (count > 1 && target.kind !== 'folder' && !json)
    return refuse(`unjam: ${count} pictures need a folder: -o seen/`);
  // the encoder of PNG is loaded only where it is needed
  const { overlayOf } = await import('./overlay.ts');
  return eachBoard(readPictures(words, options, false), target, (input) => {
    const { name, origin, picture } = input;
    const reading = 'pieces' in input ? input.pieces : input.reading;
    const drawn = overlayOf({ picture, reading });
    if (!drawn.ok) return err(`${origin.label}: ${drawn.error}`);
    const board = reading.kind === 'read' ? compactText(reading.board) : null;
    const record = { name, board, as: 'overlay', picture: inText(drawn.value) };
    const text = json ? jsonLine(record) : drawn.value;
    if (reading.kind === 'read') return ok({ text });
    return ok({ text, problem: `${origin.label}: ${reading.message}`, status: exitStatus.refused });
  });
}

/** The problem with an option that is meant for another kind of picture. */
function strayOption({ as, width, ...options }: ShowOptions & { readonly as: Kind }): string | undefined {
  const picture: Picture | undefined = as === BOOKLET ? undefined : pictures[as];
  if (width !== undefined && !picture?.width)
    return `--width with --as ${as}; expected --as ${idsWith('width').join(', ')}`;
  const { illegal, order, slides, notation } = options;
  if (illegal && as !== 'text') return `--illegal with --as ${as}; expected --as text`;
  const ofMoves = order !== undefined ? '--order' : slides !== undefined ? '--slides' : undefined;
  if (ofMoves !== undefined && as !== 'moves') return `${ofMoves} with --as ${as}; expected --as moves`;
  if (notation !== undefined && as !== 'moves' && as !== BOOKLET)
    return `--notation with --as ${as}; expected --as moves, ${BOOKLET}`;
  const option = as === BOOKLET ? undefined : bookletOptionIn(options);
  return option && `${option} with --as ${as}; expected --as ${BOOKLET}`;
}

const idsWith = (property: keyof Picture): string[] =>
  Object.entries<Picture>(pictures).flatMap(([id, picture]) => (picture[property] ? [id] : []));

/** The problem with a picture whose side is too long. */
function sizeProblem(board: Board, picture: Picture, width: number | undefined): string | undefined {
  if (width === undefined || !picture.width) return undefined;
  const height = Math.round((width * pictureSide(board.height)) / pictureSide(board.width));
  const { most } = picture.width;
  if (Math.max(width, height) <= most) return undefined;
  return `a picture of ${width} by ${height} pixels; expected at most ${most} a side`;
}

/** Text unchanged, anything else in base64. */
const inText = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content).toString('base64');
