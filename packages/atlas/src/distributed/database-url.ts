// Reads the URL of a database, and what it leaves out from the environment, as PostgreSQL's own programs do.
//
//     postgres://unjam:PASSWORD@db.example:5432/atlas?sslmode=verify-full&sslrootcert=ca.pem
//
// A URL that could be read in two ways is refused, and no problem repeats any part of it: a password with a slash, say,
// would else be taken for the name of a database and printed.
import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { AtlasProblem } from '../store/problem.ts';
import { firstLine } from '../store/problem.ts';
import type { DatabasePlace } from './database-problem.ts';

/** How to reach a database. */
export interface DatabaseAddress {
  readonly place: DatabasePlace;
  readonly password: string | undefined;
  /** How to check the server's certificate; false for a connection without TLS. */
  readonly tls: false | { readonly rejectUnauthorized: boolean; ca?: string; cert?: string; key?: string };
  /** Settings that the URL wants for its connections, as PostgreSQL's `options`. */
  readonly options: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const EXPECTED = 'postgres://USER:PASSWORD@HOST:PORT/DATABASE';
/** What may stand in a user's name, a password or a database's name as it is; everything else as %XX. */
const PLAIN = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/;
const isPlain = (text: string): boolean => PLAIN.test(text) && decode(text) !== undefined;
const HOST = /^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9\-._]*)$/;
const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'options'] as const;
type Parameter = (typeof parameters)[number];

/** Modes in which the certificate is checked, as far as this program is concerned all alike. */
const checked = ['prefer', 'require', 'verify-ca', 'verify-full'];
const modes = ['disable', 'no-verify', ...checked];

/**
 * Reads the URL of a database.
 *
 * @param url - `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, where everything after `//` may be missing
 * @param environment - PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE, PGSSLMODE, PGSSLROOTCERT, PGSSLCERT, PGSSLKEY,
 *   PGPASSFILE
 * @returns the address; a problem that holds no part of the URL, except names of files
 */
export function readDatabaseUrl(
  url: string,
  environment: Environment = process.env,
): Result<DatabaseAddress, AtlasProblem> {
  const problem = (what: string) =>
    err({ code: 'database' as const, message: `the URL of the queue ${what}; expected ${EXPECTED}` });
  const [, rest] = /^postgres(?:ql)?:\/\/(.*)$/s.exec(url) ?? [];
  if (rest === undefined) return problem('does not begin with postgres://');
  const split = /^([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/.exec(rest);
  if (!split) return problem('has a #, which must be written as %23');
  const [, authority = '', path = '', query = ''] = split;
  const parts = authority.split('@');
  if (parts.length > 2 || path.includes('@') || query.includes('@')) {
    return problem(
      'has an @ or a / that may be part of the password, where they must be written as %40 and %2F',
    );
  }
  const [login, server] = parts.length === 2 ? parts : ['', parts[0]];
  const [user = '', password, more] = (login ?? '').split(':');
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(server ?? '') ?? [];
  const isRead = `${host}${port === undefined ? '' : `:${port}`}` === server;
  if (more !== undefined || !isRead || !HOST.test(host) || ![user, password ?? '', path].every(isPlain)) {
    return problem('cannot be read');
  }
  const settings = readParameters(query);
  if (!settings) return problem(`has a parameter that is not known: only ${parameters.join(', ')} are`);
  const { PGHOST, PGPORT, PGUSER, PGDATABASE, USER } = environment;
  const number = Number(settings.get('port') ?? (port || (PGPORT ?? '5432')));
  if (!(Number.isInteger(number) && number > 0 && number < 65_536))
    return problem('has a port that does not exist');
  const name = decode(user) || PGUSER || USER || 'postgres';
  const place: DatabasePlace = {
    host: settings.get('host') ?? (host.replace(/^\[(.*)\]$/, '$1') || PGHOST || 'localhost'),
    port: number,
    database: decode(path) || PGDATABASE || name,
    user: name,
  };
  const tls = readTls(settings, environment);
  if (!tls.ok) return tls;
  return ok({
    place,
    password: decode(password ?? '') || environment.PGPASSWORD || passwordOf(place, environment),
    tls: tls.value,
    options: settings.get('options') ?? '',
  });
}

/** A text with its %XX decoded; undefined for bytes that are not UTF-8. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The parameters of a URL, whose names may be written in any case; undefined where one is not known. */
function readParameters(query: string): Map<Parameter, string> | undefined {
  const found = new Map<Parameter, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = parameters.find((parameter) => parameter === name.toLowerCase());
    if (!known || found.has(known)) return undefined;
    found.set(known, value);
  }
  return found;
}

function readTls(
  settings: ReadonlyMap<Parameter, string>,
  { PGSSLMODE, PGSSLROOTCERT, PGSSLCERT, PGSSLKEY }: Environment,
): Result<DatabaseAddress['tls'], AtlasProblem> {
  const refused = (message: string) => err({ code: 'database' as const, message });
  const root = settings.get('sslrootcert') ?? PGSSLROOTCERT;
  const mode = (settings.get('sslmode') ?? PGSSLMODE ?? (root ? 'verify-full' : 'disable')).toLowerCase();
  if (!modes.includes(mode)) return refused(`sslmode is not known; expected ${modes.join(', ')}`);
  if (mode === 'disable') return ok(false);
  const tls: Exclude<DatabaseAddress['tls'], false> = { rejectUnauthorized: checked.includes(mode) };
  for (const [name, key, file] of [
    ['sslrootcert', 'ca', root === 'system' ? undefined : root],
    ['sslcert', 'cert', settings.get('sslcert') ?? PGSSLCERT],
    ['sslkey', 'key', settings.get('sslkey') ?? PGSSLKEY],
  ] as const) {
    if (!file) continue;
    try {
      tls[key] = readFileSync(file, 'utf8');
    } catch (thrown) {
      return refused(`${name}: ${firstLine(thrown)}`);
    }
  }
  return ok(tls);
}

/** The password that ~/.pgpass, or PGPASSFILE, has for a database: the first line that fits. */
function passwordOf(
  { host, port, database, user }: DatabasePlace,
  { PGPASSFILE, HOME = homedir() }: Environment,
): string | undefined {
  const file = PGPASSFILE ?? join(HOME, '.pgpass');
  try {
    // PostgreSQL ignores a file that others may read, too
    if (statSync(file).mode & 0o077) return undefined;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line.startsWith('#')) continue;
      const fields = [...line.matchAll(/((?:\\.|[^:\\])*)(?::|$)/g)].map(([, field = '']) =>
        field.replaceAll(/\\(.)/g, '$1'),
      );
      const wanted = [host.startsWith('/') ? 'localhost' : host, `${port}`, database, user];
      if (fields.length > 4 && wanted.every((value, i) => fields[i] === '*' || fields[i] === value))
        return fields[4];
    }
  } catch {
    // there is none
  }
  return undefined;
}
