// Cards to cut out as a PDF: a page of fronts, then a page of their backs, placed so that each is behind its front when
// the paper is flipped on its long edge.
import {
  board as aBoard,
  callback,
  check,
  checkList,
  checkOptions,
  checkParts,
  list,
  object,
  oneOf,
  text,
} from '../../basics/arguments.ts';
import type { Board } from '../../board/board.ts';
import { type CardSize, type CardText, cardBack, cardFront, cardText, pageFooter } from '../card.ts';
import { solutionPages } from '../solution-list.ts';
import { titlePage } from '../title-page.ts';
import type { Typeface } from '../typeface.ts';
import { readsLeftward } from '../visual-order.ts';
import { drawSvg } from './draw-svg.ts';
import type { PdfLibrary } from './library.ts';
import { textLayer } from './text-layer.ts';

/** One puzzle on a card. */
export interface Card {
  readonly board: Board;
  readonly text: CardText;
  /** The solution, one text for each move. */
  readonly moves: readonly string[];
}

/** The papers on which cards are printed. */
export const papers = ['a4', 'a5', 'letter'] as const;
/** The paper on which cards are printed. */
export type Paper = (typeof papers)[number];

/** How many cards are on a page. */
export const cardsPerPage = ['1', '2', '4', '9'] as const;
/** How many cards are on a page, as a text. */
export type PerPage = (typeof cardsPerPage)[number];

/** The sizes of papers, in tenths of a millimetre. */
const sizes: Readonly<Record<Paper, CardSize>> = {
  a4: { width: 2100, height: 2970 },
  a5: { width: 1480, height: 2100 },
  letter: { width: 2159, height: 2794 },
};

/** Where the solutions are: behind the boards, or on pages of their own after them. */
export const solutionPlaces = ['back', 'end'] as const;
/** Where the solutions are: `back` is behind the boards, `end` on pages after them. */
export type SolutionPlace = (typeof solutionPlaces)[number];

/** How many cards are side by side and one below the other, and their size in tenths of a millimetre. */
interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly card: CardSize;
}

/** Between the cards and the edge of the paper, where they are as large as it allows. */
const MARGIN = 130;

/** The cards to cut out have one size on A4 and Letter; those of A5, and one or two on a page, are as large as the paper allows. */
function sheetOf(perPage: number, paper: Paper, footed: boolean): Sheet {
  const { width, height } = sizes[paper];
  const filled = (columns: number, rows: number): Sheet => ({
    columns,
    rows,
    card: { width: (width - 2 * MARGIN) / columns, height: (height - 2 * MARGIN) / rows },
  });
  if (perPage <= 2) return filled(1, perPage);
  const side = perPage === 4 ? 2 : 3;
  if (paper === 'a5') return filled(side, side);
  const card = side === 2 ? { width: 940, height: 1280 } : { width: 630, height: 880 };
  // a line below the cards needs room
  const most = footed ? (height - 2 * MARGIN) / side : card.height;
  return { columns: side, rows: side, card: { ...card, height: Math.min(card.height, most) } };
}

/** Points of a page in a tenth of a millimetre. */
const POINTS = 72 / 254;

/** How puzzle cards are laid out in a PDF file. */
export interface CardsOptions {
  /** For the file's properties. */
  readonly title: string;
  /** Default: A4. */
  readonly paper?: Paper;
  /** Default: 9, of the size of playing cards; 4 are easier to read, 1 and 2 make a booklet. */
  readonly perPage?: PerPage | 1 | 2 | 4 | 9;
  /** Default: behind the boards, for a printer that prints on both sides. */
  readonly solutions?: SolutionPlace;
  /** Printed at the foot of every page, with the number of the page; default: nothing. */
  readonly footer?: string;
  /** For the file's properties. */
  readonly author?: string;
  /** Lines under the title on a page of its own before the cards; default: no such page. */
  readonly titlePage?: readonly string[];
  /** Draws the characters that core has no letters for; default: they are boxes with their numbers. */
  readonly typeface?: Typeface;
}

/**
 * A PDF file of cards to cut out, for a printer that prints on both sides, flipped on the long edge, without scaling; or of a booklet,
 * with the solutions at its end.
 *
 * @param pdfkit - the library that writes the file
 * @param cards - the cards in order, one or more
 * @param options - the paper, cards on a page, where solutions go
 * @returns the bytes of the file: for every 1, 2, 4 or 9 cards a page of fronts and one of backs, or all fronts and then the
 *   solutions in columns
 * @throws RangeError for no cards, and for a card or an option that is not right, which rejects the promise
 *
 * @example
 * import PDFDocument from 'pdfkit';
 * const text = { number: 1, name: 'Jam 12', grade: 'beginner', moves: '2 moves', steps: '4 steps' };
 * const cards = [{ board, text, moves: ['A↓2', 'X→2'] }]; // or formatSolution(solution, board).split(', ')
 * const pdf = await cardsPdf(PDFDocument, cards, { title: 'One puzzle' });
 */
