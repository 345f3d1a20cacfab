import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDatabaseUrl } from './database-url.ts';

const none = { HOME: '/nonexistent' };
const read = (url: string, environment: Record<string, string> = {}) =>
  readDatabaseUrl(url, { ...none, ...environment });
const address = (url: string, environment: Record<string, string> = {}) => {
  const found = read(url, environment);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

describe('what a URL says', () => {
  test.each<[string, object]>([
    [
      'postgres://unjam:secret@db.example:5433/atlas',
      { host: 'db.example', port: 5433, database: 'atlas', user: 'unjam' },
    ],
    [
      'postgresql://unjam@db.example/atlas',
      { host: 'db.example', port: 5432, database: 'atlas', user: 'unjam' },
    ],
    ['postgres://unjam@[::1]:5433/atlas', { host: '::1', port: 5433, database: 'atlas' }],
    ['postgres://unjam@/atlas?host=/run/postgresql', { host: '/run/postgresql', database: 'atlas' }],
    ['postgres://unjam@db.example', { database: 'unjam' }],
    ['postgres://a%40b@db.example/a%2Fb', { user: 'a@b', database: 'a/b' }],
  ])('%s', (url, place) => {
    expect(address(url).place).toMatchObject(place);
  });

  test('passwords, decoded', () => {
    expect(address('postgres://unjam:p%40ss%2Fw%3Ard@h/d').password).toBe('p@ss/w:rd');
  });

  test('what it leaves out comes from the environment', () => {
    const environment = { PGHOST: 'h', PGPORT: '77', PGUSER: 'u', PGPASSWORD: 'p', PGDATABASE: 'd' };
    expect(address('postgres://', environment)).toMatchObject({
      place: { host: 'h', port: 77, user: 'u', database: 'd' },
      password: 'p',
    });
    expect(address('postgres://me:mine@here:5/this', environment)).toMatchObject({
      place: { host: 'here', port: 5, user: 'me', database: 'this' },
      password: 'mine',
    });
  });
});

describe('what could be read in two ways is refused, and nothing of it is repeated', () => {
  test.each([
    'postgres://unjam:/Xk29secret@127.0.0.1:1/atlas',
    'postgres://unjam:12/cret@127.0.0.1:1/atlas',
    'postgres://unjam:p@ss/word@127.0.0.1:1/atlas',
    'postgres://unjam:p@secret@127.0.0.1:1/atlas',
    'postgres://unjam:pass?secret@127.0.0.1:1/atlas',
    'postgres://unjam:12?secret=1@127.0.0.1:1/atlas',
    'postgres://unjam:12?secret=1',
    'postgres://unjam:pa#secret@127.0.0.1:1/atlas',
    'postgres://unjam:a:secret@127.0.0.1:1/atlas',
    'postgres://unjam:secret word@127.0.0.1:1/atlas',
    'postgres://unjam:secret@127.0.0.1:secret/atlas',
    'postgres://unjam:secret@127.0.0.1:99999/atlas',
    'postgres://unjam:secret@127.0.0.1/atlas/secret',
    'postgres://unjam:secret@[secret/atlas',
    'postgres://unjam:secret%ff@127.0.0.1:1/atlas',
    'postgres://unjam:secret%c3@127.0.0.1:1/atlas',
    'redis://unjam:secret@127.0.0.1',
    'secret',
    '',
  ])('%s', (url) => {
    const found = read(url);
    expect(found).toMatchObject({ ok: false, error: { code: 'database' } });
    const message = found.ok ? '' : found.error.message;
    expect(message).toMatch(
      /^the URL of the queue .*; expected postgres:\/\/USER:PASSWORD@HOST:PORT\/DATABASE$/,
    );
    for (const part of ['ecret', 'unjam', '127', 'Xk29', 'cret', 'atlas'])
      expect(message).not.toContain(part);
  });
});

describe('TLS', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'unjam-tls-'));
    writeFileSync(join(folder, 'ca.pem'), 'the authority');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each<[string, Record<string, string>, unknown]>([
    ['', {}, false],
    ['sslmode=disable', {}, false],
    ['sslmode=require', {}, { rejectUnauthorized: true }],
    ['sslmode=verify-full', {}, { rejectUnauthorized: true }],
    ['SSLMODE=verify-full', {}, { rejectUnauthorized: true }],
    ['sslmode=no-verify', {}, { rejectUnauthorized: false }],
    ['', { PGSSLMODE: 'require' }, { rejectUnauthorized: true }],
    ['sslmode=disable', { PGSSLMODE: 'require' }, false],
  ])('%s %j', (query, environment, tls) => {
    expect(address(`postgres://h/d?${query}`, environment).tls).toEqual(tls);
  });

  test('the file of the authority, from the URL or from PGSSLROOTCERT', () => {
    const ca = join(folder, 'ca.pem');
    const tls = { rejectUnauthorized: true, ca: 'the authority' };
    expect(address(`postgres://h/d?sslmode=verify-full&sslrootcert=${ca}`).tls).toEqual(tls);
    expect(address('postgres://h/d', { PGSSLROOTCERT: ca }).tls).toEqual(tls);
    expect(read(`postgres://h/d?sslmode=verify-full&sslrootcert=${folder}/none.pem`)).toMatchObject({
      error: {
        message: expect.stringMatching(/^sslrootcert: ENOENT: no such file or directory.*none\.pem'$/),
      },
    });
    expect(read('postgres://h/d?sslmode=maybe')).toMatchObject({
      error: { message: expect.stringMatching(/^sslmode is not known; expected disable, /) },
    });
  });

  test('.pgpass, where nobody else may read it', () => {
    const file = join(folder, 'pgpass');
    writeFileSync(file, '# mine\nelsewhere:*:*:*:no\n*:5432:atlas:unjam:with\\:colon\n', { mode: 0o600 });
    const environment = { PGPASSFILE: file };
    expect(address('postgres://unjam@h/atlas', environment).password).toBe('with:colon');
    expect(address('postgres://unjam@h/other', environment).password).toBeUndefined();
    chmodSync(file, 0o644);
    expect(address('postgres://unjam@h/atlas', environment).password).toBeUndefined();
  });
});
