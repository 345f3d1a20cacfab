// The list of the grades, apart from what computes with it: the app's first load needs the list alone.

/** The grades from the easiest to the hardest, each with its lowest rating. */
export const grades = [
  { id: 'beginner', from: 0 },
  { id: 'intermediate', from: 30 },
  { id: 'advanced', from: 50 },
  { id: 'expert', from: 65 },
  { id: 'grandmaster', from: 75 },
] as const;
/** A grade of difficulty, from `beginner` to `grandmaster`. */
export type Grade = (typeof grades)[number]['id'];
