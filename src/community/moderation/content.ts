import { countApproved } from '../../api/auth/newcomers.js';
import type { Handler, Preparation } from '../../api/pipeline/handlers.js';
import { useSecondKey } from '../../content/objects.js';
import { hide } from '../../content/removal/hiding.js';
import { hiddenOf, pendingAuthorOf, restoreContent as restore } from '../../content/removal/removal.js';
import { isDuplicate } from '../../core/database/client.js';
import { statementRunner } from '../../core/database/statement.js';
import { kinds } from '../kinds.js';
import { secondKeyOfUrls } from './queries.js';

/** URLs that were issued for it end, since the bytes get another key. */
export const hideContent: Preparation<'hideContent'> = {
  prepare: async ({ path: { type, id }, body: { reason }, parts, caller, refuse }) => {
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
  },
};

/** What was pending is counted for its author as approved. */
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
      ? refuse('already_exists', { message: 'Other content has taken its place by now.' })
      : error;
  }
  // After the commit: the deletion of an account locks the user first and content second, and this would be the other way round.
  if (author !== null) afterwards(() => countApproved(statementRunner(parts.database.json), author));
  if (before !== null) await record({ target: type, id });
  return { status: 200, body: { id, restored: true } };
};
