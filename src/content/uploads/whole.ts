import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '../../../generated/contract.js';
import { requireHarmless, type Upload, type UploadRule } from '../../api/http/request/uploads.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { Budget, withBudget } from '../../core/database/budget.js';
import type { Database, Queries } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';
import { recognise, sampleBytes } from '../../core/storage/content.js';
import { discard } from '../../core/storage/discard.js';
import { newKey, type Storage, StorageError } from '../../core/storage/storage.js';
import { boundsOf, type UploadKind } from './kinds.js';
import {
  claimJoin,
  joinSeconds,
  keepWhole,
  type Part,
  releaseJoin,
  renewJoin,
  type SessionParts,
  sessionParts,
  useSession,
  type Whole,
} from './sessions.js';

type Code =
  | 'missing_fields'
  | 'invalid_param'
  | 'upload_not_found'
  | 'upload_incomplete'
  | 'checksum_mismatch'
  | 'unsupported_media_type'
  | 'payload_too_large';

type UploadInput = Pick<Input<OperationId>, 'parts'> & {
  upload: Upload | undefined;
  body: { upload_id?: string };
  caller: { id: number };
  refuse: (code: Code, details?: ProblemDetails) => Problem;
};

/** A stored file, and what ends the session that it comes from within the transaction in which it gets an owner. */
export type GivenUpload = Upload & { end: (database: Pick<Queries, '$json'>) => Promise<void> };

/**
 * The file of a request: its own, or that of the upload session that it names, whose object has its final key by then. A repetition finds
 * that object.
 * @throws missing_fields, invalid_param, upload_not_found, upload_incomplete, checksum_mismatch, unsupported_media_type, payload_too_large, StorageError
 */
export async function uploadOf(input: UploadInput, kind: UploadKind, rule: UploadRule): Promise<GivenUpload> {
  const { upload, body, caller, parts, refuse } = input;
  const { upload_id: id } = body;
  if (upload !== undefined && id !== undefined) {
    throw refuse('invalid_param', { params: { upload_id: `must not be sent together with ${kind}` } });
  }
  if (upload !== undefined) return { ...upload, end: async () => {} };
  if (id === undefined) throw refuse('missing_fields', { params: { [kind]: 'is required' } });
  const session = (await parts.database.json(sessionParts, [id, caller.id, kind]))?.parse();
  if (session === undefined) throw refuse('upload_not_found');
  const { name, size, received, announced } = session;
  if (received < size) throw refuse('upload_incomplete');
  const { maxSize } = boundsOf(kind, parts.config);
  if (size > maxSize) throw refuse('payload_too_large', { maxSize });
  const whole = session.whole ?? (await wholeOf(input, { id, kind, rule }, session));
  if (announced !== null && announced !== whole.sha256) throw refuse('checksum_mismatch');
  const end: GivenUpload['end'] = async ({ $json }) => {
    if ((await $json(useSession, [id, caller.id, whole.key])) === null) throw refuse('upload_not_found');
  };
  const { key, mimeType, sha256 } = whole;
  return { key, size, sha256, mimeType, originalName: name, end };
}

/** Milliseconds for which a request waits for another that joins the same parts: as long as a usual file takes. */
const waitMs = 2000;
/** Milliseconds between two looks at that. */
const pollMs = 200;

type Target = { id: string; kind: UploadKind; rule: UploadRule };

/**
 * The object of a session, joined by one request at a time, on whatever node: each would read all parts, have them scanned and fill the
 * storage with a copy beyond any quota. Others wait for it.
 */
async function wholeOf(input: UploadInput, target: Target, session: SessionParts): Promise<Whole> {
  const { parts: services, caller, refuse } = input;
  const { database } = services;
  const { id, kind, rule } = target;
  const until = performance.now() + waitMs;
  for (let now: SessionParts | undefined = session; now !== undefined; ) {
    if (now.whole !== null) return now.whole;
    const key = newKey(rule.folder);
    const isMine = (await database.json(claimJoin, [id, key])) !== null;
    if (isMine) return await whileLeased(services, id, key, () => join(input, target, session, key));
    if (performance.now() > until) {
      const message = 'Another request joins the parts of this upload. Repeat this one in a moment.';
      throw refuse('upload_incomplete', { message });
    }
    await sleep(pollMs);
    now = (await database.json(sessionParts, [id, caller.id, kind]))?.parse();
  }
  throw refuse('upload_not_found');
}

/** Renews the lease of a join until `work` has ended. A failed one leaves it to the next request. */
async function whileLeased<T>(
  { database }: { database: Pick<Database, 'json'> },
  id: string,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  // If the database fails, the lease is kept as long as it lasts.
  const tell = (statement: Statement<true>) =>
    withBudget(new Budget(null), () => database.json(statement, [id, key])).catch(() => {});
  const renewing = setInterval(() => tell(renewJoin), (joinSeconds * 1000) / 3);
  try {
    return await work();
  } catch (error) {
    await tell(releaseJoin);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** Joins the parts of a session to an object. If another request has done so meanwhile, its object is taken. */
async function join(
  { parts: services, caller, refuse }: UploadInput,
  { id, kind, rule }: Target,
  { name, parts }: SessionParts,
  key: string,
): Promise<Whole> {
  const { storage, database } = services;
  try {
    const mimeType = await recognise(await headOf(storage, parts), name);
    if (rule.types !== null && !rule.types.includes(mimeType)) {
      const params = { [kind]: `is ${mimeType} by its content, and none of ${rule.types.join(', ')}` };
      throw refuse('unsupported_media_type', { message: 'The type of the file is not supported.', params });
    }
    await requireHarmless(
      services,
      kind,
      parts.map(({ key }) => key),
    );
    const head = { key, mimeType, disposition: rule.disposition, name };
    const sha256 = await storage.join(head, parts);
    if ((await database.json(keepWhole, [id, key, mimeType, sha256])) !== null) return { key, mimeType, sha256 };
    await discard(services, key);
  } catch (error) {
    // The session has ended, and its parts were deleted meanwhile.
    if (!(error instanceof StorageError && error.fault === 'missing')) throw error;
  }
  const other = (await database.json(sessionParts, [id, caller.id, kind]))?.parse().whole ?? null;
  if (other === null) throw refuse('upload_not_found');
  return other;
}

/** The beginning of the whole, from which its type is recognised. */
async function headOf(storage: Storage, parts: readonly Part[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let missing = sampleBytes;
  for (const { key, size } of parts) {
    if (missing <= 0) break;
    chunks.push(await buffer(await storage.read(key, { start: 0, end: Math.min(size, missing) - 1 })));
    missing -= size;
  }
  return Buffer.concat(chunks);
}
