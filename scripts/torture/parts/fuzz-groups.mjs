// The groups of parsers that fuzz.mjs feeds: valid inputs, how they are changed, and what breaks a promise.
import { existsSync, readFileSync } from 'node:fs';
import { encode } from 'fast-png';
import jpegJs from 'jpeg-js';
import { BOARD, faultOf, mutated, validTexts } from './texts.mjs';

/** Milliseconds of processor time for one input, which all parsers of its group share. */
const SLOWEST_TEXT = 400;
const SLOWEST_PICTURE = 2000;

/** Characters of the longest text; `parsers` feeds longer ones. */
const LONGEST_TEXT = 4000;

/** Pixels of the largest picture that is decoded here. */
const MOST_PIXELS = 250_000;

const linesIn = (text) => text.split(/\r\n|\r|\n/).length;

/** The texts or bytes of a corpus that the tests replay. */
function corpus(path) {
  const file = new URL(`../../../packages/${path}`, import.meta.url);
  if (!existsSync(file)) return [];
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return entries
    .map(({ text, parts, bytes }) =>
      bytes === undefined
        ? (text ?? parts.map(([part, times]) => part.repeat(times)).join(''))
        : Buffer.from(bytes, 'base64'),
    )
    .filter(({ length }) => length <= LONGEST_TEXT);
}

/** A line of a corpus. */
const textLine = (text) => JSON.stringify({ about: '', text, gives: [] });

/** Bytes with one to six changes. */
function mutatedBytes(all, { below, pick }) {
  let bytes = Buffer.from(pick(all));
  for (let changes = 1 + below(6); changes > 0; changes--) {
    if (bytes.length < 2) bytes = Buffer.from([0xff, 0xd8]);
    const at = below(bytes.length);
    const kind = below(100);
    if (kind < 30) bytes[at] ^= 1 << below(8);
    else if (kind < 55) bytes[at] = pick([0, 1, 127, 128, 254, 255, below(256)]);
    else if (kind < 65)
      bytes.writeUInt16BE(pick([0, 1, 255, 256, 65535, 32768]), Math.min(at, Math.max(0, bytes.length - 2)));
    else if (kind < 75) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + below(16))]);
    else if (kind < 85)
      bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - below(64)))]);
    else if (kind < 95) {
      const other = pick(all);
      const from = below(other.length);
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        other.subarray(from, from + below(64)),
        bytes.subarray(at),
      ]);
    } else bytes = bytes.subarray(0, at);
  }
  return bytes;
}

/** What is wrong with one of several problems, if anything. */
const faultAmong = (problems, lines) => problems.map((problem) => faultOf(problem, lines)).find(Boolean);

/** What a parser throws, as a fault that is the same for inputs like this one. */
const thrown = (parser, error) =>
  `${parser} threw ${error?.stack?.split('\n').slice(0, 2).join(' ') ?? error}`;

/** Looks with each parser, one after the other, for what breaks a promise. */
const lookWith = (parsers) => async (input) => {
  for (const [parser, look] of Object.entries(parsers)) {
    try {
      const fault = await look(input);
      if (fault) return `${parser}: ${fault}`;
    } catch (error) {
      return thrown(parser, error);
    }
  }
  return undefined;
};

