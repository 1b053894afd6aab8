import type { Handler, Preparation } from '../pipeline/handlers.js';
import { prepareShare, unshare } from '../sharing/shares.js';
import { claimFile } from './access.js';

export const shareFile: Preparation<'shareFile'> = {
  prepare: (given) => {
    const { path, caller, refuse } = given;
    return prepareShare(given, { fileId: path.id }, (database) => claimFile(database, path.id, caller.id, refuse));
  },
};

export const unshareFile: Handler<'unshareFile'> = (input) => {
  const { path, caller, refuse } = input;
  return unshare(input, { fileId: path.id }, (database) => claimFile(database, path.id, caller.id, refuse));
};
