// What a worker thread does: it searches the boards of one message after the other.
import { finish, type SearchResult } from '@unjam/core';
import { algorithmOf, type Batch } from './job.ts';

export default ({ job, boards }: Batch): SearchResult[] => {
  const algorithm = algorithmOf(job);
  return boards.map((board) => finish(algorithm.run(board, job.request)));
};
