import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import type { OperationContract } from '../../../core/contract/operation.js';
import { Problem, problem } from '../../../core/contract/problems.js';
import { whileTraced } from '../../../core/database/budget.js';
import { isDatabaseUnavailable } from '../../../core/database/faults.js';
import { recognise, sampleBytes } from '../../../core/storage/content.js';
import { discard } from '../../../core/storage/discard.js';
import type { VirusScanner } from '../../../core/storage/scanning.js';
import { type Disposition, newKey } from '../../../core/storage/storage.js';
import type { Owner } from '../../../core/storage/sweep.js';
import type { Caller } from '../caller.js';
import type { Services } from '../services.js';
import { requestContext } from './request-context.js';
import { idleTimeout } from './timeouts.js';

/** The file of a request after it was stored. */
export type Upload = { key: string; size: number; sha256: string; mimeType: string; originalName: string };

/** Rules of an operation for its file. */
export type UploadRule = Owner & {
  disposition: Disposition;
  /** Allowed media types; null for any. */
  types: readonly string[] | null;
  /** Bytes that a file may have, and bytes left of the caller's quota. Called before the body is read. */
  room: (caller: Caller, services: Services) => Promise<{ maxSize: number; left: number }>;
};

/** Services, and the scanner of what is uploaded. */
export type UploadServices = Services & { scanner: VirusScanner | null };

type UploadRequest = {
  req: Request;
  res: Response;
  operation: OperationContract;
  rule: UploadRule;
  services: UploadServices;
  /** True if a file is optional: texts before it are read also if there is no room for it. */
  keepsTexts?: boolean;
};

/** More than any form has besides the file. Texts longer than the contract allows need not be read to their end. */
const limits = { fields: 20, fieldSize: 4 * 65_535, fieldNameSize: 100, fieldNestingDepth: 0, files: 1, parts: 21 };
const textBytes = 1024 * 1024;

/**
 * Stores a request's file and then does the `work`. An object without an owner afterwards is removed: at once if that is certain, and by
 * the sweep if the connection was lost and the commit is unknown.
 */
export async function uploading<T>(request: UploadRequest, work: (upload?: Upload) => Promise<T>): Promise<T> {
  const { req, res, rule, services, keepsTexts = false } = request;
  if (!isMultipart(req) || isBare(req)) {
    return work();
  }
  const upload = await receive(request);
  if (upload === undefined) {
    return work();
  }
  const isUnowned = async () => (await rule.owned([upload.key], services)).length === 0;
  try {
    const reply = await work(upload);
    // The first request with this Idempotency-Key has stored the file already.
    const isRepeated = res.getHeader('Idempotent-Replayed') !== undefined || (keepsTexts && (await isUnowned()));
    if (isRepeated) await discard(services, upload.key);
    return reply;
  } catch (error) {
    // An optional file may have been taken before something else was refused.
    if (error instanceof Problem && !keepsTexts) {
      await discard(services, upload.key);
    } else if (!isDatabaseUnavailable(error) && (await isUnowned())) {
      await discard(services, upload.key);
    }
    throw error;
  }
}

/** Whether a request has the body of a form that may contain files. */
export const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/** Reads the texts of a form, and none of its files. */
export async function readTexts(req: Request, res: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fileFilter: multer.Options['fileFilter'] = (_req, _file, done) => done(null, false);
    multer({ limits, fileFilter }).any()(req, res, (error?: unknown) =>
      error === undefined ? resolve() : reject(toUploadProblem(error, '')),
    );
  });
}

const isBare = (req: Request): boolean =>
  req.headers['transfer-encoding'] === undefined && Number(req.headers['content-length'] ?? 0) === 0;

