// Runs the tests of storage and uploads on a real server: `gcs`, an emulator of Google Cloud Storage, or `s3`. With
// REQUIRE_GCS=1 or REQUIRE_S3=1 a missing server is a failure.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { googleService } from './buckets/gcs.js';
import { s3Service } from './buckets/s3.js';

const kinds = {
  gcs: {
    start: googleService,
    missing: 'emulator of Google Cloud Storage. Install Go, or fake-gcs-server, or name one in STORAGE_EMULATOR_HOST',
  },
  s3: { start: s3Service, missing: 'S3 server. Install Go, or versitygw' },
};

const suites = [
  'test/core/storage',
  'test/areas/files',
  'test/areas/uploads',
  'test/community/exports',
  'test/content/shares',
  'test/areas/videos/uploads',
  'test/areas/videos/visibility',
  'test/content/removal',
  'test/maintenance/backup/circle',
];

async function main([name, ...chosen]: readonly string[]): Promise<number> {
  if (name !== 'gcs' && name !== 's3') {
    process.stderr.write('Usage: test-bucket gcs|s3 [tests]\n');
    return 2;
  }
  const service = await kinds[name].start();
  if (service === null) {
    process.stderr.write(`There is no ${kinds[name].missing}. Nothing was tested.\n`);
    return process.env[`REQUIRE_${name.toUpperCase()}`] ? 1 : 0;
  }
  try {
    const env = { ...process.env, ...service.environment };
    const args = ['scripts/test.mjs', ...(chosen.length > 0 ? chosen : [...suites, ...service.suites])];
    const [code] = (await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await service.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
