import type { Handler, Preparation } from '../../api/pipeline/handlers.js';
import { prepareShare, unshare } from '../../content/sharing/shares.js';
import { claimFile } from './access.js';

export const shareFile: Preparation<'shareFile'> = {
  prepare: (given) => {
    const { path, caller, refuse } = given;
    return prepareShare(given, { fileId: path.id }, (database) => claimFile(database, path.id, caller.id, refuse));
  },
};

export const unshareFile: Handler<'unshareFile'> = async (input) => {
  const { path, caller, database, refuse } = input;
  await claimFile(database, path.id, caller.id, refuse);
  return unshare(input, { fileId: path.id });
};
