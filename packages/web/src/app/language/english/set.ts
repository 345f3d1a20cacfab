import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';

/** A set of puzzles that somebody chose for others: its page, and how it is made. */
export const setText = section('set', {
  title: 'A set of puzzles',
  solved: (solved: number, puzzles: number) => `${solved} of ${counted(puzzles, 'puzzle')} solved`,
  allSolved: 'All solved. Well done!',
  empty: 'This set has no puzzles yet. Add some below; the address of this page then holds the set.',
  start: 'Start',
  goOn: 'Continue',
  done: 'solved',
  notDone: 'not solved',
  print: 'To print',
  printHint: 'Cards to cut out: print on both sides, flipped on the long edge, without scaling.',
  cards: (perPage: number) => `Cards, ${perPage} a page (PDF)`,
  booklet: 'Booklet (PDF)',
  makingCard: (number: number, of: number) => `Making card ${number} of ${of}…`,
  made: (name: string, kilobytes: number) => `${name}: ${kilobytes} KB.`,
  withoutCard: (names: string) => `No card, for want of a solution: ${names}.`,
  notMade: (reason: string) => `The cards could not be made: ${reason}.`,
  /** Why no cards were made. */
  noneSolvable: 'none of these boards has a solution',
  change: 'Change this set',
  name: 'Title of the set',
  puzzles: 'Puzzles',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  fromPacks: 'From the catalogue',
  grade: 'Grade',
  pack: 'Pack',
  addPack: (count: number) => `Add all ${count}`,
  fromMyBoards: 'From My boards',
  addMyBoards: (count: number) => `Add ${counted(count, 'board')}`,
  noBoards: 'The boards that you keep in Make appear here.',
  paste: 'Paste boards in any format, links or ids of puzzles',
  add: 'Add',
  added: (count: number) => `${counted(count, 'puzzle')} added.`,
  nothingNew: 'Nothing new: these puzzles are in the set.',
  notAdded: (problem: string) => `Not added: ${problem}.`,
  /** Of a set whose link names puzzles that do not exist, or are of days to come. */
  notShown: (count: number) =>
    `Not shown: ${counted(count, 'puzzle')} that the catalogue does not have, or whose day has not come.`,
  /** Why puzzles are not added, or a link is not opened. */
  tooMany: (count: number, most: number) => `a set has at most ${counted(most, 'puzzle')}, not ${count}`,
  inPuzzle: (place: number, problem: string) => `puzzle ${place} of the set: ${problem}`,
  link: 'This set',
  /** On pages with several puzzles: makes a set of them. */
  makeSet: 'As a set, to share or print',
});
