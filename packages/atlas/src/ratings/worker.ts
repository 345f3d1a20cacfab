// The function that each thread that rates boards runs.
import { rateBoards } from './rate-boards.ts';

export default rateBoards;
