import { expect, test } from 'vitest';
import { answerCall } from './answer-call.ts';

const jam = 'XX.A/...A/..../....';
/** Without a signal a search of it ends after 20 seconds, with an answer that says so. */
const large =
  'ttTTGnn.Oc.e/mAVkG7RROcbe/mAVkh75wU.be/ssV.hS5wUBB./00QQjS5Fp6Jf/LL22jzZFp6Jf/.qqMMzZFWW.f/XX...D.Y4il./dHPPPDaY4ilE/dH1vvDa.NNKE/3H1uuCCCrrKE/3IIyyoogg.K.';
const solution = 'A↓1, X→2';
const calls = [
  ['solve', { board: jam }],
  ['hint', { board: jam }],
  ['check', { board: jam, solution }],
  ['check_many', { board: jam, answers: JSON.stringify({ solution }) }],
  ['generate', { least: 60 }],
  ['show', { board: jam }],
] as const;

test.each(calls)('%s: what is cancelled before it begins is not computed', async (name, given) => {
  const reason = new Error('not wanted any more');
  await expect(answerCall({ name, arguments: given }, AbortSignal.abort(reason))).rejects.toBe(reason);
});

test.each([
  ['solve', { board: large }],
  ['hint', { board: large }],
  ['generate', { least: 60 }],
])('%s: what is cancelled at work ends at the next break', async (name, given) => {
  const controller = new AbortController();
  const answer = answerCall({ name, arguments: given }, controller.signal);
  setTimeout(() => controller.abort());
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a text of several boards is refused in words for whoever calls the tool', async () => {
  const { signal } = new AbortController();
  const { content } = await answerCall({ name: 'solve', arguments: { board: `${jam}\n${jam}` } }, signal);
  expect(content[0]).toEqual({
    type: 'text',
    text: 'board: line 2, column 1: the text holds more than one board; expected one board in a call, and a call for each of the others',
  });
});
