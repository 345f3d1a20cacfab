// Reads the data of the experiment: a folder with boards.tsv, attempts.tsv and moves.tsv.
//
// Source of the data: Ma lab, New York University, sherrybao222/RushHour, MIT licence, copyright (c) 2018 Yichen Li. In
// moves.tsv each restart begins a new attempt, and the winning slide has attempt 0. A row that leaves a vehicle in its
// place was a touch, not a move, and is skipped.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBoard, slideOf, studyBoard } from './boards.mjs';

/**
 * @param {string} folder
 * @param {import('./problems.mjs').Problems} problems
 * @returns plays, walks and the studied boards by id
 */
export function readExperiment(folder, problems) {
  const studies = new Map();
  for (const { line, row } of rowsOf(folder, 'boards.tsv', ['id', 'board'], problems)) {
    const read = readBoard(row.board);
    const studied = read.board ? studyBoard(row.id, read.board) : read;
    const centred = row.centred_log_time ? Number(row.centred_log_time) : undefined;
    if (studied.study) studies.set(row.id, { ...studied.study, centred });
    else problems.add(join(folder, 'boards.tsv'), line, studied.reason, 'a board that can be solved');
  }
  return {
    studies,
    plays: readAttempts(folder, studies, problems),
    walks: readMoves(folder, studies, problems),
  };
}

function readAttempts(folder, studies, problems) {
  const file = join(folder, 'attempts.tsv');
  const columns = ['person', 'board', 'seconds', 'solved', 'gave_up'];
  const plays = new Map();
  for (const { line, row } of rowsOf(folder, 'attempts.tsv', columns, problems)) {
    if (!studies.has(row.board)) {
      problems.add(file, line, `board '${row.board}'`, 'a board of boards.tsv');
      continue;
    }
    const seconds = Number(row.seconds);
    if (!(seconds >= 0) || row.seconds === '') {
      problems.add(file, line, `'${row.seconds}' seconds`, 'a number, 0 or more');
      continue;
    }
    const key = `${row.person} ${row.board}`;
    const play = plays.get(key) ?? { person: row.person, board: row.board, seconds: 0, solved: false };
    play.seconds += seconds;
    play.solved ||= row.solved === '1';
    plays.set(key, play);
  }
  return [...plays.values()];
}

function readMoves(folder, studies, problems) {
  const file = join(folder, 'moves.tsv');
  const columns = ['person', 'board', 'attempt', 'vehicle', 'first_cell', 'seconds'];
  const walks = [];
  let walk;
  let lost = false;
  for (const { line, row } of rowsOf(folder, 'moves.tsv', columns, problems)) {
    const study = studies.get(row.board);
    if (!study) {
      problems.add(file, line, `board '${row.board}'`, 'a board of boards.tsv');
      continue;
    }
    if (!(Number(row.seconds) >= 0)) {
      problems.add(file, line, `'${row.seconds}' seconds since the move before`, 'a number, 0 or more');
      continue;
    }
    const goesOn = walk?.person === row.person && walk.board === row.board;
    if (!goesOn || (row.attempt !== walk.attempt && row.attempt !== '0')) {
      walk = { person: row.person, board: row.board, attempt: row.attempt, state: 0, slides: [] };
      walks.push(walk);
      lost = false;
    }
    const vehicle = study.board.vehicles.findIndex(({ label }) => label === row.vehicle);
    const offset = vehicle < 0 ? -1 : offsetOf(study.board, vehicle, row.first_cell);
    if (offset < 0) {
      problems.add(
        file,
        line,
        `'${row.vehicle}' on cell '${row.first_cell}'`,
        'a vehicle on a cell of its lane',
      );
      continue;
    }
    const by = offset - study.cluster.state(walk.state)[vehicle];
    if (lost || by === 0) continue;
    const slide = slideOf(study, walk.state, vehicle, by);
    if (!slide) {
      problems.add(
        file,
        line,
        `${row.vehicle} cannot go to cell ${row.first_cell}`,
        'a legal move; the rest of the attempt is left out',
      );
      lost = true;
      continue;
    }
    walk.slides.push(slide);
    walk.state = slide.to;
  }
  return walks;
}

/** The offset of a vehicle whose first cell is given, -1 if that cell is not in its lane. */
function offsetOf(board, index, text) {
  if (!/^\d+$/.test(text)) return -1;
  const { orientation, lane } = board.vehicles[index];
  const row = Math.floor(Number(text) / board.width);
  const column = Number(text) % board.width;
  if (orientation === 'horizontal') return row === lane ? column : -1;
  return column === lane ? row : -1;
}

/** The rows of a table separated by tabs, by the names of its columns. */
function* rowsOf(folder, name, columns, problems) {
  const file = join(folder, name);
  const [head = '', ...lines] = readFileSync(file, 'utf8').split(/\r?\n/);
  const names = head.split('\t');
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    problems.add(file, 1, `no column ${missing.join(', ')}`, `the columns ${columns.join(', ')}`);
    return;
  }
  for (const [index, text] of lines.entries()) {
    if (text === '') continue;
    const cells = text.split('\t');
    if (cells.length !== names.length) {
      problems.add(file, index + 2, `${cells.length} columns`, `${names.length}`);
      continue;
    }
    yield { line: index + 2, row: Object.fromEntries(names.map((column, i) => [column, cells[i]])) };
  }
}
