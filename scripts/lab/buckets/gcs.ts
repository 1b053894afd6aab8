import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/core/platform/free-port.js';
import { goProgram } from '../../shared/go-program.js';
import type { BucketService } from './service.js';

const bucket = 'plaza-test';

/** Google Cloud Storage: the emulator of STORAGE_EMULATOR_HOST, or fake-gcs-server. Null if neither is available. */
export async function googleService(): Promise<BucketService | null> {
  const given = process.env.STORAGE_EMULATOR_HOST;
  const program = given ? '' : goProgram('fake-gcs-server', 'github.com/fsouza/fake-gcs-server@v1.56.1');
  if (program === null) return null;
  const { url, stop } = given ? { url: given, stop: () => {} } : await start(program);
  await makeBucket(url);
  const folder = mkdtempSync(join(tmpdir(), 'plaza-gcs-'));
  return {
    environment: {
      STORAGE_EMULATOR_HOST: url,
      GOOGLE_APPLICATION_CREDENTIALS: makeCredentials(folder),
      TEST_STORAGE_URL: `gs://${bucket}`,
    },
    suites: [],
    stop: async () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(program: string): Promise<{ url: string; stop: () => void }> {
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

async function makeBucket(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const body = JSON.stringify({ name: bucket });
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

/** Signed links need a key, which an emulator does not check. */
function makeCredentials(folder: string): string {
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
