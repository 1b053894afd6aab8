import { expect, it } from 'vitest';
import { loadConfig } from '../../../src/core/platform/config.js';
import { openStorage } from '../../../src/core/storage/open.js';
import { testApp } from '../../helpers/app.js';

/** The origin of links into a bucket by the settings, which pages may play videos from. */
async function originOf(settings: Record<string, string>): Promise<string | null> {
  const region = process.env.AWS_REGION;
  process.env.AWS_REGION = 'eu-central-1';
  try {
    return (await openStorage(loadConfig(settings).storage, {} as Parameters<typeof openStorage>[1])).mediaOrigin;
  } finally {
    if (region === undefined) delete process.env.AWS_REGION;
    else process.env.AWS_REGION = region;
  }
}

const bucket = { STORAGE_URL: 's3://plaza-files/a' };

it.each([
  [bucket, 'https://plaza-files.s3.eu-central-1.amazonaws.com'],
  [{ ...bucket, S3_ENDPOINT: 'https://s3.example.org:9000' }, 'https://s3.example.org:9000'],
  [{ STORAGE_URL: 'gs://plaza-files/a' }, process.env.STORAGE_EMULATOR_HOST ?? 'https://storage.googleapis.com'],
  [{}, null],
])('%o is reached at %s', async (settings, origin) => {
  expect(await originOf(settings)).toBe(origin);
});

it('allows the storage as a source of videos in the content security policy', async () => {
  const app = await testApp({ through: (storage) => ({ ...storage, mediaOrigin: 'https://media.example.org' }) });
  try {
    const policy = (await fetch(`${app.origin}/sign-in`)).headers.get('content-security-policy');
    expect(policy).toContain("media-src 'self' https://media.example.org;");
  } finally {
    await app.close();
  }
});
