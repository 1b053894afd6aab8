import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../../src/core/platform/free-port.js';
import { goProgram } from './go-program.js';

/** A server of the S3 protocol that checks signatures, checksums and names like S3. */
export type S3Server = {
  url: string;
  bucket: string;
  /** Environment variables for clients. */
  environment: Record<string, string>;
  process: ChildProcess;
  /** Restarts it with the same data and port, after its process has ended. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const credentials = { accessKeyId: 'plaza', secretAccessKey: 'a secret of this test' };
const region = 'eu-central-1';

/** The path of the server's program; null if it is missing and cannot be installed. */
export function findS3Server(): string | null {
  return goProgram('versitygw', 'github.com/versity/versitygw/cmd/versitygw@v1.8.0');
}

/** Starts the server with an empty bucket, in its own folder. */
export async function startS3Server(program: string, bucket = 'plaza-test'): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-s3-'));
  const [objects, sidecar] = [join(folder, 'objects'), join(folder, 'metadata')];
  for (const each of [objects, sidecar]) await mkdir(each);
  const host = `127.0.0.1:${await freePort()}`;
  const url = `http://${host}`;
  const keys = ['--access', credentials.accessKeyId, '--secret', credentials.secretAccessKey];
  const options = [...keys, '--region', region, '--port', host, '--quiet', '--keep-alive'];
  const start = async () => {
    // Not every file system has extended attributes, so metadata is stored in files.
    const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
    const child = spawn(program, [...options, 'posix', '--sidecar', sidecar, objects], { stdio });
    await untilItAnswers(url, bucket);
    return child;
  };
  const server: S3Server = {
    url,
    bucket,
    environment: {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_REGION: region,
    },
    process: await start(),
    restart: async () => {
      server.process = await start();
    },
    stop: async () => {
      const { process: child } = server;
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
  return server;
}

async function untilItAnswers(endpoint: string, bucket: string): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
  for (let attempt = 1; ; attempt++) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      break;
    } catch (error) {
      if ((error as Error).name === 'BucketAlreadyOwnedByYou') break;
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  client.destroy();
}
