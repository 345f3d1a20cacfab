// The texts in French, one file a section, as in english/.

import type { Translation } from '../translation.ts';
import { atlasText } from './atlas.ts';
import { boardText } from './board.ts';
import { commonText } from './common.ts';
import { editText } from './edit.ts';
import { formatText } from './formats.ts';
import { hintText } from './hints.ts';
import { labText } from './lab.ts';
import { playText } from './play.ts';
import { problemText } from './problems.ts';
import { puzzlesText } from './puzzles.ts';
import { resultText } from './result.ts';
import { searchText } from './search.ts';
import { setText } from './set.ts';
import { settingsText } from './settings.ts';
import { shareDialogText } from './share.ts';
import { solveText } from './solve.ts';
import { storedText } from './stored.ts';
import { todayText } from './today.ts';
import { unitText } from './units.ts';
import { vehicleText } from './vehicles.ts';

const french: Translation = {
  common: commonText,
  board: boardText,
  vehicles: vehicleText,
  units: unitText,
  play: playText,
  result: resultText,
  search: searchText,
  hints: hintText,
  settings: settingsText,
  stored: storedText,
  today: todayText,
  puzzles: puzzlesText,
  solve: solveText,
  edit: editText,
  formats: formatText,
  set: setText,
  share: shareDialogText,
  problems: problemText,
  atlas: atlasText,
  lab: labText,
};

export default french;
