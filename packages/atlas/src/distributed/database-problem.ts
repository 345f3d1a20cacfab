// What a database refuses, in one line that never holds a password.
import { getSystemErrorMap } from 'node:util';
import { type AtlasProblem, firstLine } from '../store/problem.ts';

/** Where a database is and who asks: all of its URL that may be shown. */
export interface DatabasePlace {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
}

export const formatDatabase = ({ host, port, database }: DatabasePlace): string =>
  host.startsWith('/') ? `${database} in ${host}` : `${host}:${port}/${database}`;

/** Codes of PostgreSQL (appendix A of its manual) and of the system. */
const full = '53100';
const restarting = new Set(['57P01', '57P02', '57P03', '53300']);
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** How the library says that a connection has gone; these have no code. */
const gone =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;
/** How it says that the other side speaks something else, or nothing. */
const foreign = /received invalid response|unexpected message|connection terminated|timeout exceeded/i;

interface DatabaseError {
  readonly code?: string;
  readonly message: string;
  readonly errno?: number;
  readonly errors?: readonly DatabaseError[];
}

const codeOf = (thrown: unknown): string => (thrown as DatabaseError | undefined)?.code ?? '';

/** Whether the database is away or not ready, so that asking again later may help. */
export const isOutage = (thrown: unknown): boolean =>
  isRestarting(thrown) ||
  unreachable.has(codeOf(thrown)) ||
  codeOf(thrown).startsWith('08') ||
  (codeOf(thrown) === '' && thrown instanceof Error && gone.test(thrown.message));

/** Whether the database itself says that it is going, coming, or has no connection left. */
export const isRestarting = (thrown: unknown): boolean => restarting.has(codeOf(thrown));

/** What was thrown, in the words of the system or the database. */
function wordsOf(thrown: unknown): string {
  // an attempt for each address of a host
  const error = ((thrown as DatabaseError).errors?.[0] ?? thrown) as DatabaseError;
  const [, words] = (error.errno !== undefined && getSystemErrorMap().get(error.errno)) || [];
  return words ?? firstLine(error);
}

/** The problem behind what a query threw; `answered`: whether the database has answered before. */
export function databaseProblem(thrown: unknown, place: DatabasePlace, answered = true): AtlasProblem {
  return { code: 'database', message: sentence(thrown, place, answered) };
}

function sentence(thrown: unknown, place: DatabasePlace, answered: boolean): string {
  const name = formatDatabase(place);
  const words = wordsOf(thrown);
  const code = codeOf(thrown);
  if (code === '28P01') return `${name}: the password of '${place.user}' is refused`;
  if (/client password must be a (non-empty )?string/.test(words)) {
    return `${name}: '${place.user}' needs a password, and there is none in the URL or in PGPASSWORD`;
  }
  if (code === '3D000') return `${name}: there is no such database`;
  if (code === '42501') return `${name}: '${place.user}' has not the right that this needs: ${words}`;
  if (code === full) return `${name}: the database is full: ${words}`;
  if (!answered && code === '' && foreign.test(words))
    return `${name}: nothing there answers as PostgreSQL does: ${words}`;
  if (isOutage(thrown)) return `${name}: the database cannot be reached: ${words}`;
  return `${name}: ${words}`;
}
