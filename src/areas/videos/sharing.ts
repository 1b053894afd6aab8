import type { Handler, Preparation } from '../../api/pipeline/handlers.js';
import { prepareShare, unshare } from '../../content/sharing/shares.js';
import { randomToken } from '../../storage/storage.js';
import { claimVideo } from './access.js';

export const shareVideo: Preparation<'shareVideo'> = {
  prepare: (given) => {
    const { path, caller, refuse } = given;
    return prepareShare(given, { videoId: path.id }, (database) => claimVideo(database, path.id, caller, refuse));
  },
};

export const unshareVideo: Handler<'unshareVideo'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const visibility = await claimVideo(database, path.id, caller, refuse);
  const reply = await unshare(input, { videoId: path.id });
  // Nobody else could be shown an unlisted video without one.
  if (visibility === 'unlisted') await database.share.create({ data: { videoId: path.id, token: randomToken() } });
  return reply;
};
