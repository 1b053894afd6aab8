import type { Handler } from '../contract/handlers.js';
import { JsonText } from '../contract/replies.js';
import { jsonWithin } from '../database/client.js';
import { hashPassword } from '../identity/passwords.js';
import { randomToken } from '../storage/storage.js';
import { shareOf } from './sql.js';
import { claimVideo } from './videos.js';

const readShare = {
  name: 'video_share',
  text: `SELECT ${shareOf('$1', '$2')}::text AS reply`,
};

export const shareVideo: Handler<'shareVideo'> = async ({ path, body, caller, transaction, origin, refuse }) => {
  const { password, expires_at: expiresAt, allow_download: allowDownload } = body;
  if (typeof expiresAt === 'string' && !(Date.parse(expiresAt) > Date.now())) {
    throw refuse('invalid_param', { params: { expires_at: 'must be a time in the future' } });
  }
  // Before the transaction: it takes longer than all else.
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : null;
  const data = {
    ...(password === undefined ? {} : { passwordHash }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(allowDownload === undefined ? {} : { allowDownload: allowDownload ?? true }),
  };
  return transaction(async (database) => {
    await claimVideo(database, path.id, caller, refuse);
    const { count } = await database.share.updateMany({ where: { videoId: path.id }, data });
    if (count === 0) {
      await database.share.create({ data: { videoId: path.id, token: randomToken(), ...data }, select: { id: true } });
    }
    const reply = new JsonText<never>((await jsonWithin(database)(readShare, [path.id, origin()])) ?? 'null');
    return { status: count === 0 ? 201 : 200, body: reply };
  });
};

export const unshareVideo: Handler<'unshareVideo'> = async ({ path, caller, transaction, refuse }) =>
  transaction(async (database) => {
    await claimVideo(database, path.id, caller, refuse);
    const { count } = await database.share.deleteMany({ where: { videoId: path.id } });
    if (count === 0) {
      throw refuse('share_not_found');
    }
    return { status: 200, body: { id: path.id, deleted: true } };
  });
