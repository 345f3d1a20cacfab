// TLS to a PostgreSQL with certificates made for the test: what is refused names its remedy.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServerFolder } from '../../../../scripts/postgres.mjs';
import { hasPostgres, programs } from '../../../atlas/test/queue/database.ts';
import { unjamHere } from '../in-process.ts';
import { withQueue } from './workers.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('SKIPPED: TLS to the database; there is no program openssl');

describe.skipIf(!hasPostgres || !hasOpenssl)('a database with TLS', () => {
  let server: Awaited<ReturnType<typeof createServerFolder>>;
  let folder: string;

  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const key = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`];
  /** A certificate of the authority `ca` for a host name. */
  const certify = (name: string, host: string, ...dates: string[]) => {
    openssl(
      'req',
      ...key(name),
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host}`,
      '-out',
      `${name}.csr`,
    );
    const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy'];
    openssl('x509', '-req', '-in', `${name}.csr`, ...signing, ...dates, '-out', `${name}.pem`);
  };
  /** Starts the server with one of the certificates. */
  const present = async (name: string) => {
    await server.stop();
    const { uid, gid } = statSync(server.data);
    for (const [file, as] of [
      [`${name}.pem`, 'server.crt'],
      [`${name}.key`, 'server.key'],
    ] as const) {
      const to = join(server.data, as);
      copyFileSync(join(folder, file), to);
      chownSync(to, uid, gid);
      chmodSync(to, 0o600);
    }
    await server.start();
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'unjam-tls-'));
    for (const ca of ['ca', 'other']) {
      openssl('req', '-x509', ...key(ca), '-subj', `/CN=${ca}`, '-days', '2', '-out', `${ca}.pem`);
    }
    certify('good', 'localhost', '-days', '2');
    certify('elsewhere', 'db.example', '-days', '2');
    certify('expired', 'localhost', '-days', '-1');
    server = await createServerFolder(programs);
    appendFileSync(join(server.data, 'postgresql.conf'), 'ssl = on\n');
  }, 60_000);
  afterAll(async () => {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const url = (query: string) => `${server.url().replace('127.0.0.1', 'localhost')}?${query}`;
  const place = 'localhost:\\d+/postgres';
  const status = (query: string, environment: Record<string, string> = {}) =>
    unjamHere(['atlas', 'status'], { env: { ...withQueue(url(query)), ...environment } });
  const noRun = new RegExp(`^${place}: there is no run; submit one first\n$`);

  test('the certificate of a known authority, named in the URL or in PGSSLROOTCERT', async () => {
    await present('good');
    const ca = join(folder, 'ca.pem');
    for (const query of [
      `sslmode=verify-full&sslrootcert=${ca}`,
      `SSLMODE=verify-full&sslrootcert=${ca}`,
      `sslrootcert=${ca}`,
    ]) {
      expect((await status(query)).stderr).toMatch(noRun);
    }
    expect((await status('sslmode=verify-full', { PGSSLROOTCERT: ca })).stderr).toMatch(noRun);
    expect((await status('sslmode=no-verify')).stderr).toMatch(noRun);
  });

  test('an authority that is not known, an expired certificate, one for another host', async () => {
    const ca = join(folder, 'ca.pem');
    const known = `sslmode=verify-full&sslrootcert=${ca}`;
    const unsigned =
      'the certificate of the server is not signed by an authority that is known here; name the file of the authority with sslrootcert=FILE in the URL, or in PGSSLROOTCERT';
    const cases: [string, string, string][] = [
      ['good', 'sslmode=verify-full', unsigned],
      ['good', 'sslmode=require', unsigned],
      ['good', 'SSLMODE=verify-full', unsigned],
      ['good', `sslmode=verify-full&sslrootcert=${join(folder, 'other.pem')}`, unsigned],
      ['ca', 'sslmode=verify-full', unsigned],
      ['expired', known, 'the certificate of the server has expired; renew it there'],
      [
        'elsewhere',
        known,
        'the certificate of the server is for another name; use the host name that it is for',
      ],
    ];
    let presented = '';
    for (const [name, query, remedy] of cases) {
      if (name !== presented) await present(name);
      presented = name;
      const ended = await status(query);
      expect(ended.stderr).toMatch(new RegExp(`^${place}: .*\n$`));
      expect(ended.stderr.trimEnd().replace(/^[^ ]* /, '')).toBe(remedy);
      expect(ended).toMatchObject({ status: 2, stdout: '' });
    }
  });

  test('a file of the authority that is missing or holds something else', async () => {
    expect(await status('sslmode=verify-full&sslrootcert=/nowhere/ca.pem')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^sslrootcert: .*no such file or directory.*\n$/i),
    });
  });
});
