import type { Parts } from '../app.js';
import { problem } from '../contract/problems.js';
import { verifyPassword } from '../identity/passwords.js';
import type { Link, ObjectHead } from '../storage/storage.js';

const hour = 3600;

/** What a share link leads to, as whoever has it may know. */
export type Shared = {
  kind: 'file' | 'video';
  token: string;
  head: ObjectHead;
  size: number;
  /** For how many seconds a link to the bytes works. */
  seconds: number;
  passwordHash: string | null;
  expiresAt: Date | null;
  allowDownload: boolean;
};

/** Finds what is shared. An expired link is none, and one into an area that is switched off is 503. */
export async function findShared({ config, database }: Pick<Parts, 'config' | 'database'>, token: string) {
  const share = await database.prisma.share.findUnique({
    where: { token },
    select: {
      passwordHash: true,
      expiresAt: true,
      allowDownload: true,
      file: { select: { name: true, mimeType: true, size: true, objectKey: true } },
    },
  });
  if (share === null || share.file === null || (share.expiresAt !== null && share.expiresAt <= new Date())) {
    throw problem('share_not_found');
  }
  if (!config.areas.has('files')) {
    throw problem('component_inactive', { component: 'files' });
  }
  const { file, ...terms } = share;
  const head: ObjectHead = {
    key: file.objectKey,
    mimeType: file.mimeType,
    disposition: 'attachment',
    name: file.name,
  };
  const shared: Shared = { kind: 'file', token, head, size: Number(file.size), seconds: hour, ...terms };
  return shared;
}

/** A link to the bytes of what is shared, for whoever knows the password, if it has one. */
export async function useShare(parts: Parts, shared: Shared, password: string, origin: string): Promise<Link> {
  const { token, passwordHash, kind, allowDownload } = shared;
  if (passwordHash !== null) {
    if (password.trim() === '') {
      throw problem('missing_fields', { params: { password: 'is required' } });
    }
    const allowance = await parts.limits?.takeShareTry(token);
    if (allowance?.exceeded) {
      throw problem('rate_limited', { retryAfter: allowance.reset });
    }
    if (!(await verifyPassword(passwordHash, password))) {
      throw problem('forbidden', { message: 'The password is wrong.' });
    }
    await parts.limits?.forgiveShareTry(token);
  }
  if (kind === 'file' && !allowDownload) {
    throw problem('forbidden', { message: 'The owner does not allow the download.' });
  }
  return parts.storage.link(shared.head, shared.seconds, origin);
}
