import type { Handler, Preparation } from '../pipeline/handlers.js';
import { prepareShare, unshare } from '../sharing/shares.js';
import { claimVideo } from './access.js';

export const shareVideo: Preparation<'shareVideo'> = {
  prepare: (given) => {
    const { path, caller, refuse } = given;
    return prepareShare(given, { videoId: path.id }, (database) => claimVideo(database, path.id, caller, refuse));
  },
};

export const unshareVideo: Handler<'unshareVideo'> = (input) => {
  const { path, caller, refuse } = input;
  return unshare(input, { videoId: path.id }, (database) => claimVideo(database, path.id, caller, refuse));
};
