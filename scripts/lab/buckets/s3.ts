import { findS3Server, startS3Server } from '../../shared/s3-server.js';
import type { BucketService } from './service.js';

/** An S3 server. Null if there is none and it cannot be installed. */
export async function s3Service(): Promise<BucketService | null> {
  const program = findS3Server();
  if (program === null) return null;
  const { url, bucket, environment, stop } = await startS3Server(program);
  return {
    environment: {
      ...environment,
      TEST_STORAGE_URL: `s3://${bucket}`,
      TEST_S3_ENDPOINT: url,
      TEST_S3_PROGRAM: program,
    },
    suites: ['test/core/storage/s3'],
    stop,
  };
}
