// A worker thread: solves the boards of one message after the other.
import { type Batch, type Outcome, solveWhole } from './job.ts';

export default ({ job, tasks }: Batch): Outcome[] => tasks.map((task) => solveWhole(job, task));
