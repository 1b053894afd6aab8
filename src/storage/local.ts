import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { problem } from '../contract/problems.js';
import type { Database } from '../database/client.js';
import { sharedSecret } from '../database/secrets.js';
import { errorCode } from '../lock.js';
import { serveObject } from './serve.js';
import { HashingThread } from './sha256.js';
import { type ListedObject, type ObjectHead, type Storage, StorageError } from './storage.js';
import { writeFile } from './write-file.js';

const keyForm = /^[a-z]+\/[0-9a-f]{2}\/[0-9A-Za-z]{32}(\.part)?$/;

/** Objects are files in a folder, and links lead to this service, signed with a secret that all its servers share. */
export function localStorage(folder: string, { prisma }: Pick<Database, 'prisma'>): Storage {
  const root = resolve(folder);
  const hashing = new HashingThread();
  let secret: Buffer | undefined;
  const sign = async (head: ObjectHead, expires: number, terms: string | null): Promise<string> => {
    secret ??= await sharedSecret(prisma, 'links');
    const { key, mimeType, disposition, name } = head;
    return createHmac('sha256', secret)
      .update(JSON.stringify([key, expires, mimeType, disposition, name, terms]))
      .digest('base64url');
  };
  const pathOf = (key: string): string => {
    if (!keyForm.test(key)) throw new Error(`${JSON.stringify(key)} is no key of an object`);
    return join(root, key);
  };

  return {
    async write({ key }, bytes) {
      const path = pathOf(key);
      const part = `${path}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        // On the disk before it gets its name, and the name before anybody hears of it.
        const sha256 = await writeFile(part, bytes, hashing);
        await rename(part, path);
        await syncFolder(dirname(path));
        return sha256;
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw storageError(error);
      }
    },

    async read(key, range = { start: 0, end: Number.POSITIVE_INFINITY }) {
      const path = pathOf(key);
      await stat(path).catch((error) => Promise.reject(storageError(error)));
      return createReadStream(path, range);
    },

    async link(head, seconds, origin, terms = null) {
      const expires = Math.floor(Date.now() / 1000) + seconds;
      const query = new URLSearchParams({
        name: head.name,
        type: head.mimeType,
        disposition: head.disposition,
        expires: String(expires),
        ...(terms === null ? {} : { share: terms }),
        signature: await sign(head, expires, terms),
      });
      return { url: `${origin}/storage/${head.key}?${query}`, expiresAt: new Date(expires * 1000) };
    },

    async remove(key) {
      await rm(pathOf(key), { force: true }).catch((error) => Promise.reject(storageError(error)));
    },

    list: (name) => listFolder(root, name),

    async serve(req, res, isShared) {
      const { name, type, disposition, expires, share = null, signature } = req.query;
      const head = { key: req.path.slice(1), mimeType: type, disposition, name } as ObjectHead;
      const terms = typeof share === 'string' ? share : null;
      const known = [name, type, disposition, expires, signature].every((each) => typeof each === 'string');
      const wanted = known && keyForm.test(head.key) ? await sign(head, Number(expires), terms) : '';
      const [given, expected] = [Buffer.from(String(signature)), Buffer.from(wanted)];
      if (wanted === '' || given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw problem('forbidden', { message: 'This is not a link that was made here.' });
      }
      const secondsLeft = Number(expires) - Math.floor(Date.now() / 1000);
      if (secondsLeft <= 0) {
        throw problem('forbidden', { message: 'This link has expired.' });
      }
      if (terms !== null && !(await isShared(head.key, terms))) {
        throw problem('share_not_found', { message: 'The share link that this came from has ended or changed.' });
      }
      // Whoever keeps what was shared has to ask each time whether it still is.
      const cacheControl = terms === null ? `private, max-age=${secondsLeft}` : 'private, no-cache';
      await serveObject(req, res, { root, head, cacheControl });
    },
  };
}

async function* listFolder(root: string, name: string): AsyncIterable<ListedObject> {
  for await (const group of entries(join(root, name))) {
    for await (const file of entries(join(root, name, group))) {
      const key = `${name}/${group}/${file}`;
      const found = keyForm.test(key) ? await stat(join(root, key)).catch(() => null) : null;
      if (found?.isFile()) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}

async function* entries(folder: string): AsyncIterable<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw storageError(error);
  }
}

/** A name is safe when its folder is on the disk. Not every system can do that with a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** What the file system says becomes ours; what came with the bytes, such as a limit that was crossed, stays as it is. */
function storageError(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  return new StorageError(
    code === 'ENOENT' ? 'missing' : ['EACCES', 'EPERM', 'EROFS'].includes(code) ? 'forbidden' : 'unreachable',
    error,
  );
}
