import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, opendir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { problem } from '../contract/problems.js';
import type { Database } from '../database/client.js';
import { isSignature, sharedSecret } from '../database/secrets.js';
import { makePrivateFolders } from '../platform/folders.js';
import { errorCode } from '../platform/lock.js';
import { serveObject } from './serve.js';
import { HashingThread } from './sha256.js';
import { bytesOf, type ListedObject, type ObjectHead, type Storage, StorageError } from './storage.js';
import { syncFolder, writeWhole } from './write-file.js';

const keyForm = /^[a-z]+\/[0-9a-f]{2}\/[0-9A-Za-z]{32}(\.part)?$/;

/** Stores objects as files in a folder. Links lead to this service, signed with a secret that all its servers share. */
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
    if (!keyForm.test(key)) throw new Error(`${JSON.stringify(key)} is not a valid object key`);
    return join(root, key);
  };

  const write: Storage['write'] = ({ key }, bytes) =>
    writeWhole(pathOf(key), bytes, { hashing }).catch((error) => Promise.reject(storageError(error)));
  const read: Storage['read'] = async (key, range = { start: 0, end: Number.POSITIVE_INFINITY }) => {
    const path = pathOf(key);
    await stat(path).catch((error) => Promise.reject(storageError(error)));
    return createReadStream(path, range);
  };
  const copy: Storage['copy'] = async (from, to) => {
    const [source, target] = [pathOf(from), pathOf(to)];
    try {
      await makePrivateFolders(dirname(target));
      // A hard link costs nothing, but not every file system has them. It shares the first file's time: the sweep would take an old file
      // for an orphan before the new key is in use.
      const now = new Date();
      await utimes(source, now, now)
        .then(() => link(source, target))
        .catch((error) => (errorCode(error) === 'ENOENT' ? Promise.reject(error) : copyFile(source, target)));
      await syncFolder(dirname(target));
    } catch (error) {
      throw storageError(error);
    }
  };

  return {
    write,
    read,
    copy,

    async join(head, parts) {
      const [first, second] = parts;
      if (first === undefined || second !== undefined) return write(head, bytesOf(read, parts));
      await copy(first.key, head.key);
      return first.sha256;
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

    async check() {
      // A name that no other process and no object has.
      const path = join(root, `.check-${process.pid}`);
      try {
        await makePrivateFolders(root);
        await writeFile(path, 'A disk that is full takes no byte more.\n');
        await rm(path, { force: true });
      } catch (error) {
        throw storageError(error);
      }
    },

    list: (name) => listFolder(root, name),

    mediaOrigin: null,

    async serve(req, res, isShared, throttle = null) {
      const { name, type, disposition, expires, share = null, signature } = req.query;
      const head = { key: req.path.slice(1), mimeType: type, disposition, name } as ObjectHead;
      const terms = typeof share === 'string' ? share : null;
      const known = [name, type, disposition, expires, signature].every((each) => typeof each === 'string');
      const expected = known && keyForm.test(head.key) ? await sign(head, Number(expires), terms) : '';
      if (expected === '' || !isSignature(String(signature), expected)) {
        throw problem('forbidden', { message: 'This link is not valid.' });
      }
      const secondsLeft = Number(expires) - Math.floor(Date.now() / 1000);
      if (secondsLeft <= 0) {
        throw problem('forbidden', { message: 'This link has expired.' });
      }
      if (terms !== null && !(await isShared(head.key, terms))) {
        throw problem('share_not_found', { message: 'This link is no longer valid.' });
      }
      // A cached copy of shared content is revalidated each time, since the share may have ended.
      const cacheControl = terms === null ? `private, max-age=${secondsLeft}` : 'private, no-cache';
      await serveObject(req, res, { root, head, cacheControl, throttle });
    },
  };
}

async function* listFolder(root: string, name: string): AsyncIterable<ListedObject> {
  for await (const group of entries(join(root, name))) {
    for await (const file of entries(join(root, name, group))) {
      const key = `${name}/${group}/${file}`;
      const stats = keyForm.test(key) ? await stat(join(root, key)).catch(() => null) : null;
      if (stats?.isFile()) yield { key, size: stats.size, modifiedAt: stats.mtime };
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

/** Converts errors of the file system; errors of the incoming bytes, such as an exceeded limit, are passed on. */
function storageError(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  return new StorageError(
    code === 'ENOENT' ? 'missing' : ['EACCES', 'EPERM', 'EROFS'].includes(code) ? 'forbidden' : 'unreachable',
    error,
  );
}
