import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';

/** The settings, and what is stored on the device. */
export const settingsText = section('settings', {
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  system: 'System',
  labels: 'Labels on the vehicles',
  timer: 'Show the time',
  sounds: 'Sounds',
  vibration: 'Vibration',
  workbench: 'Workbench: Solve, Lab and Atlas',
  progress: 'Progress',
  solvedHere: (puzzles: number) => `${counted(puzzles, 'puzzle')} solved on this device.`,
  resetRating: 'Reset the rating',
  resetAbout: 'Your rating starts again from nothing. Results and stars stay.',
  reset: 'Reset',
  howToPlay: 'How to play',
  keys: 'Keys',
  keyNames: { tab: 'Tab', arrows: 'Arrows', pages: 'Page Up, Page Down', space: 'Space' },
  keyMeanings: {
    tab: 'to the board',
    arrows: 'slide the vehicle one cell, with Shift as far as it goes; across its way: another vehicle',
    pages: 'the vehicle before, or after',
    undo: 'undo',
    redo: 'redo',
    hint: 'hint: each press says more',
    watch: 'watch, or pause',
  },
  onlyHere: 'Your results are only on this device. Nothing leaves it unless you export it.',
  exporting: 'Export',
  importing: 'Import',
  fileRead: 'The file was read. What it has was added here.',
  leftOut: 'Some of the file is not what an export writes, and was left out.',
  keptOwn: 'Where there can be only one, such as the board in Make, this device kept its own.',
  noRoom: 'There was no room for the oldest boards in play, results or rows of the solve log in the file.',
  boardsRead: (count: number) => `${counted(count, 'board')} read.`,
  /** Why a file was not read. */
  notRead: {
    large: (characters: number, most: number) =>
      `Not read: the file has ${characters} characters. Expected at most ${most}.`,
    newer: 'Not read: a newer version of Unjam exported this file. Reload the page and try again.',
    json: 'Not read: the file is not JSON. Expected a file that this page exported.',
    other:
      'Not read: the file is JSON, but this app did not export it. Expected a file that this page exported.',
  },
});
