// Errors of the database as messages of one line, which never hold a password.
import { getSystemErrorMap } from 'node:util';
import { type AtlasProblem, firstLine } from '../store/problem.ts';

/** The parts of a database's URL that may be printed. */
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
/** The library's messages for a broken connection; these errors have no code. */
const gone =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;
/** Its messages where the server is not a PostgreSQL server, or does not answer. */
const foreign = /received invalid response|unexpected message|connection terminated|timeout exceeded/i;

/** The code of an error, empty where it has none. */
const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : '';

/** Whether the database cannot be reached or is not ready, so that trying again later may help. */
export const isOutage = (thrown: unknown): boolean =>
  isRestarting(thrown) ||
  unreachable.has(codeOf(thrown)) ||
  codeOf(thrown).startsWith('08') ||
  (codeOf(thrown) === '' && thrown instanceof Error && gone.test(thrown.message));

/** Whether the database says that it is stopping or starting, or that it has no connection left. */
export const isRestarting = (thrown: unknown): boolean => restarting.has(codeOf(thrown));

/** The message of the system or of the database. */
function wordsOf(thrown: unknown): string {
  // one error for each address of the host
  const error: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const errno = error instanceof Error && 'errno' in error ? Number(error.errno) : 0;
  const [, words] = getSystemErrorMap().get(errno) ?? [];
  return words ?? firstLine(error);
}

/**
 * The problem for an error that a query threw.
 *
 * @param answered - whether the database has answered before
 */
export function databaseProblem(thrown: unknown, place: DatabasePlace, answered = true): AtlasProblem {
  return { code: 'database', message: sentence(thrown, place, answered) };
}

/** What to do about a certificate that is refused, or about a server without one. */
function certificateRemedy(code: string, words: string): string | undefined {
  if (/does not support SSL/.test(words)) {
    return `${words}; turn ssl on in postgresql.conf, or use sslmode=disable where the network is your own`;
  }
  if (code === 'CERT_HAS_EXPIRED') return 'the certificate of the server has expired; renew it there';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'the certificate of the server is for another name; use the host name that it is for';
  }
  if (/^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_)/.test(code)) {
    return 'the certificate of the server is not signed by an authority that is known here; name the file of the authority with sslrootcert=FILE in the URL, or in PGSSLROOTCERT';
  }
  return undefined;
}

function sentence(thrown: unknown, place: DatabasePlace, answered: boolean): string {
  const name = formatDatabase(place);
  const words = wordsOf(thrown);
  const code = codeOf(thrown);
  if (code === '28P01') return `${name}: the password of '${place.user}' is refused`;
  if (/client password must be a (non-empty )?string/.test(words)) {
    return `${name}: '${place.user}' needs a password; there is none in the URL, in PGPASSWORD or in ~/.pgpass`;
  }
  const remedy = certificateRemedy(code, words);
  if (remedy !== undefined) return `${name}: ${remedy}`;
  if (code === '3D000') return `${name}: there is no such database`;
  if (code === '42501') return `${name}: '${place.user}' lacks a right that this needs: ${words}`;
  if (code === full) return `${name}: the database is full: ${words}`;
  if (!answered && code === '' && foreign.test(words))
    return `${name}: the server does not answer like PostgreSQL: ${words}`;
  if (isOutage(thrown)) return `${name}: the database cannot be reached: ${words}`;
  return `${name}: ${words}`;
}
