import { PassThrough } from 'node:stream';
import { type Request, type Response, Router } from 'express';
import { limitAnonymous } from '../../api/auth/admission.js';
import { idleTimeout } from '../../api/http/request/timeouts.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { Problem, problem } from '../../core/contract/problems.js';
import { Budget, withBudget } from '../../core/database/budget.js';
import { discard } from '../../core/storage/discard.js';
import { newKey } from '../../core/storage/storage.js';
import { partsFolder } from './parts.js';
import { type Address, addressOfSession, endSession, insertPart } from './sessions.js';

const version = '1.0.0';
const methods = ['DELETE', 'HEAD', 'OPTIONS', 'PATCH'];

/** Bytes of a part. A bucket takes so many in one request. */
const partBytes = 8 * 1024 * 1024;
/** Milliseconds after which a part of a slow sender is stored: as much as a killed server, or a line that fell silent, loses. */
const partTime = 10_000;

/**
 * Receives the bytes of upload sessions by tus 1.0 (https://tus.io/protocols/resumable-upload). Not operations of the contract: an address
 * is opaque and needs no key, as links to the storage, so that any client of tus works, and one of a page without a key. Errors are problem
 * bodies like all others. Each part is an object of its own that counts once its row is stored, so no lock is held while bytes arrive: of
 * two requests at the same offset, the second to end loses its part, on whatever node.
 */
export function tusRouter(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const running: Running = new Map();
  router.all('/uploads/:id', async (req, res) => {
    res.setHeader('Tus-Resumable', version);
    res.setHeader('Cache-Control', 'no-store');
    try {
      await answer(req, res, { parts, running });
    } catch (error) {
      // Requests without a valid address count as attempts to guess one.
      if (error instanceof Problem && error.status < 500) await limitAnonymous(req, res, parts);
      throw error;
    }
  });
  return router;
}

/** The requests of this process that bring bytes, by session. `cut` stores what has arrived. */
type Running = Map<string, { cut: () => void; done: Promise<unknown> }>;

type Tus = { parts: Parts; running: Running };

async function answer(req: Request, res: Response, { parts, running }: Tus): Promise<void> {
  if (!methods.includes(req.method)) {
    res.setHeader('Allow', methods.join(', '));
    throw problem('method_not_allowed');
  }
  if (req.method === 'OPTIONS') {
    res.setHeader('Allow', methods.join(', '));
    res.setHeader('Tus-Version', version);
    res.setHeader('Tus-Extension', 'expiration,termination');
    res.status(204).end();
    return;
  }
  if (req.headers['tus-resumable'] !== version) {
    res.setHeader('Tus-Version', version);
    throw problem('precondition_failed', { message: `Tus-Resumable must be ${version}.` });
  }
  const { id = '' } = req.params as { id?: string };
  // Whoever resumes has lost the connection before, which a proxy or the network may not have told us.
  const before = running.get(id);
  before?.cut();
  await before?.done.catch(() => {});
  const found = /^[0-9A-Za-z]{32}$/.test(id) ? await parts.database.json(addressOfSession, [id]) : null;
  if (found === null) throw problem('upload_not_found');
  const session = found.parse();
  if (req.method === 'HEAD') {
    show(res, session);
    res.setHeader('Upload-Length', session.size);
    res.status(200).end();
  } else if (req.method === 'DELETE') {
    if ((await parts.database.json(endSession, [id, null])) === null) throw problem('upload_not_found');
    res.status(204).end();
  } else {
    const bytes = incoming(req);
    const done = append(req, res, { id, ...session }, { parts, bytes });
    const run = { cut: bytes.cut, done };
    running.set(id, run);
    try {
      show(res, await done);
    } finally {
      if (running.get(id) === run) running.delete(id);
      bytes.end();
    }
    if (!req.complete) res.setHeader('Connection', 'close');
    res.status(204).end();
  }
}

function show(res: Response, { received, expires }: Address): void {
  res.setHeader('Upload-Offset', received);
  res.setHeader('Upload-Expires', expires);
}

/** Stores what a request brings, also if it is cut off. Returns the state of the session after it. */
async function append(
  req: Request,
  res: Response,
  { id, ...session }: Address & { id: string },
  { parts, bytes }: { parts: Parts; bytes: Incoming },
): Promise<Address> {
  const { config, database, storage, log } = parts;
  if (req.headers['content-type'] !== 'application/offset+octet-stream') throw problem('unsupported_media_type');
  const offset = /^\d{1,15}$/.test(req.get('Upload-Offset') ?? '') ? Number(req.get('Upload-Offset')) : null;
  if (offset === null) throw problem('invalid_param', { params: { 'Upload-Offset': 'must be a number of bytes' } });
  let now: Address = session;
  const requireNext = (isNext: boolean) => {
    if (!isNext)
      throw problem('invalid_transition', {
        message: 'Upload-Offset is not where the stored bytes end, or they came in too many parts.',
      });
  };
  requireNext(offset === session.received);
  const maxSize = session.size;
  if (offset + Number(req.headers['content-length'] ?? 0) > maxSize) throw problem('payload_too_large', { maxSize });

  idleTimeout(req, res, config);
  let chunk = await bytes.next();
  while (!chunk.done) {
    let size = 0;
    const until = performance.now() + partTime;
    async function* part(): AsyncIterable<Buffer> {
      while (!chunk.done && (size === 0 || (size < partBytes && performance.now() < until))) {
        size += chunk.value.length;
        if (now.received + size > maxSize) throw problem('payload_too_large', { maxSize });
        yield chunk.value;
        chunk = await bytes.next();
      }
    }
    const key = newKey(partsFolder);
    const head = { key, mimeType: 'application/octet-stream', disposition: 'attachment', name: 'part' } as const;
    const sha256 = await storage.write(head, part(), Math.min(partBytes, maxSize - now.received), true);
    // A budget for each part, since there are as many of them as the sender likes. If the commit is unknown, the object is left to the sweep.
    const values = [id, now.received, size, sha256, key];
    const stored = await withBudget(new Budget(null), () => database.json(insertPart, values));
    if (stored === null) await discard({ storage, log }, key);
    requireNext(stored !== null);
    now = stored?.parse() ?? now;
  }
  return now;
}

type Incoming = ReturnType<typeof incoming>;

/** The bytes of a request, up to where its connection is lost or `cut`. */
function incoming(req: Request) {
  const body = new PassThrough();
  req.once('close', () => body.end());
  req.pipe(body);
  const cut = () => {
    req.unpipe(body);
    body.end();
  };
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  return {
    next: () => chunks.next(),
    cut,
    end: () => {
      cut();
      body.destroy();
    },
  };
}
