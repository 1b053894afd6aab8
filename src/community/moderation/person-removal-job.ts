import { isDeepStrictEqual } from 'node:util';
import { type AuditAction, type AuditTargetType, writeEntry } from '../../api/audit/entries.js';
import { useSecondKey } from '../../content/objects.js';
import { type Content, removeContent, restoreContent } from '../../content/removal/removal.js';
import { type Database, isDuplicate, type Queries } from '../../core/database/client.js';
import { type Statement, statementRunner } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Logger } from '../../core/platform/log.js';
import type { Storage } from '../../core/storage/storage.js';
import { isDeletable, remainingContentSql } from './person-content.js';
import { secondKeyOfUrls } from './queries.js';

/** Dependencies of the job. `signal` is aborted at shutdown. */
type RemovalJobParts = { database: Database; storage: Storage; log: Logger; signal: AbortSignal };

type Step = {
  id: number;
  user: number;
  actor: number;
  action: 'hide' | 'delete';
  reason: string | null;
  state: 'removing' | 'restoring';
};

/** Content that is looked up at once. Each is removed in a transaction of its own. */
const batch = 20;

/** Running steps, the oldest first; so many take turns. */
const running: Statement<Step[]> = {
  name: 'running_person_removals',
  text: `
    SELECT coalesce(json_agg(row_to_json(p) ORDER BY p.id), '[]')::text AS reply FROM (
      SELECT id, user_id AS user, actor_id AS actor, action, reason, state FROM person_removals
      WHERE state IN ('removing', 'restoring') ORDER BY id LIMIT 100
    ) p`,
};

/** $1 person. */
const toRemove: Statement<Content[]> = {
  name: 'content_to_remove',
  text: `SELECT coalesce(json_agg(row_to_json(c)), '[]')::text AS reply FROM (${remainingContentSql('$1::integer', batch)} LIMIT ${batch}) c`,
};

/** Content that a step removed, and its state before: null if it was visible. */
type Removed = Content & { removal: number; before: string | null };

/** $1 step. Restores in the reverse order. */
const toRestore: Statement<Removed[]> = {
  name: 'content_to_restore',
  text: `
    SELECT coalesce(json_agg(row_to_json(c)), '[]')::text AS reply FROM (
      SELECT m.target_type AS type, m.target_id AS id, m.id AS removal, i.state AS before
      FROM person_removal_items i JOIN removals m ON m.id = i.removal_id
      WHERE i.step_id = $1::integer ORDER BY i.removal_id DESC LIMIT ${batch}
    ) c`,
};

/**
 * Continues all steps that remove or restore everything of a person, in turns. Safe to run concurrently, and to be
 * killed. A failed one continues in the next run.
 */
export async function removeForPeople(parts: RemovalJobParts): Promise<void> {
  const { database, log, signal } = parts;
  const { $one } = statementRunner(database.json);
  const failed = new Set<number>();
  while (!signal.aborted) {
    const steps = (await $one(running, [])).parse().filter(({ id }) => !failed.has(id));
    if (steps.length === 0) break;
    for (const step of steps) {
      try {
        if (!(await goOn(parts, step))) await finish(database, step);
      } catch (error) {
        failed.add(step.id);
        log.warn({ err: error, removal: step.id }, 'a bulk removal failed, and will be retried');
      }
    }
  }
}

/** Removes or restores the next part. False if nothing is left. */
async function goOn(parts: RemovalJobParts, step: Step): Promise<boolean> {
  const { $one } = statementRunner(parts.database.json);
  if (step.state === 'restoring') {
    const removals = (await $one(toRestore, [step.id])).parse();
    for (const removed of removals) {
      if (parts.signal.aborted) return true;
      await restoreOne(parts, step, removed);
    }
    return removals.length > 0;
  }
  const look = async () => (await $one(toRemove, [step.user])).parse();
  const contents = await look();
  let isNew = contents.length === 0;
  for (const content of contents) {
    if (parts.signal.aborted) return true;
    isNew = (await removeOne(parts, step, content)) || isNew;
  }
  // Another node may have removed all of it meanwhile.
  if (!isNew && isDeepStrictEqual(contents, await look())) throw new Error('Content could not be removed');
  return contents.length > 0;
}

