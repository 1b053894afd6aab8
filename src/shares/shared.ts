import type { Parts } from '../app.js';
import { problem } from '../contract/problems.js';
import { verifyPassword } from '../identity/passwords.js';
import { type Link, type ObjectHead, secondsWithin } from '../storage/storage.js';
import { headOf, streamSeconds } from '../videos/stream.js';
import { countView } from '../videos/views.js';

const hour = 3600;

/** What a share link leads to, as whoever has it may know. */
export type Shared = {
  kind: 'file' | 'video';
  id: number;
  token: string;
  head: ObjectHead;
  size: number;
  /** For how many seconds a link to the bytes works, unless the share ends before. */
  seconds: number;
  passwordHash: string | null;
  expiresAt: Date | null;
  allowDownload: boolean;
};

/** Finds what is shared. An expired link is none, nor is one to a video that is not ready, and one into an area that is switched off is 503. */
export async function findShared(
  { config, database }: Pick<Parts, 'config' | 'database'>,
  token: string,
): Promise<Shared> {
  const share = await database.prisma.share.findUnique({
    where: { token },
    select: {
      passwordHash: true,
      expiresAt: true,
      allowDownload: true,
      file: { select: { id: true, name: true, mimeType: true, size: true, objectKey: true } },
      video: { select: { id: true, title: true, mimeType: true, size: true, objectKey: true, status: true } },
    },
  });
  if (share === null || (share.expiresAt !== null && share.expiresAt <= new Date())) {
    throw problem('share_not_found');
  }
  const { file, video, ...terms } = share;
  const area = file === null ? 'videos' : 'files';
  if (!config.areas.has(area)) {
    throw problem('component_inactive', { component: area });
  }
  if (file !== null) {
    const { id, name, mimeType, objectKey: key } = file;
    const head: ObjectHead = { key, mimeType, disposition: 'attachment', name };
    return { kind: 'file', id, token, head, size: Number(file.size), seconds: hour, ...terms };
  }
  if (video?.status !== 'ready') {
    throw problem('share_not_found');
  }
  const { id, size } = video;
  return { kind: 'video', id, token, head: headOf(video), size: Number(size), seconds: streamSeconds, ...terms };
}

/** A link to the bytes of what is shared, for whoever knows the password, if it has one. */
export async function useShare(parts: Parts, shared: Shared, password: string, origin: string): Promise<Link> {
  const { token, passwordHash, kind, allowDownload, expiresAt } = shared;
  if (passwordHash !== null) {
    if (password === '') {
      throw problem('forbidden', { message: 'This link asks for a password.' });
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
  if (kind === 'video') {
    countView(parts.database, shared.id);
  }
  return parts.storage.link(shared.head, secondsWithin(shared.seconds, expiresAt), origin);
}
