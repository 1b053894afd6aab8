import type { Handler } from '../contract/handlers.js';
import { JsonText } from '../contract/replies.js';
import { jsonWithin } from '../database/client.js';
import { expiryFault, removeShare, saveShare, shareById, shareValues } from '../shares/shares.js';
import { claimVideo } from './videos.js';

export const shareVideo: Handler<'shareVideo'> = async ({ path, body, caller, transaction, origin, refuse }) => {
  const fault = expiryFault(body);
  if (fault !== null) {
    throw refuse('invalid_param', { params: { expires_at: fault } });
  }
  const values = await shareValues(body);
  return transaction(async (database) => {
    await claimVideo(database, path.id, caller, refuse);
    const { id, created } = await saveShare(database, { videoId: path.id }, values);
    const reply = await jsonWithin(database)(shareById, [id, origin()]);
    return { status: created ? 201 : 200, body: new JsonText(reply ?? 'null') };
  });
};

export const unshareVideo: Handler<'unshareVideo'> = async ({ path, caller, transaction, refuse }) =>
  transaction(async (database) => {
    await claimVideo(database, path.id, caller, refuse);
    if (!(await removeShare(database, { videoId: path.id }))) {
      throw refuse('share_not_found');
    }
    return { status: 200, body: { id: path.id, deleted: true } };
  });
