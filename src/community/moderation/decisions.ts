import { isModerator } from '../../api/auth/authentication.js';
import type { Caller } from '../../api/http/caller.js';
import { moderatesContent } from '../../api/pipeline/board-moderators.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import type { KeyChange } from '../../content/objects.js';
import { decide, movedBy, type Outcome, type Target, takeTurn } from './decide.js';
import type { RemovalInput } from './removing.js';
import { type ReportTargetType, targetKinds } from './reports/report-targets.js';

/** The target of a name such as `topic:12`; null if there is no such type or id. */
function targetOf(name: string): Target | null {
  const [type = '', key] = name.split(':');
  // Larger ids do not exist.
  const id = Number(key);
  return Object.hasOwn(targetKinds, type) && id <= 2_147_483_647 ? { type: type as ReportTargetType, id } : null;
}

/** The caller as moderator of a target; null if they are not. */
async function moderatorOf(
  { caller, database }: Pick<RemovalInput, 'caller' | 'database'>,
  { type, id }: Target,
): Promise<Caller | null> {
  if (isModerator(caller)) return caller;
  const isOfBoard = await moderatesContent(database, type, id, caller.id);
  return isOfBoard ? { ...caller, role: 'moderator', isOfBoard } : null;
}

export const decideQueueEntries: Handler<'decideQueueEntries'> = async ({ parts, body, caller: asking }) => {
  const { decision, reason = null } = body;
  const names = body.targets;
  const moved: (KeyChange | null)[] = [];
  for (const name of names) {
    const target = targetOf(name);
    // Topics and replies, which are all that moderators of boards decide on, have no object.
    moved.push(target && isModerator(asking) ? await movedBy(parts, target, decision) : null);
  }
  return async (input) => {
    await input.database.$json(takeTurn, []);
    const skipped: { target: string; code: Exclude<Outcome, number> }[] = [];
    let resolved = 0;
    for (const [place, name] of names.entries()) {
      const target = targetOf(name);
      const choice = { decision, reason, note: reason, moved: moved[place] ?? null };
      const caller = target && (await moderatorOf(input, target));
      const result = target && (caller === null ? 'forbidden' : await decide({ ...input, caller }, target, choice));
      const outcome = result ?? 'already_decided';
      if (typeof outcome === 'number') resolved += outcome;
      else skipped.push({ target: name, code: outcome });
    }
    const decided = names.length - skipped.length;
    const [first] = skipped;
    if (first !== undefined && decided === 0) {
      throw input.refuse(first.code);
    }
    return { status: 200, body: { decision, decided, resolved_reports: resolved, skipped } };
  };
};
