// What every language other than English has to say: each section that is in english/, each text of it.

import type { BoardTexts } from '@unjam/board/languages/parts/board-speech';
import type { atlasText } from './english/atlas.ts';
import type { bringText } from './english/bring.ts';
import type { commonText } from './english/common.ts';
import type { editText } from './english/edit.ts';
import type { formatText } from './english/formats.ts';
import type { hintText } from './english/hints.ts';
import type { labText } from './english/lab.ts';
import type { namedText } from './english/named.ts';
import type { playText } from './english/play.ts';
import type { problemText } from './english/problems.ts';
import type { puzzlesText } from './english/puzzles.ts';
import type { resultText } from './english/result.ts';
import type { rushText } from './english/rush.ts';
import type { searchText } from './english/search.ts';
import type { setText } from './english/set.ts';
import type { settingsText } from './english/settings.ts';
import type { shareDialogText } from './english/share.ts';
import type { solveText } from './english/solve.ts';
import type { storedText } from './english/stored.ts';
import type { todayText } from './english/today.ts';
import type { unitText } from './english/units.ts';
import type { vehicleText } from './english/vehicles.ts';

/** All texts of a language. */
export type Translation = {
  readonly atlas: ReturnType<typeof atlasText>;
  /** What a screen reader says of a board; the English is in board/board-words.ts. */
  readonly board: BoardTexts;
  readonly bring: ReturnType<typeof bringText>;
  readonly common: ReturnType<typeof commonText>;
  readonly edit: ReturnType<typeof editText>;
  readonly formats: ReturnType<typeof formatText>;
  readonly hints: ReturnType<typeof hintText>;
  readonly lab: ReturnType<typeof labText>;
  readonly named: ReturnType<typeof namedText>;
  readonly play: ReturnType<typeof playText>;
  readonly problems: ReturnType<typeof problemText>;
  readonly puzzles: ReturnType<typeof puzzlesText>;
  readonly result: ReturnType<typeof resultText>;
  readonly rush: ReturnType<typeof rushText>;
  readonly search: ReturnType<typeof searchText>;
  readonly set: ReturnType<typeof setText>;
  readonly settings: ReturnType<typeof settingsText>;
  readonly share: ReturnType<typeof shareDialogText>;
  readonly solve: ReturnType<typeof solveText>;
  readonly stored: ReturnType<typeof storedText>;
  readonly today: ReturnType<typeof todayText>;
  readonly units: ReturnType<typeof unitText>;
  readonly vehicles: ReturnType<typeof vehicleText>;
};
