// A game with undo: every move and every restart is an entry of its history.
import { parseBoard, vehicleIndex } from '@unjam/core';
import { beginGame, beginHistory, countOfGame, isWon, record, restart, slide, undo } from '@unjam/core/game';

const board = parseBoard('XX.A/...A/..../....');

let history = beginHistory(beginGame(board));
history = record(history, slide(history.present, { vehicle: vehicleIndex(board, 'A'), by: 2 }));
history = record(history, slide(history.present, { vehicle: vehicleIndex(board, 'X'), by: 2 }));
console.log(isWon(history.present), countOfGame(history.present));

history = record(history, restart(history.present));
console.log(isWon(history.present), countOfGame(history.present));

history = undo(history);
console.log(isWon(history.present), countOfGame(history.present));
