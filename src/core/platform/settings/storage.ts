import { fileURLToPath } from 'node:url';
import { makeExactValidator } from 'envalid';
import { refuse } from './validators.js';

/** A bucket of Google Cloud Storage, or of S3. `prefix` is empty or ends with a slash. */
type Bucket<Kind> = { kind: Kind; bucket: string; prefix: string };
type Folder = { kind: 'file'; folder: string };
/** An S3 bucket, or of a compatible server. Without an `endpoint` it is Amazon's. */
export type S3Bucket = Bucket<'s3'> & { endpoint: string | null };
/** Where files and videos are stored. */
export type StorageLocation = Folder | Bucket<'gs'> | S3Bucket;

/** The URL of a storage. */
export const storageLocation = makeExactValidator<Folder | Bucket<'gs'> | Bucket<'s3'>>((text) => {
  const [, kind, bucket = '', path = ''] =
    /^(gs|s3):\/\/([a-z0-9][a-z0-9._-]{1,220}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? [];
  const folders = path.replace(/\/+$/, '');
  const prefix = folders === '' ? '' : `${folders}/`;
  if (kind === 'gs') return { kind, bucket, prefix };
  if (kind === 's3') return { kind, bucket, prefix };
  const folder =
    /^file:\/\/\/./.test(text) && URL.canParse(text) ? fileURLToPath(text) : /^file:(?!\/\/)(.+)$/.exec(text)?.[1];
  if (folder !== undefined) return { kind: 'file', folder };
  return refuse(text, 'must be file:<folder>, gs://<bucket>/<prefix> or s3://<bucket>/<prefix>');
});
