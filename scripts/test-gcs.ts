// Runs the tests of storage and uploads on a bucket, in an emulator of Google Cloud Storage: the one that
// STORAGE_EMULATOR_HOST names, or fake-gcs-server, which is installed if Go is there.
import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/free-port.js';

const emulator = 'github.com/fsouza/fake-gcs-server@v1.56.1';
const folder = mkdtempSync(join(tmpdir(), 'plaza-gcs-'));

/** The path of the emulator, or null where it is not there and cannot be installed. */
function findEmulator(): string | null {
  if (spawnSync('fake-gcs-server', ['-h']).error === undefined) return 'fake-gcs-server';
  const go = spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' });
  if (go.status !== 0) return null;
  const program = join(go.stdout.trim(), 'bin/fake-gcs-server');
  if (!existsSync(program)) {
    process.stdout.write(`Installing ${emulator} …\n`);
    if (spawnSync('go', ['install', emulator], { stdio: 'inherit' }).status !== 0) return null;
  }
  return program;
}

type Emulator = { url: string; stop: () => void };

async function start(program: string): Promise<Emulator> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const url = `http://${host}`;
  const args = [
    '-scheme',
    'http',
    '-host',
    '127.0.0.1',
    '-port',
    `${port}`,
    '-backend',
    'memory',
    '-log-level',
    'error',
  ];
  const child = spawn(program, [...args, '-public-host', host, '-external-url', url], { stdio: 'inherit' });
  return { url, stop: () => child.kill() };
}

async function makeBucket(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const body = JSON.stringify({ name });
      const headers = { 'Content-Type': 'application/json' };
      const reply = await fetch(`${url}/storage/v1/b?project=plaza`, { method: 'POST', body, headers });
      if (reply.ok || reply.status === 409) return;
      throw new Error(`${url} answers ${reply.status} to a new bucket`);
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Links are signed with a key, which an emulator does not check. */
function makeCredentials(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = join(folder, 'credentials.json');
  const credentials = {
    type: 'service_account',
    project_id: 'plaza',
    client_email: 'plaza@plaza.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(file, JSON.stringify(credentials), { mode: 0o600 });
  return file;
}

async function main(): Promise<number> {
  const given = process.env.STORAGE_EMULATOR_HOST;
  const program = given ? '' : findEmulator();
  if (program === null) {
    process.stderr.write(
      'There is no emulator of Google Cloud Storage. Install Go, or fake-gcs-server, or name one in ' +
        'STORAGE_EMULATOR_HOST. Nothing was tested.\n',
    );
    return process.env.REQUIRE_GCS ? 1 : 0;
  }
  const { url, stop } = given ? { url: given, stop: () => {} } : await start(program);
  try {
    await makeBucket(url, 'plaza-test');
    process.env.STORAGE_EMULATOR_HOST = url;
    process.env.GOOGLE_APPLICATION_CREDENTIALS = makeCredentials();
    process.env.TEST_STORAGE_URL = 'gs://plaza-test';
    const suites = ['test/storage', 'test/files', 'test/shares', 'test/videos/uploads', 'test/videos/visibility'];
    const tests = spawn(process.execPath, ['scripts/test.mjs', ...suites], { stdio: 'inherit' });
    const [code] = (await once(tests, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
