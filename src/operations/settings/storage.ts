import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SettingValues } from './values.js';

/** A bucket of Google Cloud Storage. `prefix` is empty or ends with a slash. */
type GoogleBucket = { kind: 'gs'; bucket: string; prefix: string };
/** A bucket of S3, or of what speaks its protocol. Without an `endpoint` it is Amazon's. */
export type S3Bucket = {
  kind: 's3';
  bucket: string;
  prefix: string;
  endpoint: string | null;
  pathStyle: boolean;
};

/** Where files and videos are kept. */
export type StoragePlace = { kind: 'file'; folder: string } | GoogleBucket | S3Bucket;

/** Where files and videos are kept, and how much of them. Sizes are bytes. */
export type StorageSettings = {
  storage: StoragePlace;
  maxFileSize: number;
  maxVideoSize: number;
  /** Of all files of one person. */
  fileQuota: number;
};

/** Bytes. What S3 copies in one piece, as moderation does with what is hidden. */
const largestOfS3 = 5 * 1024 ** 3;

/** The settings of the storage. */
export function storageSettings(values: SettingValues): StorageSettings {
  const settings = {
    storage: storagePlace(values),
    maxFileSize: values.integer('MAX_FILE_SIZE', 1, 9_999_999_999),
    maxVideoSize: values.integer('MAX_VIDEO_SIZE', 1, 9_999_999_999),
    fileQuota: values.integer('FILE_QUOTA', 1, 9_999_999_999),
  };
  if (settings.storage.kind === 's3' && Math.max(settings.maxFileSize, settings.maxVideoSize) > largestOfS3) {
    values.faults.push(`MAX_FILE_SIZE and MAX_VIDEO_SIZE can be ${largestOfS3} at most in a bucket of S3`);
  }
  return settings;
}

function storagePlace(values: SettingValues): StoragePlace {
  const url = values.text('STORAGE_URL');
  const [, kind, bucket = '', path = ''] =
    /^(gs|s3):\/\/([a-z0-9][a-z0-9._-]{1,220}[a-z0-9])(?:\/(.*))?$/.exec(url) ?? [];
  const prefix = path.replace(/\/+$/, '') === '' ? '' : `${path.replace(/\/+$/, '')}/`;
  if (kind === 's3') return { kind, bucket, prefix, ...s3Server(values) };
  for (const name of ['S3_ENDPOINT', 'S3_PATH_STYLE'] as const) {
    if (values.text(name) !== '') values.faults.push(`${name} is for STORAGE_URL=s3://<bucket>/<prefix>`);
  }
  if (kind === 'gs') return { kind, bucket, prefix };
  const folder =
    /^file:\/\/\/./.test(url) && URL.canParse(url) ? fileURLToPath(url) : /^file:(?!\/\/)(.+)$/.exec(url)?.[1];
  if (url !== '' && folder === undefined) {
    values.faults.push(
      `STORAGE_URL must be file:<folder>, gs://<bucket>/<prefix> or s3://<bucket>/<prefix>, not ${JSON.stringify(url)}`,
    );
  }
  return {
    kind: 'file',
    folder: folder ?? join(values.text('DATA_DIR'), 'storage'),
  };
}

/** The part of a bucket's settings that says where it is reached, and how it is named there. */
function s3Server(values: SettingValues): Pick<S3Bucket, 'endpoint' | 'pathStyle'> {
  const endpoint = values.text('S3_ENDPOINT');
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  // The value is not shown: somebody may have put a password into it.
  if (endpoint !== '' && !isPlain) values.faults.push('S3_ENDPOINT must be https://host, with a port if needed');
  // Few servers of one's own have a name in the DNS for each bucket; Amazon has.
  return {
    endpoint: url?.origin ?? null,
    pathStyle: values.either('S3_PATH_STYLE', 'true', 'false', endpoint !== ''),
  };
}