/** Locks the step. False if it was ended meanwhile. */
async function isRunning(transaction: Queries, { id, state }: Step): Promise<boolean> {
  const rows = await transaction.$queryRaw<unknown[]>`
    SELECT FROM person_removals WHERE id = ${id} AND state = ${state} FOR UPDATE`;
  return rows.length > 0;
}

const entry = ({ actor, reason }: Step, action: AuditAction, { type, id }: Content) => ({
  ...{ actorId: actor, requestId: null, action, target: type as AuditTargetType, id, reason },
});

async function removeOne(parts: RemovalJobParts, step: Step, content: Content): Promise<boolean> {
  const { database } = parts;
  const { type, id } = content;
  const moved = await secondKeyOfUrls(parts, type, id);
  let after: (() => Promise<void>)[] = [];
  const isDone = await inTransaction(database, async (transaction) => {
    after = [];
    if (!(await isRunning(transaction, step))) return false;
    const [was] = await transaction.$queryRaw<
      { state: string; reason: string | null; actor: number | null; by: number | null }[]
    >`
      SELECT m.state, m.reason, m.actor_id AS actor, i.step_id AS by FROM removals m LEFT JOIN person_removal_items i ON i.removal_id = m.id
      WHERE m.target_type = ${type} AND m.target_id = ${id}`;
    // Another node was faster.
    if (was?.by === step.id) return false;
    // Pending content is rejected by hiding it.
    const isDeleted = step.action === 'delete' && was === undefined && isDeletable(type);
    const state = isDeleted ? 'deleted' : 'hidden';
    const removal = await removeContent(transaction, content, { state, actor: step.actor, reason: step.reason });
    if (removal === null) return false;
    await transaction.$executeRaw`
      INSERT INTO person_removal_items (removal_id, step_id, state, reason, actor_id)
      VALUES (${removal}, ${step.id}, ${was?.state ?? null}::text, ${was?.reason ?? null}::text, ${was?.actor ?? null}::integer)
      ON CONFLICT (removal_id) DO UPDATE SET step_id = excluded.step_id, state = excluded.state, reason = excluded.reason,
        actor_id = excluded.actor_id`;
    await transaction.$executeRaw`UPDATE person_removals SET items = items + 1 WHERE id = ${step.id}`;
    await useSecondKey(transaction, parts, (work) => after.push(work), moved);
    await writeEntry(transaction, entry(step, isDeleted ? 'createPersonRemoval' : 'hideContent', content));
    return true;
  });
  for (const work of after) await work();
  return isDone;
}

/** Restores content. It stays removed if its place is taken, or its parent is gone. */
async function restoreOne(
  { database }: RemovalJobParts,
  step: Step,
  { removal, before, ...content }: Removed,
): Promise<void> {
  const forget = (transaction: Queries) =>
    transaction.$executeRaw`DELETE FROM person_removal_items WHERE removal_id = ${removal} AND step_id = ${step.id}`;
  try {
    await inTransaction(database, async (transaction) => {
      if (!(await isRunning(transaction, step))) return;
      if (before === null) await restoreContent(transaction, content);
      else
        await transaction.$executeRaw`
          UPDATE removals m SET state = i.state, reason = i.reason, actor_id = i.actor_id FROM person_removal_items i
          WHERE m.id = ${removal} AND i.removal_id = m.id`;
      await forget(transaction);
      await writeEntry(transaction, { ...entry(step, 'restoreContent', content), reason: null });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await inTransaction(database, forget);
  }
}

/** Ends a step, and records the number of items in the audit log. */
async function finish(database: Database, step: Step): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const state = step.state === 'removing' ? 'removed' : 'restored';
    const [ended] = await transaction.$queryRaw<{ items: number }[]>`
      UPDATE person_removals SET state = ${state}, finished_at = clock_timestamp()
      WHERE id = ${step.id} AND state = ${step.state} RETURNING items`;
    if (ended === undefined) return;
    const { actor, user, action, reason } = step;
    const isUndone = state === 'restored';
    await writeEntry(transaction, {
      ...{ actorId: actor, requestId: null, target: 'user', id: user, reason: isUndone ? null : reason },
      action: isUndone ? 'undoPersonRemoval' : 'createPersonRemoval',
      details: { removal: String(step.id), items: String(ended.items), ...(isUndone ? {} : { action }) },
    });
  });
}
