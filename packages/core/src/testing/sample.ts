import type { Board } from '../board/board.ts';
import { boardOf } from './drawn.ts';

/*
 * Sixty puzzles of our catalogue, from 5 to 47 moves, 33 of them with walls: a sample that tests can use everywhere.
 * Each line: moves, steps, states of the cluster, board (o empty, x wall, A the primary). A separate program, a plain
 * breadth-first search that shares no code with this project, found the same numbers.
 */
const lines = `
5 10 2494 ZBBCooZoDCooAADooooEFFGGoEoooooEoooo
5 10 524 ooooZoooooZBAAooZBooCCCoooooooooDDDo
6 11 1327 oZZZxoooBBooAACDooEoCDooEFFooxEooooo
7 11 56 oZBBBooZooCooZAACoDDEoxoooEoooFFFooo
8 15 2120 ZZZBoooooBoooAABooooCDDoooCEExoFFFoo
10 16 156 ooxoooooZooxAAZooooBBoCCDDDooEoooooE
10 17 7352 ZxBBBoZCCCDoAAoEDoFFoEoooooEGGooHHoo
13 19 1638 ZZoooBCCDDoBAAoooBEFFFGGEHHIIIEoJJKK
15 22 8532 ooZZZxooBCCoAABooDoEEoFDGGGoFDooHHII
15 32 924 xZZBxoCooBoDCAABoDooEFFFooEoGoHHIIGo
16 27 1724 ooZBBBCCZDEEFAADoGFooooGFxHHoGxooIII
17 29 912 ZxBBCoZooDCoEAADooEoFDGGooFoHoIIJJHo
18 29 264 ZZBBBoCxDDEoCAAFEoCGGFHHooIooJxoIKKJ
16 33 2141 ZZBoCoDEBoCFDEAACFoEGGGFooooooHHoooo
19 37 692 ooxZZoooBxCoAABoCoDEEFFoDooGooHHHGoo
21 36 1717 ZZBBoxCooooDCAAEoDFFGEoDooGHHHooxoII
20 32 410 ZZZBoCoooBoCoAADooEEFDxoGoFDHoGIIIHo
21 37 2815 ZZZBCDoooBCDoAABEDFFGoEoHoGIIoHJJJxo
25 35 532 ZBCDDDZBCoEoZFAAEGoFHHHGIIIooGJJKKKo
23 43 4490 ooZBBxCoZoDoCAAEDFxGGEDFHIooooHIoJJJ
23 37 2587 ZBBCCxZDDoEFZGAAEFoGHIIIooHoJJKKHooo
24 46 9519 ooxZZZoBBBCoAADECooFDEGGoFHHoIoJJooI
21 37 9659 ZZBBoCooDEECAADooCFoDGGoFHHoIoJJKKIo
25 38 1329 oZBBBoCZooDoCZAADoEEFoDoooFGGGoHHIIo
26 40 3298 ooZBBBCCZDooEAADoFEooooFGGHHHFooIIJJ
25 42 2714 ZooBooZCCBDoZAAEDFGGHEDFooHIIFoJJKKo
28 41 887 ZBBCCCZoDDEEAAFooGHoFIoGHJJIoGKKLLLo
25 43 4831 ZBBBCoZoDECoAADECooooFoooooFGGoooHHo
26 53 5637 ZZBooCDDBooCxEBAAFoEGGoFoooHIIoxoHoo
29 45 2252 ZoBCCDZoBEoDZAAEoDFGHHIIFGJJJoKKLLoo
27 43 4278 ZBoCCoZBooDEFBAADEFGGHDEooIHooJJIKKo
30 41 707 ooZZBBooxCCDAAEooDFFEoGHoIJJGHoIKKKH
27 45 2220 oZoooBxZCCoBDAAEoFDooEoFDoGHHHIIGooo
29 47 2742 oZZBCCoooBoDooAAEDoFFFExoGHHEooGIIoo
28 48 4192 oZBBoCoZDEECAADFooGGHFIIJoHKKKJLLooo
30 53 6387 ZZBoCoooBDCEAAFDCEooFGGEHIIJooHKKJLL
28 55 4630 ZooBCCZoDBoEFoDAAEFooGHHFIIGJKooooJK
30 51 9820 ZZZoBoCCDoBEoFDAAEGFHHoEGIIJooxKKJLL
28 57 4269 ZZBoCDEoBFCDEAAFooGGGFooooHIIxJJHooo
31 51 2723 oZZBCCDDEBooooEAAFGGHoxFIoHJJKILLLoK
30 49 8547 ZooBBBZCCDoEFAADoEFxGHHEIIGoooJJKKoo
32 55 10512 ZoBBCCZoDDEFAAGoEFHHGIIJKKKLoJMMoLoo
31 52 5867 ZZBCooDoBCEEDAACoFGGHHoFIIIoooooJJKK
32 65 8851 ZZZBooCooBDDCAAEooooFEGGooFHHIJJFoxI
31 52 9333 ZooBBoZCCCDoAAoEDFGHHEDFGoIJJoKKIoox
34 59 5010 oZZZBBooCoDDAACoEFGGHHEFIJJKoFIooKoo
32 60 11613 ZBBCCoZoDEFFAADEoooGDEHHoGIIoJoKKLLJ
34 57 7477 ZZZooBooCxoBAACDoBooCDEEFoGGHoFIIIHo
34 57 3512 ZoBCCCZoBDooZAADooEEFFoGHHoooGIIJJoG
37 63 9701 oZZZoBCCoDoBAAoDoEFGGHxEFoIHJJKKIooo
36 63 5186 ZBBoCDZEEECDAAFGHIJJFGHIoooGKKoxLLoo
36 69 8378 ZBBCCDZoEFFDAAEGooHooGIIHJJGKoLLLoKo
39 54 1632 ZZBBBCDDoEoCAAoEoCFGHHIIFGooJoFKKoJo
38 63 3211 ZZZBCDoooBCDAAoECoFGGEooFoHIIoxoHJJJ
40 69 9546 oZZZBCDDoEBCAAoEFoGHHIFxGoJIKKLLJooo
39 58 7003 ZZBCCoDoBoEoDAAoEFDGGGEFoooHIIJJoHoo
42 73 1724 ZZBCDDEEBCoFAAGooFHoGoIIHJJooKHLLMMK
43 70 1432 ZZZooBCoDooBCoDAABxEEFoooGHFIIoGHJJJ
41 74 10066 oZBBCDoZEFCDAAEFoDooEGHHIJJGooIKKKoo
47 64 1977 ZZBCCoDDBoEFGAAoEFGHHHEFGooIJJKKoILL`;

interface SampleBoard {
  readonly name: string;
  readonly board: Board;
  readonly moves: number;
  readonly steps: number;
  readonly states: number;
}

/** Every n-th of the sixty, easiest first. */
export const sampleBoards = (every = 1): SampleBoard[] =>
  lines
    .trim()
    .split('\n')
    .filter((_, index) => index % every === 0)
    .map((line) => {
      const [moves, steps, states, name = ''] = line.split(' ');
      const drawn = name.replaceAll('o', '.').replaceAll('x', '#');
      const rows = Array.from({ length: 6 }, (_, row) => drawn.slice(row * 6, row * 6 + 6));
      const board = boardOf(rows, { primary: 'A' });
      return { name, board, moves: Number(moves), steps: Number(steps), states: Number(states) };
    });
