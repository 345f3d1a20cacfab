// The themes by name. How each is proved about a board is in themes.ts.

/** Every theme with its title and what it proves about a board. */
export const themes = [
  {
    id: 'red-back',
    title: 'red car backs up',
    meaning: 'every shortest solution takes the red car back from the exit',
  },
  {
    id: 'red-once',
    title: 'red car moves last',
    meaning: 'in every shortest solution the red car moves once, at the end',
  },
  {
    id: 'red-often',
    title: 'red car wanders',
    meaning: 'every shortest solution moves the red car four times or more',
  },
  {
    id: 'thrice',
    title: 'same vehicle thrice',
    meaning: 'some vehicle moves three times or more in every shortest solution',
  },
  {
    id: 'all-move',
    title: 'everybody moves',
    meaning: 'every shortest solution moves every vehicle; there are six or more',
  },
  {
    id: 'long-chain',
    title: 'long chain',
    meaning: 'the chain of blockers at the start is four vehicles deep or more',
  },
  { id: 'one-way', title: 'one way only', meaning: 'there is exactly one shortest solution' },
  {
    id: 'forced',
    title: 'forced opening',
    meaning: 'the first five moves or more have no alternative on any shortest solution',
  },
  {
    id: 'two-corridors',
    title: 'two corridors',
    meaning: 'two groups of shortest solutions of three moves or more share no state between start and exit',
  },
  {
    id: 'undo',
    title: 'tidy then undo',
    meaning: 'some vehicle must move, and stands where it began when the board is solved',
  },
  {
    id: 'decoy',
    title: 'decoy',
    meaning: 'blockers can be taken out of the way at the start, and every such move is wrong',
  },
  {
    id: 'detour',
    title: 'long detour',
    meaning: 'a third or more of every shortest solution are moves without a visible reason',
  },
] as const;
/** The id of a theme: what solving a puzzle takes, such as `red-back`. */
export type ThemeId = (typeof themes)[number]['id'];
