import type { Handler } from '../contract/handlers.js';
import { share, unshare } from '../shares/shares.js';
import { claimVideo } from './videos.js';

export const shareVideo: Handler<'shareVideo'> = (input) => {
  const { path, caller, refuse } = input;
  return share(input, { videoId: path.id }, (database) => claimVideo(database, path.id, caller, refuse));
};

export const unshareVideo: Handler<'unshareVideo'> = (input) => {
  const { path, caller, refuse } = input;
  return unshare(input, { videoId: path.id }, (database) => claimVideo(database, path.id, caller, refuse));
};
