import type { Handler } from '../../api/pipeline/handlers.js';
import { hiddenOf } from '../../content/removal/removal.js';
import { kinds } from '../kinds.js';
import { secondKeyOfUrls } from './queries.js';
import { hideFor, restoreFor } from './removing.js';

/** Issued URLs become invalid, since the bytes get another key. */
export const hideContent: Handler<'hideContent'> = async ({ path: { type, id }, body: { reason }, parts, refuse }) => {
  const moved = await secondKeyOfUrls(parts, type, id);
  return async (input) => {
    const done = await hideFor(input, { type, id }, { reason, moved });
    if (done === null) {
      throw refuse(kinds[type].missing);
    }
    if (done.isChanged) await input.record({ target: type, id, reason });
    return { status: 200, body: done.hidden };
  };
};

export const restoreContent: Handler<'restoreContent'> = async (input) => {
  const { path, database, record, refuse } = input;
  const { type, id } = path;
  const before = await hiddenOf(database, path);
  if (!(await restoreFor(input, path))) {
    throw refuse(kinds[type].missing);
  }
  if (before !== null) await record({ target: type, id });
  return { status: 200, body: { id, restored: true } };
};
