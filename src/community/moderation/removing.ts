import { countApproved } from '../../api/auth/newcomers.js';
import type { Input } from '../../api/pipeline/handlers.js';
import { type KeyChange, useSecondKey } from '../../content/objects.js';
import { type Hiding, hide } from '../../content/removal/hiding.js';
import { type Content, pendingAuthorOf, restoreContent } from '../../content/removal/removal.js';
import { problem } from '../../core/contract/problems.js';
import { isDuplicate } from '../../core/database/client.js';
import { statementRunner } from '../../core/database/statement.js';

/** Handler input of a write that removes or restores content. */
export type RemovalInput = Pick<Input<'restoreContent'>, 'caller' | 'database' | 'parts' | 'record' | 'afterwards'>;

/** Hides content, whose object has a second key, for a reason that its author sees. Null if there is none for moderators. */
export async function hideFor(
  { caller, database, parts, afterwards }: RemovalInput,
  content: Content,
  { reason, moved }: { reason: string | null; moved: KeyChange | null },
): Promise<Hiding | null> {
  const done = await hide(database, content, { actor: caller.id, reason, config: parts.config });
  if (done?.isChanged) await useSecondKey(database, parts, afterwards, moved);
  return done;
}

/**
 * Restores removed content. Pending content counts as approved for its author. False if there is none, or it cannot be restored.
 * @throws already_exists
 */
export async function restoreFor(
  { database, parts, afterwards }: Pick<RemovalInput, 'database' | 'parts' | 'afterwards'>,
  content: Content,
): Promise<boolean> {
  const author = await pendingAuthorOf(database, content);
  const isRestored = await restoreContent(database, content).catch((error) => {
    if (!isDuplicate(error)) throw error;
    throw problem('already_exists', { message: 'Other content has taken its place in the meantime.' });
  });
  // After the commit, to avoid a deadlock: deleting an account locks the user before content.
  if (isRestored && author !== null) {
    afterwards(() => countApproved(statementRunner(parts.database.json), author));
  }
  return isRestored;
}