/** @param core the parsers of fuzz-targets.mjs */
export async function fuzzGroups(core) {
  const { parseBoard, formats, notations, replay } = core;
  const board = parseBoard(BOARD);
  const known = core.allFormats();
  const json = formats.find(({ id }) => id === 'json');
  const valid = validTexts(core);
  const change = (kept, random) => mutated(kept, random).slice(0, LONGEST_TEXT);
  const texts = { slowest: SLOWEST_TEXT, change, line: textLine };

  const readBack = (read) => {
    const written = json.print(read);
    const again = written.ok && parseBoard(written.value, { format: 'json' });
    return JSON.stringify(again) === JSON.stringify(read) ? undefined : 'another board read back';
  };
  const boards = {
    reader(text) {
      const reader = core.createBoardReader({ formats: known });
      const cut = text.length >> 1;
      for (const { result } of [
        ...reader.push(text.slice(0, cut)),
        ...reader.push(text.slice(cut)),
        ...reader.end(),
      ]) {
        const fault = result.ok ? readBack(result.value) : faultAmong(result.problems, linesIn(text));
        if (fault) return fault;
      }
    },
    detectFormat: (text) => void core.detectFormat(text),
  };
  for (const format of formats) {
    boards[format.id] = (text) => {
      const parsed = format.parse(text);
      return parsed.ok ? undefined : faultOf(parsed.error, linesIn(text));
    };
  }

  const solutions = { detectNotation: (text) => void core.detectNotation(text) };
  for (const notation of notations) {
    solutions[notation.id] = (text) => {
      const parsed = notation.parse(text, board);
      if (!parsed.ok) return faultOf(parsed.error, linesIn(text));
      if (!replay(board, parsed.value).ok) return undefined;
      const printed = notation.print(parsed.value, board);
      const again = printed.ok ? notation.parse(printed.value, board) : printed;
      return again.ok && JSON.stringify(again.value) === JSON.stringify(parsed.value)
        ? undefined
        : 'another solution read back';
    };
  }

  /** What a browser makes of a hash, and the lines of the text that it may stand for. */
  const asBrowser = (hash) => new URL(`#${hash.replace(/^#/, '')}`, 'https://example.org').hash;
  const refusal = (read) => (read.ok ? undefined : faultOf(read.error, Number.POSITIVE_INFINITY));
  const links = {
    'link of the app'(hash) {
      const link = core.splitLink(asBrowser(hash));
      if (!link.ok) return refusal(link);
      const { parts } = link.value;
      const read = [
        core.readPosition(parts),
        core.readDraftPart(parts[0] ?? ''),
        core.readState(board, parts[3] ?? ''),
      ];
      return read.map(refusal).find(Boolean);
    },
    'link of a set': (hash) => refusal(core.readSetLink(asBrowser(hash))),
    'link as a board': (hash) => refusal(formats.find(({ id }) => id === 'link').parse(hash)),
  };
  const rows = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
  const validLinks = [
    ...['play', 'puzzles/3', 'play/p-0123abc', 'set/', 'play/2026-11-21', 'ladder/expert', 'learn/2'],
    ...[`play/${rows}`, `play/${rows}/11u1.11d1/1`, `replay/${rows}/11u1.11d1`, `solve/${rows}`],
    ...[`lab/${rows}/11u1/0/@0123456789ab`, 'edit/!6x6r.ff~!X*cacb~A*aebece'],
    ...[`set/A%20set/${rows}.p-0123abc`, 'play/!6x6l.~!X*cacb~A*aebece/1d1'],
  ].map((link) => `#1/${link}`);

  const pictures = {
    async decodePicture(bytes) {
      const size = core.pictureKinds.find((kind) => kind.begins(bytes))?.sizeOf(bytes);
      // up to 50 megapixels are decoded, which takes seconds and shows nothing new
      if (size && size.width * size.height > MOST_PIXELS) return undefined;
      const decoded = await core.decodePicture(bytes);
      if (!decoded.ok)
        return /^[^\n]{1,300}$/.test(decoded.error) ? undefined : 'a refusal that is not one line';
      const { width, height, data } = decoded.value;
      return data.length === 4 * width * height ? undefined : 'pixels that do not fit the size';
    },
  };
  const data = Uint8Array.from({ length: 4 * 8 * 6 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 256));
  const validPictures = [
    encode({ width: 8, height: 6, data }),
    jpegJs.encode({ width: 8, height: 6, data }, 80).data,
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
    readFileSync(new URL('../../../packages/cli/test/drawn.webp', import.meta.url)),
  ].map((bytes) => Buffer.from(bytes));

  return [
    {
      ...texts,
      name: 'boards',
      valid: [...valid, ...corpus('core/src/formats/corpus.jsonl')],
      look: lookWith(boards),
    },
    {
      ...texts,
      name: 'solutions',
      valid: [...valid, ...corpus('core/src/notation/corpus.jsonl')],
      look: lookWith(solutions),
    },
    {
      ...texts,
      name: 'catalogue',
      valid,
      look: lookWith({
        catalogue(text) {
          const read = core.readCatalogue(text);
          return read.ok ? undefined : faultOf(read.error, linesIn(text));
        },
      }),
    },
    {
      ...texts,
      name: 'links',
      valid: [...validLinks, ...corpus('web/src/app/model/corpus.jsonl')],
      look: lookWith(links),
    },
    {
      name: 'pictures',
      slowest: SLOWEST_PICTURE,
      valid: [...validPictures, ...corpus('cli/src/input/picture/corpus.jsonl')],
      change: mutatedBytes,
      look: lookWith(pictures),
      line: (bytes) => JSON.stringify({ about: '', bytes: bytes.toString('base64'), gives: '' }),
    },
  ];
}
