import { createBoardReader, err, ok, type Problem, type Result, type Setup } from '@unjam/core';
import { allFormats } from '@unjam/core/formats';

const reading = { formats: allFormats() };

const empty: Problem = {
  code: 'empty-input',
  message: 'there is no board',
  expected: 'a board in any format',
};

/** The first setup of a text, even if it is not a legal board; the rest of the text is ignored. */
export function readSetup(text: string): Result<Setup, Problem> {
  const reader = createBoardReader(reading);
  const read = reader.push(text)[0] ?? reader.end()[0];
  if (read?.setup) return ok(read.setup);
  return err((read && !read.result.ok && read.result.error[0]) || empty);
}
