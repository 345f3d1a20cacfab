import { counted } from '@unjam/core/basics';
import { section } from '../language.ts';

/** Rush and Streak: games with a series of boards. */
export const rushText = section('rush', {
  about: {
    rush: 'Three minutes, as many boards as you can; each is a little harder. The clock goes on if you leave.',
    streak:
      'Solve each board in its fewest moves. The first board that takes more ends the streak. No clock, no undo.',
  },
  start: 'Start',
  today: "Today's boards",
  /** What a link with the result of somebody says. */
  rival: (boards: number) =>
    `Whoever sent you this solved ${counted(boards, 'board')}. You get the same ones.`,
  shared: 'Everybody with this link gets the same boards.',
  boards: (boards: number) => counted(boards, 'board'),
  inARow: (boards: number) => `${boards} in a row`,
  best: (result: string) => `best: ${result}`,
  never: { rush: 'as many as you can', streak: 'fewest moves only' },
  left: (time: string) => `${time} left`,
  clock: 'Time left',
  solved: 'Solved',
  ofMoves: (fewest: number) => `of ${fewest}`,
  board: (place: number) => `Board ${place}`,
  skip: 'Skip, 10 s',
  end: 'End',
  timeUp: 'Time is up.',
  away: 'The time ran out while you were away.',
  missed: (fewest: number) => `This board can be solved in ${counted(fewest, 'move')}. That ends the streak.`,
  all: 'That was the last board of the series!',
  record: 'Your best so far!',
  known: (boards: number) => `You know these boards; your first result on them counts: ${boards}.`,
  against: {
    more: 'More than whoever sent you this.',
    same: 'As many as whoever sent you this.',
    fewer: 'Whoever sent you this has more.',
  },
  again: 'Play again',
  same: 'The same boards again',
  ends: (boards: number) => `Your game on other boards (${boards} solved) ends when you start.`,
  /** The first line of a shared result. */
  said: {
    rush: (boards: number) => `Unjam Rush: ${counted(boards, 'board')} in 3 minutes`,
    streak: (boards: number) => `Unjam Streak: ${counted(boards, 'board')} in a row in the fewest moves`,
  },
  sameBoards: 'The same boards for you:',
});
