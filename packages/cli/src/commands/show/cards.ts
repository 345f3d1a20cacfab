// Cards to cut out as a PDF: a page of fronts, then a page of their backs, placed so that each is behind its front when
// the paper is flipped on its long edge.
import type { Board } from '@unjam/core';
import { type CardSize, type CardText, cardBack, cardFront } from '@unjam/core/render';
import PDFDocument from 'pdfkit';
import type { Paper, PerPage } from './sheet.ts';
import { drawSvg, type Page } from './svg-on-pdf.ts';

/** One puzzle on a card. */
export interface Card {
  readonly board: Board;
  readonly text: CardText;
  /** The solution, one text for each move. */
  readonly moves: readonly string[];
}

/** Papers, in millimetres. */
const papers: Readonly<Record<Paper, CardSize>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** How many cards are side by side and one below the other, and their size in tenths of a millimetre on every paper. */
const sheets: Readonly<Record<PerPage, { readonly side: number; readonly card: CardSize }>> = {
  '4': { side: 2, card: { width: 940, height: 1280 } },
  '9': { side: 3, card: { width: 630, height: 880 } },
};

/** Points of a page in a tenth of a millimetre. */
const POINTS = 72 / 254;

/** A PDF file; `title` is for its properties. */
export function cardsPdf(
  cards: readonly Card[],
  title: string,
  paper: Paper,
  perPage: PerPage,
): Promise<Uint8Array> {
  const { side, card } = sheets[perPage];
  const size = { width: papers[paper].width * 10, height: papers[paper].height * 10 };
  const document = new PDFDocument({
    autoFirstPage: false,
    // all letters are outlines; without this the library would look for its default font
    font: '',
    size: [size.width * POINTS, size.height * POINTS],
    margin: 0,
    info: { Title: title, Creator: 'unjam' },
  });
  const pieces: Uint8Array[] = [];
  document.on('data', (piece: Uint8Array) => pieces.push(piece));
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  for (let first = 0; first < cards.length; first += side ** 2) {
    const sheet = cards.slice(first, first + side ** 2);
    const faces = [
      (at: Card) => cardFront(at.board, at.text, card),
      (at: Card) => cardBack(at.moves, at.text, card),
    ];
    for (const [back, face] of faces.entries()) {
      document.addPage();
      document.scale(POINTS);
      const left = (size.width - side * card.width) / 2;
      const top = (size.height - side * card.height) / 2;
      cropMarks(document, side, card, left, top);
      for (const [index, each] of sheet.entries()) {
        const column = back ? side - 1 - (index % side) : index % side;
        document.save();
        document.translate(left + column * card.width, top + Math.floor(index / side) * card.height);
        drawSvg(document, face(each));
        document.restore();
      }
    }
  }
  document.end();
  return finished;
}

/** The distance of the crop marks from the cards and their length, in tenths of a millimetre. */
const MARK_GAP = 12;
const MARK = 40;

/** Where to cut: short lines in the margin at every edge of the cards. */
function cropMarks(page: Page, side: number, card: CardSize, left: number, top: number): void {
  const [right, bottom] = [left + side * card.width, top + side * card.height];
  page.lineWidth(2).strokeOpacity(1);
  for (let i = 0; i <= side; i++) {
    const x = left + i * card.width;
    const y = top + i * card.height;
    page.moveTo(x, top - MARK_GAP).lineTo(x, top - MARK_GAP - MARK);
    page.moveTo(x, bottom + MARK_GAP).lineTo(x, bottom + MARK_GAP + MARK);
    page.moveTo(left - MARK_GAP, y).lineTo(left - MARK_GAP - MARK, y);
    page.moveTo(right + MARK_GAP, y).lineTo(right + MARK_GAP + MARK, y);
  }
  page.stroke('#14202b');
}
