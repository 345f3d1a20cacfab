import { section } from '../language.ts';

/** The front page. */
export const todayText = section('today', {
  number: (n: number) => `No. ${n}`,
  goOn: 'Go on',
  forYou: 'For you',
  level: (rating: string) => `about your level, ${rating}`,
  photo: 'Stuck with a real one?',
  photoAbout: 'Take a photo, get the next move',
  nextIn: (time: string) => `Next puzzle in ${time}`,
  week: 'This week',
  /** After the name of a day to come. */
  later: 'not here yet',
  archive: 'Every day so far',
  made: (moves: string) => `${moves} made`,
});
