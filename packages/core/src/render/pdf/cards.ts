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
import { type CardSize, type CardText, cardBack, cardFront, cardText } from '../card.ts';
import { drawSvg } from './draw-svg.ts';
import type { PdfLibrary } from './library.ts';

/** One puzzle on a card. */
export interface Card {
  readonly board: Board;
  readonly text: CardText;
  /** The solution, one text for each move. */
  readonly moves: readonly string[];
}

/** The papers on which cards are printed. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** How many cards are on a page. */
export const cardsPerPage = ['4', '9'] as const;
export type PerPage = (typeof cardsPerPage)[number];

/** The sizes of papers, in tenths of a millimetre. */
const sizes: Readonly<Record<Paper, CardSize>> = {
  a4: { width: 2100, height: 2970 },
  letter: { width: 2159, height: 2794 },
};

/** How many cards are side by side and one below the other, and their size in tenths of a millimetre on every paper. */
const sheets: Readonly<Record<PerPage, { readonly side: number; readonly card: CardSize }>> = {
  '4': { side: 2, card: { width: 940, height: 1280 } },
  '9': { side: 3, card: { width: 630, height: 880 } },
};

/** Points of a page in a tenth of a millimetre. */
const POINTS = 72 / 254;

export interface CardsOptions {
  /** For the file's properties. */
  readonly title: string;
  /** Default: A4. */
  readonly paper?: Paper;
  /** Default: 9, of the size of playing cards; 4 are easier to read. */
  readonly perPage?: PerPage;
}

/**
 * A PDF file of cards to cut out, for a printer that prints on both sides, flipped on the long edge, without scaling.
 *
 * @param pdfkit - the library that writes the file
 * @returns the bytes of the file: for every 4 or 9 cards a page of fronts and one of backs
 *
 * @example
 * import PDFDocument from 'pdfkit';
 * const pdf = await cardsPdf(PDFDocument, cards, { title: '24 puzzles' });
 */
export function cardsPdf(
  pdfkit: PdfLibrary,
  cards: readonly Card[],
  options: CardsOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  check(pdfkit, 'pdfkit', callback);
  checkList(cards, 'cards', { board: aBoard, text: object, moves: list });
  for (const [index, each] of cards.entries()) checkParts(each.text, `cards[${index}].text`, cardText);
  checkParts(options, 'options', { title: text });
  checkOptions(options, 'options', { title: text, paper: oneOf(papers), perPage: oneOf(cardsPerPage) });
  const { title, paper = 'a4', perPage = '9' } = options;
  const { side, card } = sheets[perPage];
  const size = sizes[paper];
  const [left, top] = [(size.width - side * card.width) / 2, (size.height - side * card.height) / 2];
  const document = new pdfkit({
    autoFirstPage: false,
    // all letters are outlines; without this the library would look for its default font
    font: '',
    size: [size.width * POINTS, size.height * POINTS],
    margin: 0,
    info: { Title: title, Creator: 'unjam' },
  });
  const pieces: Uint8Array[] = [];
  document.on('data', (piece) => pieces.push(piece));
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('end', () => resolve(joined(pieces)));
    document.on('error', reject);
  });
  const marks = cropMarks(side, card, left, top);
  for (let first = 0; first < cards.length; first += side ** 2) {
    const sheet = cards.slice(first, first + side ** 2);
    for (const back of [false, true]) {
      document.addPage();
      document.scale(POINTS, POINTS);
      drawSvg(document, marks);
      for (const [index, { board, text: words, moves }] of sheet.entries()) {
        const across = index % side;
        const column = back ? side - 1 - across : across;
        document.save();
        document.translate(left + column * card.width, top + Math.floor(index / side) * card.height);
        drawSvg(document, back ? cardBack(moves, words, card) : cardFront(board, words, card));
        document.restore();
      }
    }
  }
  document.end();
  return finished;
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
const MARK = 40;

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