export async function cardsPdf(
  pdfkit: PdfLibrary,
  cards: readonly Card[],
  options: CardsOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  check(pdfkit, 'pdfkit', callback);
  checkList(cards, 'cards', { board: aBoard, text: object, moves: list });
  // programs that show PDF files refuse one without pages
  if (cards.length === 0) throw new RangeError('cards is empty; expected one card or more');
  for (const [index, each] of cards.entries()) checkParts(each.text, `cards[${index}].text`, cardText);
  checkParts(options, 'options', { title: text });
  checkOptions(options, 'options', {
    title: text,
    paper: oneOf(papers),
    perPage: (value) => oneOf(cardsPerPage)(typeof value === 'number' ? String(value) : value),
    solutions: oneOf(solutionPlaces),
    footer: text,
    author: text,
    titlePage: list,
    typeface: object,
  });
  const { title, author, paper = 'a4', perPage = 9, solutions = 'back', footer, typeface } = options;
  const size = sizes[paper];
  const document = new pdfkit({
    autoFirstPage: false,
    // all letters are outlines; without this the library would look for its default font
    font: '',
    size: [size.width * POINTS, size.height * POINTS],
    margin: 0,
    info: { Title: title, ...(author !== undefined && { Author: author }), Creator: 'unjam' },
  });
  const pieces: Uint8Array[] = [];
  document.on('data', (piece) => pieces.push(piece));
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('end', () => resolve(joined(pieces)));
    document.on('error', reject);
  });
  const layer = textLayer(document);
  const sheet = sheetOf(Number(perPage), paper, footer !== undefined);
  let number = 0;
  const beginPage = (): void => {
    document.addPage();
    document.scale(POINTS, POINTS);
    if (footer === undefined) return;
    document.save();
    drawSvg(document, pageFooter(footer, ++number, size, typeface), typeface, layer);
    document.restore();
  };
  const drawAt = (x: number, y: number, markup: string): void => {
    document.save();
    document.translate(x, y);
    drawSvg(document, markup, typeface, layer);
    document.restore();
  };
  const { columns, rows, card } = sheet;
  // the first card is where lines begin in the language of the cards
  const isLeftward = cards.some((each) => readsLeftward(each.text.moves));
  const addPage = (shown: readonly Card[], side: Side): void => {
    const [left, top] = [(size.width - columns * card.width) / 2, (size.height - rows * card.height) / 2];
    beginPage();
    if (columns > 1) drawSvg(document, cropMarks(columns, card, left, top));
    for (const [index, { board, text: words, moves }] of shown.entries()) {
      const across = index % columns;
      const column = (side === 'behind') === isLeftward ? across : columns - 1 - across;
      const drawn =
        side === 'front' ? cardFront(board, words, card, typeface) : cardBack(moves, words, card, typeface);
      drawAt(left + column * card.width, top + Math.floor(index / columns) * card.height, drawn);
    }
  };
  if (options.titlePage) {
    document.addPage();
    document.scale(POINTS, POINTS);
    drawSvg(document, titlePage(title, options.titlePage, size, typeface), typeface, layer);
    // so that the first solutions are behind their boards
    if (solutions === 'back') document.addPage();
  }
  for (const shown of inSheets(cards, sheet)) {
    addPage(shown, 'front');
    if (solutions === 'back') addPage(shown, 'behind');
  }
  if (solutions === 'end')
    for (const parts of solutionPages(cards, size, MARGIN, typeface)) {
      beginPage();
      for (const { x, y, markup } of parts) drawAt(x, y, markup);
    }
  layer.finish();
  document.end();
  return finished;
}

/** A page of boards, or one of solutions behind such a page. */
type Side = 'front' | 'behind';

function* inSheets(cards: readonly Card[], { columns, rows }: Sheet): Generator<readonly Card[]> {
  for (let first = 0; first < cards.length; first += columns * rows)
    yield cards.slice(first, first + columns * rows);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The distance of the crop marks from the cards and their length, in tenths of a millimetre. */
const MARK_GAP = 12;
const MARK = 30;

/** Where to cut: short lines in the margin at every edge of the cards, as SVG markup. */
function cropMarks(side: number, card: CardSize, left: number, top: number): string {
  const [right, bottom] = [left + side * card.width, top + side * card.height];
  const lines = Array.from({ length: side + 1 }, (_, index) => {
    const x = left + index * card.width;
    const y = top + index * card.height;
    return (
      `M${x} ${top - MARK_GAP}v${-MARK}M${x} ${bottom + MARK_GAP}v${MARK}` +
      `M${left - MARK_GAP} ${y}h${-MARK}M${right + MARK_GAP} ${y}h${MARK}`
    );
  });
  return `<path d="${lines.join('')}" fill="none" stroke="#14202b" stroke-width="2"/>`;
}
