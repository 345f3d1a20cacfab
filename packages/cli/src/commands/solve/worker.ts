// What a worker thread does: it solves the boards of one message after the other.
import { type Batch, type Outcome, solveTask } from './job.ts';

export default ({ job, tasks }: Batch): Outcome[] => tasks.map((task) => solveTask(job, task));
