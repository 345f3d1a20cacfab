import type { Named } from '@unjam/board/languages/parts/vehicle-words';
import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';
import { vehicleText } from './vehicles.ts';

const edges = { left: 'left', right: 'right', top: 'top', bottom: 'bottom' } as const;

/** Where the red car of a draft leaves it: at an edge, in a row or column, from 1. */
interface ExitWords {
  readonly edge: keyof typeof edges;
  readonly lane: 'row' | 'column';
  readonly n: number;
}

/** The editor, the reading of pictures, and the player's own boards. */
export const editText = section('edit', {
  answer: 'Answer',
  notLegal: 'Not a legal board yet:',
  more: (problems: number) => `and ${problems} more`,
  playIt: 'Play it',
  solveIt: 'Solve it',
  squares: (squares: number) => `${counted(squares, 'square')}.`,
  difficulty: (grade: string) => `Difficulty: ${grade.toLowerCase()}.`,
  doesNotMatter: (vehicles: readonly Named[]) =>
    `Does not matter: ${vehicles.map((vehicle) => vehicleText().name(vehicle)).join(', ')}.`,
  everyVehicleMatters: 'Every vehicle matters.',
  atExit: 'The red car is already at the exit.',
  solvableIn: (moves: number) => `Solvable in ${counted(moves, 'move')}.`,
  solvableNotProved: (moves: number, least: number) =>
    `Solvable in ${counted(moves, 'move')}, not proved shortest: at least ${least}.`,
  tooLargeToDraw: 'This size cannot be drawn.',
  draft: (rows: number, columns: number, exit?: ExitWords) =>
    `Draft of ${rows} rows and ${columns} columns${exit ? `, exit ${edges[exit.edge]}, ${exit.lane} ${exit.n}` : ''}`,
  wall: 'wall',
  piece: (name: string, row: number, column: number) => `${name}, row ${row}, column ${column}`,
  makeAPuzzle: 'Make a puzzle',
  harden: 'Harden this',
  hardening: 'Looking for the hardest position…',
  notHardened: 'No hardest position was found in 20 seconds.',
  tooManyToHarden: 'This board has too many positions to find the hardest one here.',
  hardest: 'This is the hardest position already.',
  newPuzzleOf: 'A new puzzle of',
  moveSpan: (least: number, most: number) => `${least} to ${most} moves`,
  makeMeOne: 'Make me one',
  making: 'Making a puzzle…',
  notMade: 'No such puzzle was found in 20 seconds. Try fewer moves or a larger board.',
  saveBoards: 'Save as a file',
  addBoards: 'Add from a file',
  myBoards: 'My boards',
  name: 'Name',
  keep: 'Keep',
  rename: 'Rename',
  boardName: (number: number) => `Board ${number}`,
  kept: (name: string) => `${name} is kept on this device.`,
  notRead: (problem: string) => `Not read: ${problem}.`,
  deleteBoard: (name: string) => `Delete ${name}`,
  boardDeleted: (name: string) => `${name} deleted.`,
  pieces: 'Pieces',
  howToDraw:
    'Drag across empty cells to draw a vehicle; press one for a wall. Drag a piece to move it, off the board to delete it.',
  keysToDraw: 'Keys: arrows, T, +, −, R, Delete.',
  car: 'Car',
  truck: 'Truck',
  wallButton: 'Wall',
  turn: 'Turn',
  longer: 'Longer',
  shorter: 'Shorter',
  makeRed: 'Make red',
  delete: 'Delete',
  clear: 'Clear',
  editPuzzle: 'Edit the puzzle in Play',
  noFreePlace: 'There is no free place for this.',
  added: (piece: string) => `Added: ${piece}.`,
  sizeAndExit: 'Size and exit',
  columns: 'Columns',
  rows: 'Rows',
  exit: 'Exit',
  edges,
  wouldNotFit: (pieces: number, width: number, height: number) =>
    `${counted(pieces, 'piece')} would not fit on ${width} by ${height}.`,
  removeThem: 'Remove them',
  keepSize: 'Keep the size',
  text: 'Text',
  paste: 'Paste a board in any format, or a link',
  boardAs: 'This board as',
  boardAsText: 'This board as text',
  notLegalYet: 'not a legal board yet',
  picture: {
    title: 'Picture',
    from: 'From a picture',
    notLoaded: 'This part of the app could not be loaded. Try again.',
    choose: 'Choose a picture',
    take: 'Take a photo',
    orPaste: 'Or paste a picture, or drop one here. It stays on this device.',
    reading: 'Reading the picture…',
    turn: 'Turn the board',
    whole: 'Whole picture',
    close: 'Close the picture',
    opened: 'What was opened',
    /** Clockwise, from the board's top left. */
    corners: [
      'first corner of the grid; arrow keys move it',
      'second corner of the grid; arrow keys move it',
      'third corner of the grid; arrow keys move it',
      'fourth corner of the grid; arrow keys move it',
    ],
    tooLarge: 'This file is too large; expected a picture of at most 64 MB.',
    notAPicture:
      'The browser cannot open this file as a picture. It may be damaged, or of another kind, such as HEIC; expected a JPEG, PNG, WebP or GIF.',
    sure: (share: string) => `Read, ${share} sure. Compare the board with the picture.`,
    unsure: (share: string) =>
      `Not sure (${share}). Drag the corners onto the grid, or change the board by hand.`,
    doubtful: (cells: number) =>
      `${cells === 1 ? 'One cell is' : `${cells} cells are`} doubtful, framed in orange in the picture: compare ${cells === 1 ? 'it' : 'them'} with the board.`,
    turned: (quarters: number) =>
      `Turned by ${['', '90° clockwise', '180°', '90° counterclockwise'][quarters]}, so that the red car leaves at the right.`,
    notFromPicture: 'This board is not from the picture that is open.',
    changed: 'The board was changed after it was read.',
    replaced: 'The new board does not have your changes. “Undo” brings them back.',
    noGrid:
      'Nothing was read: no grid found. The pale board is the one from before. Drag the four corners onto the grid, or choose the size.',
    noBoard:
      'No board was found at these corners. The pale board is the one from before. Drag the corners onto the grid, or press “Undo” to put them back.',
    exitNotSeen:
      'Read, but the picture does not show the exit. If the red car leaves on the other side, change “Exit”; “Turn the board” turns the board and its exit.',
    noRedCar:
      'Read, but no red car was seen. Select the car that must leave, then press “Make red”. If the lines do not lie on the cells, drag the corners.',
    byPlace:
      'No red car was seen: the only car on the exit’s row is taken for it. If another one must leave, select it and press “Make red”.',
    nextBoard: (boards: number) => `Next board (${boards} found)`,
    size: 'Size in the picture',
    automatic: 'automatic',
  },
});
