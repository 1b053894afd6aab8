import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, loadConfig } from '../../src/core/platform/config.js';
import { areas } from '../../src/core/platform/settings/choices.js';
import { settings, settingsTable } from '../../src/core/platform/settings/table.js';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

describe('configuration', () => {
  it('has a default for everything', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDir: '.data',
      basePaths: ['/api/v1', '/v1'],
      publicUrl: null,
      allowedHosts: [],
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      requireHttps: false,
      queryKeys: true,
      rateLimits: {
        anonymous: 300,
        key: 600,
        writes: 60,
        uploads: 20,
        signIn: 15,
        newcomerWrites: 10,
        newcomerUploads: 50,
      },
      workers: 1,
      databasePoolSize: 7,
      mail: { server: null, from: { name: 'Plaza', address: 'plaza@localhost' }, origin: 'http://127.0.0.1:3000' },
      currency: 'EUR',
      storage: { kind: 'file', folder: '.data/storage' },
      newcomers: { days: 0, reviewPosts: 0 },
      maxFileSize: 104_857_600,
      fileQuota: 5_368_709_120,
    });
    expect([...config.areas]).toEqual([...areas]);
  });

  it('asks more of new members where strangers come, and can be told not to', () => {
    const settings = { DATABASE_URL: 'postgresql://db.example/plaza' };
    expect(loadConfig(settings)).toMatchObject({
      newcomers: { days: 7, reviewPosts: 2, reviewLinks: 0, maxLinks: 10 },
      rateLimits: { newcomerWrites: 10, newcomerUploads: 50 },
    });
    const off = { HOLD_LINKS: 'off', NEW_MEMBER_LINKS: 'off', NEW_MEMBER_WRITES: 'off', NEW_MEMBER_UPLOADS: 'off' };
    expect(loadConfig({ ...settings, ...off })).toMatchObject({
      newcomers: { reviewLinks: null, maxLinks: null },
      rateLimits: { newcomerWrites: null, newcomerUploads: null },
    });
    expect(loadConfig({ HOLD_FIRST_POSTS: '3' }).newcomers).toMatchObject({ days: 0, reviewPosts: 3 });
  });

  it('reads what is set', () => {
    const config = loadConfig({
      PORT: '0',
      DATABASE_URL: 'postgresql://u:p@db.example/plaza',
      BASE_PATHS: '/community/v1',
      PUBLIC_URL: 'https://plaza.example',
      ALLOWED_HOSTS: 'Plaza.lan, ::1,192.168.0.7',
      AREAS: 'none',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      QUERY_KEYS: 'off',
      RATE_LIMITS: 'off',
    });
    expect(config).toMatchObject({
      port: 0,
      databaseUrl: 'postgresql://u:p@db.example/plaza',
      basePaths: ['/community/v1'],
      allowedHosts: ['plaza.lan', '[::1]', '192.168.0.7'],
      demo: false,
      trustProxy: 'loopback, 10.0.0.0/8',
      requireHttps: true,
      queryKeys: false,
      rateLimits: null,
    });
    expect(config.areas.size).toBe(0);
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    const place = (url: string) => loadConfig({ STORAGE_URL: url }).storage;
    expect(place('file:/srv/plaza')).toEqual({ kind: 'file', folder: '/srv/plaza' });
    expect(place('file:///srv/plaza')).toEqual({ kind: 'file', folder: '/srv/plaza' });
    expect(place('gs://plaza-files')).toEqual({ kind: 'gs', bucket: 'plaza-files', prefix: '' });
    expect(place('gs://plaza-files/a/b/')).toEqual({ kind: 'gs', bucket: 'plaza-files', prefix: 'a/b/' });
    expect(() => place('ftp://plaza')).toThrow('STORAGE_URL');
    const engine = (url: string) => loadConfig({ SEARCH_URL: url }).search;
    const there = { node: 'https://search.example:9200', username: 'u', password: 's&cret', index: 'plaza' };
    expect(engine('opensearch+https://u:s%26cret@search.example:9200')).toEqual(there);
    expect(engine('opensearch+https://u:s%26cret@search.example:9200/forum-1')).toEqual({ ...there, index: 'forum-1' });
    expect(engine('opensearch+http://[::1]:9200/')).toMatchObject({ node: 'http://[::1]:9200', username: '' });
    for (const wrong of ['https://u:secret@h', 'opensearch+https://u:secret@h/A', 'opensearch+http://u:secret@h']) {
      expect(() => engine(wrong)).toThrow(/^(?!.*secret).*SEARCH_URL must/);
    }
    const bucket = { kind: 's3', bucket: 'plaza-files', prefix: 'a/b/', endpoint: null };
    expect(place('s3://plaza-files/a/b')).toEqual(bucket);
    const elsewhere = { STORAGE_URL: 's3://plaza-files/a/b', S3_ENDPOINT: 'http://127.0.0.1:9000/' };
    const endpoint = 'http://127.0.0.1:9000';
    expect(loadConfig(elsewhere).storage).toEqual({ ...bucket, endpoint });
    expect(() => loadConfig({ ...elsewhere, S3_ENDPOINT: 'https://u:p@s3.example.org' })).toThrow('S3_ENDPOINT must');
    expect(() => loadConfig({ ...elsewhere, MAX_VIDEO_SIZE: '6000000000' })).toThrow('5368709120');
    expect(() => loadConfig({ S3_ENDPOINT: endpoint })).toThrow('S3_ENDPOINT is for');
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['WORKERS', '129'],
    ['DATABASE_URL', 'mysql://u:p@db.example/plaza'],
    ['DATABASE_DIRECT_URL', 'postgresql://u:p@db.example/plaza'],
    ['PREPARED_STATEMENTS', 'yes'],
    ['DATABASE_REPLICA_URLS', 'postgresql://u:p@db.example/plaza'],
    ['REPLICA_MAX_LAG', '0'],
    ['BASE_PATHS', 'api/v1'],
    ['BASE_PATHS', '/api/v2'],
    ['BASE_PATHS', '/api//v1'],
    ['PUBLIC_URL', 'ftp://plaza.example'],
    ['ALLOWED_HOSTS', 'http://plaza.example'],
    ['ALLOWED_HOSTS', 'plaza.example:8080'],
    ['ALLOWED_HOSTS', '*'],
    ['DEMO', 'yes'],
    ['AREAS', 'forum,casino'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'everybody'],
    ['REQUIRE_HTTPS', 'on'],
    ['QUERY_KEYS', 'true'],
    ['RATE_LIMITS', 'no'],
    ['RATE_LIMIT_KEY', '0'],
    ['DATABASE_POOL_SIZE', '0'],
    ['CURRENCY', 'EURO'],
    ['NEW_MEMBER_DAYS', '-1'],
    ['NEW_MEMBER_LINKS', 'none'],
    ['NEW_MEMBER_UPLOADS', '0'],
    ['NEW_MEMBER_WRITES', '0'],
    ['REVISIONS_KEPT', '50'],
    ['HOLD_FIRST_POSTS', '21'],
    ['HOLD_LINKS', 'few'],
    ['HOLD_WORDS', 'casino, !'],
    ['HOLD_WORDS_FILE', '/nowhere/at/all'],
    ['SIGN_UP', 'maybe'],
    ['REQUIRE_TWO_FACTORS', 'some'],
    ['OIDC_ISSUER', 'https://id.example'],
    ['OIDC_2_ISSUER', 'https://id.example'],
    ['MAIL_FROM', 'Plaza'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['SITE_NAME', 'x'.repeat(51)],
    ['SITE_NAME', 'Plaza\r\nBcc: victim@example.org'],
    ['SITE_NAME', 'Plaza\u2028'.concat('x')],
    ['SITE_NAME', 'Pl\u202eaza'],
    ['SITE_NAME', '…'],
    ['CONTACT_EMAIL', 'plaza'],
    ['CONTACT_EMAIL', 'a@example.org, b@example.org'],
    ['CONTACT_EMAIL', 'a@example.org\nBcc: b@example.org'],
    ['CONTACT_EMAIL', '"a b"@example.org'],
    ['CONTACT_EMAIL', `a@${'x'.repeat(253)}`],
  ])('refuses %s=%s', (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
  });

  it('takes as many workers as there are cores, and divides the connections to the database among them', () => {
    expect(loadConfig({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
    expect(loadConfig({ WORKERS: '4' })).toMatchObject({ workers: 4, databasePoolSize: 22 });
    expect(loadConfig({ WORKERS: '4', DATABASE_POOL_SIZE: '5' }).databasePoolSize).toBe(5);
    expect(faultsOf({ WORKERS: '4', DATABASE_POOL_SIZE: '4' })).toEqual([
      'DATABASE_POOL_SIZE must be a whole number from 5 to 1000, not "4": one for each of 4 workers, and one',
    ]);
    expect(faultsOf({ WORKERS: 'many' })).toEqual(['WORKERS must be a whole number from 1 to 128 or auto, not "many"']);
  });

  it('never puts demo content into a database of the operator', () => {
    const faults = faultsOf({ DEMO: 'true', DATABASE_URL: 'postgresql://u:secret@db.example/plaza' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).not.toContain('secret');
  });

  it('takes a way past a pooler', () => {
    const settings = { DATABASE_URL: 'postgres://u:p@pooler/plaza', DATABASE_DIRECT_URL: 'postgres://u:p@db/plaza' };
    expect(loadConfig(settings)).toMatchObject({
      databaseUrl: settings.DATABASE_URL,
      databaseDirectUrl: settings.DATABASE_DIRECT_URL,
      preparedStatements: true,
    });
    expect(loadConfig({ ...settings, PREPARED_STATEMENTS: 'off' }).preparedStatements).toBe(false);
    expect(loadConfig({}).databaseDirectUrl).toBeNull();
  });

  it('takes replicas, also where a password contains a comma', () => {
    const urls = ['postgresql://u:p,w@db-2/plaza', 'postgres://u:p@db-3/plaza'];
    const settings = { DATABASE_URL: 'postgres://u:p@db-1/plaza', DATABASE_REPLICA_URLS: urls.join(', ') };
    expect(loadConfig(settings).replicas).toEqual({ urls, maxLag: 1000 });
    expect(loadConfig({ ...settings, REPLICA_MAX_LAG: '2.5' }).replicas?.maxLag).toBe(2500);
    expect(loadConfig({}).replicas).toBeNull();
    const faults = faultsOf({ ...settings, DATABASE_REPLICA_URLS: `${urls[0]},mysql://u:secret@db-3/plaza` });
    expect(faults).toHaveLength(1);
    expect(faults.join()).not.toContain('secret');
  });

  it('shows no password of a faulty URL', () => {
    expect(
      faultsOf({ DATABASE_URL: 'postgres://u:p@db/x', DATABASE_DIRECT_URL: 'mysql://u:secret@db/x' }).join(),
    ).not.toContain('secret');
    expect(faultsOf({ DATABASE_URL: 'mysql://u:secret@db.example/plaza' }).join()).not.toContain('secret');
  });

  it('takes several providers of sign-in, by https unless they are on this machine', () => {
    const providerSettings = (prefix: string, issuer: string) => ({
      [`${prefix}_ISSUER`]: issuer,
      [`${prefix}_CLIENT_ID`]: 'plaza',
      [`${prefix}_CLIENT_SECRET`]: 's3cret',
    });
    const two = {
      ...providerSettings('OIDC', 'https://id.example/house'),
      ...providerSettings('OIDC_3', 'http://127.0.0.1:8080'),
    };
    const provider = { clientId: 'plaza', clientSecret: 's3cret' };
    expect(loadConfig({ ...two, OIDC_3_NAME: 'Our house' }).providers).toEqual([
      { key: 'oidc', issuer: new URL('https://id.example/house'), name: 'id.example', ...provider },
      { key: 'oidc-3', issuer: new URL('http://127.0.0.1:8080'), name: 'Our house', ...provider },
    ]);
    expect(loadConfig({}).providers).toEqual([]);
    for (const issuer of ['http://id.example', 'id.example', 'ftp://id.example']) {
      const faults = faultsOf(providerSettings('OIDC_2', issuer));
      expect([issuer, faults.length, faults[0]?.startsWith('OIDC_2_ISSUER')]).toEqual([issuer, 1, true]);
      expect(faults.join()).not.toContain('s3cret');
    }
  });

  it('takes a mail server with all that mail needs, and says what is missing', () => {
    const settings = { DATABASE_URL: 'postgresql://u:p@db/plaza', PUBLIC_URL: 'https://plaza.example/' };
    expect(loadConfig(settings).mail).toBeNull();
    const from = { name: 'Our Plaza', address: 'plaza@example.org' };
    const whole = { ...settings, MAIL_FROM: 'Our Plaza <plaza@example.org>' };
    const server = (url: string) => loadConfig({ ...whole, SMTP_URL: url }).mail;
    expect(server('smtps://me%40there:s3:cret@mx.example')).toEqual({
      server: {
        host: 'mx.example',
        port: 465,
        secure: true,
        requireTls: false,
        auth: { user: 'me@there', pass: 's3:cret' },
      },
      from,
      origin: 'https://plaza.example',
      outbox: null,
      site: { name: 'Plaza', contact: null, isOn: true, language: null, texts: {} },
    });
    // A password leaves this machine encrypted only.
    expect(server('smtp://me:secret@mx.example')?.server).toMatchObject({ port: 587, requireTls: true });
    expect(server('smtp://me:secret@[::1]:25/')?.server).toMatchObject({ host: '::1', port: 25, requireTls: false });
    expect(loadConfig(settings).requireVerifiedEmail).toBe(false);
    expect(loadConfig({ ...whole, SMTP_URL: 'smtp://mx.example' }).requireVerifiedEmail).toBe(true);
    const lax = { ...whole, SMTP_URL: 'smtp://mx.example', REQUIRE_VERIFIED_EMAIL: 'false' };
    expect(loadConfig(lax).requireVerifiedEmail).toBe(false);
    expect(faultsOf({ ...settings, REQUIRE_VERIFIED_EMAIL: 'true' })).toHaveLength(1);
    expect(server('smtp://mx.example')?.server).toMatchObject({ requireTls: false, auth: null });

    const missing = faultsOf({ SMTP_URL: 'smtp://mx.example' });
    expect(missing.map((fault) => fault.split(' ')[0])).toEqual(['MAIL_FROM', 'PUBLIC_URL']);
    for (const url of ['mx.example', 'http://mx.example', 'smtp://', 'smtp://u:secret@mx/x', 'smtp://mx?pool=true']) {
      const faults = faultsOf({ ...whole, SMTP_URL: url });
      expect(faults, url).toHaveLength(1);
      expect(faults[0]).not.toContain('secret');
    }
  });

  it('takes filtered words from a list and from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plaza-words-'));
    const file = join(folder, 'words.txt');
    await writeFile(file, '# Offers\r\nfree money\n\n---\ncasino\n');
    const words = (settings: Record<string, string>) => loadConfig(settings).newcomers.reviewWords;
    expect(words({ HOLD_WORDS: 'pills, Viel Geld' })).toEqual(['pills', 'Viel Geld']);
    expect(words({ HOLD_WORDS_FILE: file })).toEqual(['free money', 'casino']);
    await rm(folder, { recursive: true });
  });

  it('refuses a name that is nearly that of a setting, and says which is meant', () => {
    expect(faultsOf({ RATE_LIMITT: 'off', DATABSE_URL_FILE: '/x' })).toEqual([
      'RATE_LIMITT is no setting: RATE_LIMITS is',
      'DATABSE_URL is no setting: DATABASE_URL is',
    ]);
    // Variables of other programs: short names, distant ones, and a near one beside the right one.
    loadConfig({ HOSTS: 'x', PLAZA_DATABASE_URL: 'x', DATABASE_URI: 'x', DATABASE_URL: 'postgresql://db/plaza' });
  });

  it('refuses a setting of an earlier version, and says what applies now', () => {
    expect(faultsOf({ REQUEST_TIMEOUT: '30', UPLOAD_IDLE_TIMEOUT_FILE: '/x', RATE_LIMIT_REPORTS: '' })).toEqual([
      'REQUEST_TIMEOUT is no setting any more, and has to go: a request has to arrive within 120 seconds',
      'UPLOAD_IDLE_TIMEOUT is no setting any more, and has to go: an upload is cut off after 60 seconds without a byte',
    ]);
  });

  it('takes any setting from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plaza-settings-'));
    const file = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    };
    const url = 'postgresql://u:s3cret@db.example/plaza';
    const provider = { OIDC_3_ISSUER: 'https://id.example', OIDC_3_CLIENT_ID: 'plaza' };
    expect(
      loadConfig({
        DATABASE_URL: ' ',
        DATABASE_URL_FILE: await file('database', `\n${url}\r\n`),
        WORKERS_FILE: await file('workers', '3'),
        ...provider,
        OIDC_3_CLIENT_SECRET_FILE: await file('oidc', 's3cret\n'),
        PORT_FILE: '',
      }),
    ).toMatchObject({ databaseUrl: url, workers: 3, port: 3000, providers: [{ clientSecret: 's3cret' }] });

    const empty = await file('empty', ' \n');
    const long = await file('long', 's3cret'.repeat(200_000));
    for (const [settings, fault] of [
      [
        { DATABASE_URL: url, DATABASE_URL_FILE: join(folder, 'database') },
        'DATABASE_URL and DATABASE_URL_FILE are both set',
      ],
      [{ SMTP_URL_FILE: join(folder, 'nowhere') }, 'SMTP_URL_FILE cannot be read: ENOENT'],
      [{ DATABASE_URL_FILE: empty }, `DATABASE_URL_FILE names a file that is empty: ${empty}`],
      [{ DATABASE_URL_FILE: folder }, `DATABASE_URL_FILE names what is no file: ${folder}`],
      [{ DATABASE_URL_FILE: '/dev/zero' }, 'DATABASE_URL_FILE names what is no file: /dev/zero'],
      [{ DATABASE_URL_FILE: long }, 'DATABASE_URL_FILE names a file of more than 1048576 bytes'],
    ] as const) {
      const faults = faultsOf(settings);
      expect([faults.length, faults[0]]).toEqual([1, expect.stringContaining(fault)]);
      expect(faults.join()).not.toContain('s3cret');
    }
    await rm(folder, { recursive: true });
  });

  it('documents every setting', () => {
    for (const name of Object.keys(settings)) expect(settingsTable()).toContain(`| \`${name}\` |`);
  });
});