/** Reads a multipart body: its texts become `req.body`, its file an object in the storage. */
async function receive(request: UploadRequest): Promise<Upload | undefined> {
  const { req, res, operation, rule, services, keepsTexts = false } = request;
  const field = operation.upload as string;
  const findRoom = () => rule.room(requestContext(res).caller as Caller, services);
  const known = keepsTexts ? null : await findRoom();
  const announced = Number(req.headers['content-length'] ?? 0) - textBytes;
  if (known !== null && announced > known.maxSize) throw problem('payload_too_large', { maxSize: known.maxSize });
  // A short body may name an upload session, which counts already: a file in it is refused with its first bytes.
  if (known !== null && announced > Math.max(0, known.left)) throw problem('quota_exceeded');

  idleTimeout(req, res, services.config);
  const result = await new Promise<Upload | undefined>((resolve, reject) => {
    const refuse = (error: unknown) => reject(toUploadProblem(error, field));
    const engine: StorageEngine = {
      _handleFile: (_req, file, done) => {
        const stored = async () => store(file, { ...request, field, ...(known ?? (await findRoom())) });
        stored().then(
          (upload) => done(null, upload as object),
          (error) => {
            // Multer reports an error only at the end of the body, which may take an hour.
            refuse(error);
            file.stream.resume();
            done(error);
          },
        );
      },
      _removeFile: (_req, file, done) => {
        services.storage.remove((file as unknown as Upload).key).then(() => done(null), done);
      },
    };
    const options = {
      limits,
      defParamCharset: 'utf8',
      preservePath: true,
    } as const;
    multer({ storage: engine, ...options }).single(field)(req, res, (error?: unknown) =>
      error === undefined ? resolve(req.file as Upload | undefined) : refuse(error),
    );
  });
  const texts = { ...(req.body as Record<string, unknown>) };
  if (result === undefined && field in texts) {
    throw problem('invalid_file', { params: { [field]: 'must be a file, sent with a file name' } });
  }
  // The validator requires the part of the file.
  req.body = result === undefined ? texts : { ...texts, [field]: 'file' };
  requestContext(res).bodyHash = createHash('sha256')
    .update(JSON.stringify([texts, result?.sha256, result?.originalName]))
    .digest('hex');
  return result;
}

/** The body without the placeholder of the file. */
export function withoutFile({ upload }: OperationContract, body: unknown): unknown {
  const { [upload as string]: _, ...texts } = body as Record<string, unknown>;
  return texts;
}

/**
 * Removes folders from a file name, which some senders include. Multer would remove them too, but ignores a file that is then called "." or
 * "..".
 */
const lastPart = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

type Storing = UploadRequest & { field: string; maxSize: number; left: number };

async function store(
  file: Express.Multer.File,
  { req, res, rule, services, field, maxSize, left }: Storing,
): Promise<Upload> {
  const source = file.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let size = 0;
  const next = async (): Promise<Buffer | null> => {
    // Distinguishes errors of the sender's stream from those of the storage.
    const { done, value } = await source.next().catch((error) => Promise.reject(toUploadProblem(error, field)));
    if (done) return null;
    size += value.length;
    if (size > maxSize) throw problem('payload_too_large', { maxSize });
    if (size > left) throw problem('quota_exceeded');
    return value;
  };
  const head: Buffer[] = [];
  for (let chunk = await next(); chunk !== null; chunk = size < sampleBytes ? await next() : null) head.push(chunk);
  if (size === 0) throw problem('invalid_file', { params: { [field]: 'is empty' } });
  const name = lastPart(file.originalname);
  const mimeType = await recognise(Buffer.concat(head), name);
  if (rule.types !== null && !rule.types.includes(mimeType)) {
    throw problem('unsupported_media_type', {
      message: 'The type of the file is not supported.',
      params: { [field]: `is ${mimeType} by its content, and none of ${rule.types.join(', ')}` },
    });
  }

  const key = newKey(rule.folder);
  async function* bytes() {
    yield* head;
    for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
  }
  const { disposition } = rule;
  const announced = req.headers['content-length'];
  const object = { key, mimeType, disposition, name };
  const about = announced === undefined ? undefined : Number(announced);
  const write = () => services.storage.write(object, bytes(), about, true);
  // Called by stream events, outside of the request's async context.
  const { budget } = requestContext(res);
  const sha256 = await whileTraced(budget, write);
  await requireHarmless(services, field, [key]).catch(async (error) => {
    await discard(services, key);
    throw error;
  });
  return { key, size, sha256, mimeType, originalName: name };
}

/**
 * Has the scanner, if there is one, look at the file of a field, which is stored under these keys.
 * @throws invalid_file, StorageError if it has to be scanned and cannot
 */
export async function requireHarmless(
  { scanner, storage }: Pick<UploadServices, 'scanner' | 'storage'>,
  field: string,
  keys: readonly string[],
): Promise<void> {
  if (scanner === null || (await scanner.scan(storage, keys)) === null) return;
  throw problem('invalid_file', { params: { [field]: 'is refused by the virus scanner' } });
}

function toUploadProblem(error: unknown, field: string): unknown {
  const { name, code, field: where = 'body' } = error as { name?: string; code?: string; field?: string };
  if (name === 'MulterError') {
    switch (code) {
      case 'LIMIT_FIELD_VALUE':
        return problem('invalid_param', { params: { [where]: 'is too long' } }, error);
      case 'LIMIT_UNEXPECTED_FILE':
      case 'LIMIT_FILE_COUNT':
        return problem('invalid_file', { params: { [field]: 'must be the only file' } }, error);
      default:
        return problem('invalid_file', { params: { '': (error as Error).message.toLowerCase() } }, error);
    }
  }
  if (error instanceof Problem || name === 'StorageError') return error;
  return problem('invalid_file', { message: 'The body is not well-formed multipart/form-data, or ends early.' }, error);
}
