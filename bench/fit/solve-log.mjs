// Reads a solve log: the moves of a class of players, one row for each. docs/difficulty.md describes the file.
//
//     player,board,seconds,event,vehicle,by
//     Ada,oAABBooCCCDXXoEDoooEDFFGG,0,open,,
//     Ada,oAABBooCCCDXXoEDoooEDFFGG,3.4,move,E,2
//     Ada,oAABBooCCCDXXoEDoooEDFFGG,9.8,gave-up,,

import { readFileSync } from 'node:fs';
import { readBoard, slideOf, studyBoard } from './boards.mjs';

const COLUMNS = ['player', 'board', 'seconds', 'event', 'vehicle', 'by'];
const EVENTS = ['open', 'move', 'restart', 'solved', 'gave-up'];

/**
 * @param {string} file
 * @param {import('./problems.mjs').Problems} problems
 * @returns plays, walks and the studied boards by their text
 */
export function readSolveLog(file, problems) {
  const studies = new Map();
  const unusable = new Set();
  const open = new Map();
  const plays = [];
  const walks = [];
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  if (head !== COLUMNS.join(',')) {
    problems.add(file, 1, `'${head.slice(0, 80)}'`, `the columns ${COLUMNS.join(',')}`);
    return { studies, plays, walks };
  }
  const studyOf = (text, line) => {
    if (studies.has(text) || unusable.has(text)) return studies.get(text);
    const read = readBoard(text);
    const studied = read.board ? studyBoard(text, read.board) : read;
    if (studied.study) studies.set(text, studied.study);
    else {
      unusable.add(text);
      problems.add(
        file,
        line,
        `board '${text.slice(0, 80)}': ${studied.reason}`,
        'a board that can be solved; its rows are left out',
      );
    }
    return studies.get(text);
  };
  for (const [index, text] of lines.entries()) {
    if (text === '') continue;
    const line = index + 2;
    const cells = text.split(',');
    if (cells.length !== COLUMNS.length) {
      problems.add(file, line, `${cells.length} columns`, `${COLUMNS.length}: ${COLUMNS.join(',')}`);
      continue;
    }
    const [player, board, time, event, label, by] = cells;
    const seconds = Number(time);
    if (time === '' || !(seconds >= 0)) {
      problems.add(file, line, `'${time}' seconds`, 'a number, 0 or more');
      continue;
    }
    if (!EVENTS.includes(event)) {
      problems.add(file, line, `event '${event}'`, EVENTS.join(', '));
      continue;
    }
    const study = studyOf(board, line);
    if (!study) continue;
    const key = `${player},${board}`;
    if (event === 'open') {
      const play = { person: player, board, seconds: 0, solved: false };
      open.set(key, { play, walk: startWalk(walks, player, board), lost: false, ended: false });
      plays.push(play);
      continue;
    }
    const game = open.get(key);
    if (!game) {
      problems.add(file, line, `${event} on a board that ${player} has not opened`, 'an open row first');
      continue;
    }
    if (seconds < game.play.seconds) {
      problems.add(
        file,
        line,
        `${seconds} s after ${game.play.seconds} s`,
        'seconds that do not run backwards',
      );
      continue;
    }
    game.play.seconds = seconds;
    if (game.lost || game.ended) continue;
    if (event === 'restart') game.walk = startWalk(walks, player, board);
    else if (event === 'gave-up') game.ended = true;
    else if (event === 'move')
      game.lost = !follow(study, game, label, by, (found) =>
        problems.add(file, line, found, 'a legal move; the rest of this play is left out'),
      );
    const solved = study.cluster.distances[game.walk.state] === 0;
    if (event === 'solved' && !solved) {
      problems.add(file, line, 'solved', 'the primary at the exit after the moves above');
    }
    if (solved) game.play.solved = game.ended = true;
  }
  const lost = new Set([...open.values()].filter((game) => game.lost).map(({ play }) => play));
  return { studies, plays: plays.filter((play) => !lost.has(play)), walks };
}

function startWalk(walks, person, board) {
  const walk = { person, board, state: 0, slides: [] };
  walks.push(walk);
  return walk;
}

/** Makes a move; false if it is not legal. */
function follow(study, game, label, by, complain) {
  const vehicle = study.board.vehicles.findIndex((candidate) => candidate.label === label);
  const slide = /^-?\d+$/.test(by) && slideOf(study, game.walk.state, vehicle, Number(by));
  if (!slide) {
    complain(`'${label}' by '${by}'`);
    return false;
  }
  game.walk.slides.push(slide);
  game.walk.state = slide.to;
  return true;
}
