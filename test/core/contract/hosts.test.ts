import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/core/platform/config.js';
import { hostCheck } from '../../../src/core/platform/hosts.js';
import type { Environment } from '../../../src/core/platform/settings/environment.js';
import { banner } from '../../../src/run/banner.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { videosOf } from '../../helpers/videos.js';
import { exchange } from '../../helpers/wire.js';

const accepts = (environment: Environment, local = '127.0.0.1') => {
  const check = hostCheck(loadConfig(environment));
  return (host: string) => check(host, local);
};

describe('a Host', () => {
  it.each([
    'localhost',
    'LOCALHOST:3000',
    'plaza.localhost:80',
    '127.0.0.1:3000',
    '127.8.7.6',
    '[::1]:3000',
    '[0:0:0:0:0:0:0:1]',
  ])('accepts the host %s as this machine', (host) => {
    expect(accepts({})(host)).toBe(true);
    expect(accepts({ HOST: '0.0.0.0', PUBLIC_URL: 'https://plaza.example' }, '10.0.0.4')(host)).toBe(true);
  });

  it('is the address that was listened on, or that the request came to', () => {
    expect(accepts({ HOST: '10.0.0.4' }, '')('10.0.0.4:3000')).toBe(true);
    expect(accepts({ HOST: 'plaza.lan' }, '')('Plaza.LAN')).toBe(true);
    expect(accepts({ HOST: '::' }, '::ffff:10.0.0.4')('10.0.0.4:3000')).toBe(true);
    expect(accepts({ HOST: '::' }, 'fd00::12%eth0')('[FD00:0::12]:3000')).toBe(true);
    expect(accepts({ HOST: '::' }, '::ffff:10.0.0.4')('10.0.0.5')).toBe(false);
  });

  it('is a name that the operator gave', () => {
    const check = accepts({ PUBLIC_URL: 'https://plaza.example:8443', ALLOWED_HOSTS: 'backend,fd00::7' }, '10.0.0.4');
    for (const host of ['plaza.example', 'PLAZA.example:8443', 'backend:3000', '[fd00:0:0::7]']) {
      expect(check(host), host).toBe(true);
    }
  });

  it.each([
    '',
    ' ',
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.evil.example',
    'localhost:99999',
    'localhost:',
    'user@localhost',
    'localhost/x',
    'localhost#',
    'localhost, evil.example',
    '0.0.0.0',
    '10.0.0.4',
    '[::2]',
    '[:::::::::::::::::::::::::::::::::::::::::::::::::]',
    'a'.repeat(9000),
  ])('refuses the host %s as another machine', (host) => {
    expect(accepts({})(host)).toBe(false);
    expect(accepts({ PUBLIC_URL: 'https://plaza.example', ALLOWED_HOSTS: 'backend' })(host)).toBe(false);
  });
});

describe('a service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ settings: { TRUST_PROXY: 'true' } });
  });
  afterAll(() => app.close());

  const get = async (path: string, ...lines: string[]) => {
    const bytes = `${[`GET ${path} HTTP/1.1`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
    const [reply] = await exchange(app.port, bytes);
    return { status: reply?.status, body: reply?.body ?? '' };
  };

  it('repeats no name of a stranger, wherever it says where it is', async () => {
    const id = await videosOf(app).video();
    const paths = ['/openapi.json', '/openapi.yaml', `/videos/${id}/stream`].map((path) => `/api/v1${path}`);
    for (const path of [...paths, '/']) {
      const refused = await get(path, 'Host: evil.example');
      expect([path, refused.status]).toEqual([path, 400]);
      expect(JSON.parse(refused.body)).toMatchObject({
        code: 'bad_request',
        message: expect.stringMatching(/Host.*PUBLIC_URL or ALLOWED_HOSTS/),
      });
      expect(refused.body).not.toContain('evil');
      const forwarded = await get(path, `Host: plaza.localhost:${app.port}`, 'X-Forwarded-Host: evil.example');
      expect([path, forwarded.status]).toEqual([path, 200]);
      expect(forwarded.body).not.toContain('evil');
    }
    const { body } = await get(`/api/v1/videos/${id}/stream`, 'Host: plaza.localhost:81');
    expect(JSON.parse(body).stream_url).toMatch(/^http:\/\/plaza\.localhost:81\/storage\//);
  });

  it('says where it is to whom it was named nothing', async () => {
    const [reply] = await exchange(app.port, 'GET /api/v1/openapi.json HTTP/1.0\r\n\r\n');
    expect(JSON.parse(reply?.body ?? '').servers[0].url).toBe(`${app.origin}/api/v1`);
  });

  it('accepts only the host of its public address', async () => {
    const settings = { PUBLIC_URL: 'http://plaza.example' };
    const open = await testApp({ sharing: app, settings });
    for (const host of ['plaza.example', 'localhost']) {
      const [reply] = await exchange(
        open.port,
        `GET /api/v1/openapi.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(JSON.parse(reply?.body ?? '').servers[0].url).toBe('http://plaza.example/api/v1');
    }
    await open.close();
  });
});

describe('the banner', () => {
  const settingsOf = (environment: Environment, ownerToken: string | null = null) =>
    banner({
      config: loadConfig(environment),
      address: { address: environment.HOST ?? '127.0.0.1', family: 'IPv4', port: 3000 },
      databaseFolder: null,
      demoAccess: null,
      ownerToken,
    });
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.internal === false)?.address;

  it.each(['0.0.0.0', '::', ...(outer === undefined ? [] : [outer])])(
    'warns when HOST=%s opens the service and no setting names it',
    (HOST) => {
      expect(settingsOf({ HOST })).toMatch(/Warning .*PUBLIC_URL or ALLOWED_HOSTS/);
      expect(settingsOf({ HOST, PUBLIC_URL: 'https://plaza.example' })).not.toContain('Warning');
      expect(settingsOf({ HOST, ALLOWED_HOSTS: 'plaza.example' })).not.toContain('Warning');
    },
  );

  it('has a link for the first admin where there is no account, at the address that they reach', () => {
    expect(settingsOf({}, null)).not.toContain('sign-up?');
    expect(settingsOf({}, 'abc')).toContain('http://127.0.0.1:3000/sign-up?invitation=abc');
    expect(settingsOf({ HOST: '0.0.0.0' }, 'abc')).toContain('http://localhost:3000/sign-up?invitation=abc');
    expect(settingsOf({ PUBLIC_URL: 'https://plaza.example' }, 'abc')).toContain(
      'https://plaza.example/sign-up?invitation=abc',
    );
  });

  it('tells to try the address that the outside world uses', () => {
    const lines = (environment: Environment) => settingsOf(environment).match(/^ +(Public|Try) .*/gm);
    expect(lines({})).toEqual(['  Try        curl -s http://127.0.0.1:3000/api/v1/forum/boards']);
    expect(lines({ PUBLIC_URL: 'https://plaza.example' })).toEqual([
      '  Public     https://plaza.example/',
      '  Try        curl -s https://plaza.example/api/v1/forum/boards',
    ]);
  });

  it.each(['127.0.0.1', '::1', 'localhost', '127.0.0.2'])('does not for HOST=%s', (HOST) => {
    expect(settingsOf({ HOST })).not.toContain('Warning');
  });
});
