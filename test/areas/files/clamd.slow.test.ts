import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { freePort } from '../../../src/core/platform/free-port.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { worm } from '../../helpers/scanner.js';

let folder: string;
let clamd: ChildProcess;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-clamd-'));
  const port = await freePort();
  await writeFile(join(folder, 'test.ndb'), `Test.Worm:0:*:${Buffer.from(worm).toString('hex')}\n`);
  const lines = [
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${folder}`,
    'Foreground yes',
    'StreamMaxLength 1M',
  ];
  await writeFile(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
  // Debian's package is clamav-daemon.
  clamd = spawn('/usr/sbin/clamd', ['-c', join(folder, 'clamd.conf')]);
  await new Promise<void>((resolve, reject) => {
    clamd.once('error', reject);
    clamd.stdout?.on('data', (text) => String(text).includes('Self checking') && resolve());
  });
  app = await testApp({ settings: { SCAN_URL: `clamd://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app?.close();
  clamd?.kill();
  await rm(folder, { recursive: true, force: true });
});

it('scans uploads by a real clamd', async () => {
  const { api, people } = app;
  const post = (text: string) => api.post('/files', people.member.key).attach('file', Buffer.from(text), 'a.txt');
  await post('harmless').expect(201);
  await post('x'.repeat(900_000)).expect(201);
  await expectCode(post(`${'x'.repeat(500_000)}${worm}${'x'.repeat(300_000)}`), 400, 'invalid_file');
  await expectCode(post('x'.repeat(3_000_000)), 503, 'component_inactive');
});
