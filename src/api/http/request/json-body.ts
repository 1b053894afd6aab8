import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { json, type Request, type Response, raw } from 'express';
import { problem } from '../../../core/contract/problems.js';
import { requestContext } from './request-context.js';

/** 1 MiB: the limit of a body that is no upload. */
export const maxBodyBytes = 1024 * 1024;

const parseJson = json({
  limit: maxBodyBytes,
  strict: false,
  type: () => true,
  verify: (req, res, bytes, encoding) => {
    requireUtf8(bytes, encoding);
    const context = requestContext(res as Response);
    if (req.headers['idempotency-key'] !== undefined) {
      context.bodyHash = hash('sha256', bytes, 'hex');
    }
    if (context.operation?.signed) context.signed = { bytes, headers: req.headers };
  },
});

const isJson = (mediaType: string): boolean => /^application\/json\s*(;|$)/i.test(mediaType);

/**
 * Reads a JSON body into `req.body`.
 * @throws unsupported_media_type, payload_too_large, invalid_json
 */
export async function readJson(req: Request, res: Response): Promise<void> {
  if (!isJson(req.headers['content-type'] ?? '')) {
    throw problem('unsupported_media_type');
  }
  // The parser would read all of it first, and only then refuse it.
  if (Number(req.headers['content-length']) > maxBodyBytes) {
    throw problem('payload_too_large', { maxSize: maxBodyBytes });
  }
  await new Promise<void>((resolve, reject) => {
    parseJson(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
  requireUnicode(req.body);
}

/** Reads a body that the operation does not take; longer ones are only reported as present. */
const readUnwanted = raw({ limit: 65_536, type: () => true });

/** Reads the body of a request whose operation takes none, so that its content can be refused: a string if it is not JSON. */
export async function readUnwantedBody(req: Request, res: Response): Promise<void> {
  const error = await new Promise((resolve) => readUnwanted(req, res, resolve));
  const bytes = error === undefined ? (req.body as Buffer) : Buffer.from('unreadable');
  try {
    req.body = bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
  } catch {
    req.body = 'no JSON';
  }
}

/** Whether a request has a body, or announces one. */
export function hasBody(req: Request): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  return encoding !== undefined || (length !== undefined && Number(length) !== 0);
}

/**
 * Verifies the encoding for the JSON parser, which would replace invalid UTF-8 by U+FFFD. Its other encodings have no invalid bytes.
 * @throws an error that the parser passes on with this `type`
 */
function requireUtf8(bytes: Buffer, encoding: string): void {
  if (encoding === 'utf-8' && !isUtf8(bytes)) {
    throw Object.assign(new Error('The body is not UTF-8'), { type: 'encoding.invalid' });
  }
}

type JsonNode = { value: unknown; name: string | number; within: JsonNode | null };

/**
 * Refuses a parsed body with an unpaired surrogate in a string or field name: an escape such as `\ud800` can express it, and no encoding
 * can write it. Walks without recursion, since a body may be nested deeper than the call stack.
 * @throws invalid_json
 */
function requireUnicode(body: unknown): void {
  const open: JsonNode[] = [];
  const look = (value: unknown, name: string | number, within: JsonNode | null): void => {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) throw notUnicode({ value, name, within });
    } else if (typeof value === 'object' && value !== null) {
      open.push({ value, name, within });
    }
  };
  look(body, 'body', null);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value } = place;
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) look(value[index], index, place);
    } else {
      for (const [name, each] of Object.entries(value as object)) {
        if (!name.isWellFormed()) throw notUnicode(place, 'has a field whose name is not Unicode');
        look(each, name, place);
      }
    }
  }
}

function notUnicode(place: JsonNode, fault = 'has half of a surrogate pair, which is no character') {
  const names: (string | number)[] = [];
  for (let at: JsonNode | null = place; at?.within; at = at.within) names.push(at.name);
  return problem('invalid_json', {
    message: 'The body contains text that is not valid Unicode.',
    // Truncated, since a body may be nested very deep.
    params: { [names.reverse().join('.').slice(0, 500).toWellFormed()]: fault },
  });
}
