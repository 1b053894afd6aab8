import { countApproved } from '../../api/auth/newcomers.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { useSecondKey } from '../../content/objects.js';
import { hide } from '../../content/removal/hiding.js';
import { hiddenOf, pendingAuthorOf, restoreContent as restore } from '../../content/removal/removal.js';
import { isDuplicate } from '../../core/database/client.js';
import { statementRunner } from '../../core/database/statement.js';
import { kinds } from '../kinds.js';
import { secondKeyOfUrls } from './queries.js';

/** Issued URLs become invalid, since the bytes get another key. */
export const hideContent: Handler<'hideContent'> = async ({
  path: { type, id },
  body: { reason },
  parts,
  caller,
  refuse,
}) => {
  const moved = await secondKeyOfUrls(parts, type, id);
  return async ({ database, record, afterwards }) => {
    const done = await hide(database, { type, id }, { actor: caller.id, reason, config: parts.config });
    if (done === null) {
      throw refuse(kinds[type].missing);
    }
    if (done.isChanged) {
      await useSecondKey(database, parts, afterwards, moved);
      await record({ target: type, id, reason });
    }
    return { status: 200, body: done.hidden };
  };
};

/** Pending content counts as approved for its author. */
export const restoreContent: Handler<'restoreContent'> = async (input) => {
  const { path, database, record, parts, afterwards, refuse } = input;
  const { type, id } = path;
  const author = await pendingAuthorOf(database, path);
  const before = await hiddenOf(database, path);
  try {
    if (!(await restore(database, path))) {
      throw refuse(kinds[type].missing);
    }
  } catch (error) {
    throw isDuplicate(error)
      ? refuse('already_exists', { message: 'Other content has taken its place in the meantime.' })
      : error;
  }
  // After the commit, to avoid a deadlock: deleting an account locks the user before content.
  if (author !== null) afterwards(() => countApproved(statementRunner(parts.database.json), author));
  if (before !== null) await record({ target: type, id });
  return { status: 200, body: { id, restored: true } };
};
