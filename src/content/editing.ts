import type { OperationId } from '../../generated/contract.js';
import { Prisma } from '../../generated/prisma/client.js';
import { recordIfChanged } from '../api/audit/changes.js';
import type { StaffAction } from '../api/audit/entries.js';
import { isAllowed, type Policy, policies } from '../api/auth/policies.js';
import type { Caller } from '../api/http/caller.js';
import type { Input } from '../api/pipeline/handlers.js';
import type { Problem, ProblemCode } from '../core/contract/problems.js';
import { defined } from '../core/database/defined.js';
import { viewOf } from '../core/database/readable.js';
import { row } from '../core/database/row.js';
import { lockedRow } from '../core/database/row-lock.js';
import { requireKnownFiles } from './attachments.js';
import { type ContentKind, type RevisedType, sqlOf } from './kind.js';
import { hiddenOf, removeContent } from './removal/removal.js';
import { editTexts, findRevision, type RevisedKind, type Texts } from './revisions.js';

/** Handler input of a write on content that its path names by id. */
export type WriteInput<Code extends ProblemCode> = Pick<Input<OperationId>, 'database' | 'parts' | 'origin'> & {
  path: { id: number };
  body?: object | undefined;
  caller: Caller;
  record: (done: StaffAction) => Promise<void>;
  refuse: (code: Code) => Problem;
};

/** The people of content, and the code for what moderators have closed; null if it is open. */
type Standing<Code> = { authorId: number; hostId?: number; closed?: Code | null };

/**
 * Requires that a policy allows the caller something with content.
 * @throws not_owner, or the code for its author while it is closed
 */
export function requireAllowed<Code extends ProblemCode = never>(
  policy: Policy,
  { authorId, hostId, closed = null }: Standing<Code>,
  caller: Caller,
  refuse: (code: 'not_owner' | Code) => Problem,
): void {
  const isAuthor = authorId === caller.id;
  const facts = { isAuthor, isHost: hostId === caller.id, isClosed: closed !== null };
  if (!isAllowed(policy, caller, facts)) throw refuse(isAuthor && closed !== null ? closed : 'not_owner');
}

/**
 * The lock of a kind, by its declaration: the row that it belongs to, as a deletion of that takes it, or its own. `closed` is the code for
 * what moderators have closed.
 */
export const lockOf =
  <Type extends RevisedType, Closed extends ProblemCode = never>(kind: ContentKind<Type>, closed?: Closed) =>
  async (
    { path: { id }, caller, database, refuse }: WriteInput<`${Type}_not_found` | 'not_owner' | Closed>,
    action: Action,
  ): Promise<number> => {
    const { author, isClosed } = sqlOf(kind, row('r'));
    const [table, owner, isShut] = [Prisma.raw(viewOf(kind.table)), Prisma.raw(author), Prisma.raw(isClosed)];
    const parents = (kind.parents ?? []).filter(({ onlyToRestore }) => !onlyToRestore);
    const isHeld: Prisma.Sql[] = [];
    for (const parent of parents) {
      const column = Prisma.raw(parent.column);
      const held = await lockedRow<{ id: number }>(database)`
        SELECT id FROM ${Prisma.raw(parent.table)} WHERE id = (SELECT ${column} FROM ${table} WHERE id = ${id})
        FOR ${Prisma.raw(parent.lock)}`;
      if (held !== null) isHeld.push(Prisma.sql`r.${column} = ${held.id}`);
    }
    if (parents.length > 0 && isHeld.length === 0) throw refuse(kind.missing);
    // It may have been deleted or moved while the lock was waited for.
    const stillThere = parents.length > 0 ? Prisma.sql`AND ${Prisma.join(isHeld, ' AND ')}` : Prisma.sql`FOR UPDATE`;
    const found = await lockedRow<{ authorId: number; isClosed: boolean }>(database)`
      SELECT ${owner} AS "authorId", ${isShut} AS "isClosed" FROM ${table} r WHERE r.id = ${id} ${stillThere}`;
    if (found === null) throw refuse(kind.missing);
    const standing = { authorId: found.authorId, closed: found.isClosed && closed !== undefined ? closed : null };
    requireAllowed(policies[kind.type][action], standing, caller, refuse);
    return found.authorId;
  };

type Action = 'update' | 'delete';

type EditableKind<Code extends ProblemCode, More extends object, Body> = {
  /** Locks the row, and returns its owner's id, null for the shop's. Throws if the caller may not do this. */
  lock: (input: WriteInput<Code>, action: Action) => Promise<number | null>;
  /** Writes the changes to other fields of the locked row; absent if there are none. */
  write?: (input: WriteInput<never>, changes: Partial<More>) => Promise<unknown>;
  /** Reads the content for the reply. */
  read: (input: WriteInput<never>) => Promise<Body>;
};

/** Operations on content with revisions. `More` are its fields beside its texts. */
export function editableContent<Code extends ProblemCode, Body, More extends object = object>(
  kind: RevisedKind,
  { lock, write, read }: EditableKind<Code, More, Body>,
) {
  const { type } = kind;
  const lockFor = async (input: WriteInput<Code>, action: Action) => {
    const owner = await lock(input, action);
    return { target: type, id: input.path.id, ...(owner === null ? {} : { of: owner }) };
  };
  /** Changes content whose row is locked. */
  const edit = async (
    input: WriteInput<never>,
    { title, body, ...others }: Texts & Partial<More>,
    { of }: StaffAction,
  ) => {
    if (of !== input.caller.id && body) await requireKnownFiles(kind, input.path.id, body, input.database);
    await editTexts(kind, input, { title, body });
    const changes = defined(others) as unknown as Partial<More>;
    if (Object.keys(changes).length > 0) await write?.(input, changes);
  };
  /** Changes content and returns it. An owner's change is not logged, so that the content is not read before. */
  const editAndRecord = async (
    input: WriteInput<never>,
    changes: Texts & Partial<More>,
    done: StaffAction,
    entry: StaffAction,
  ): Promise<Body> => {
    const change = () => edit(input, changes, done);
    if (entry.of !== input.caller.id) {
      const record = () => input.record(entry);
      return recordIfChanged(() => read(input), change, record);
    }
    await change();
    return read(input);
  };
  const remove = async (input: WriteInput<never>, done: StaffAction) => {
    const { path, caller, database, record } = input;
    await record(done);
    await removeContent(database, { type, id: path.id }, { state: 'deleted', actor: caller.id });
    return { status: 200 as const, body: { id: path.id, deleted: true as const } };
  };
  return {
    /**
     * Changes content. `check` runs once the row is locked, and may refuse. A change with `details` is made by staff only, and logged even
     * on their own content.
     */
    update: async (
      input: WriteInput<Code>,
      changes: Texts & Partial<More>,
      { check, details }: { check?: () => Promise<void>; details?: Record<string, string> } = {},
    ) => {
      const done = await lockFor(input, 'update');
      await check?.();
      const { reason = null } = (input.body ?? {}) as { reason?: string };
      const entry = { ...done, ...(details && { of: [], details }), reason };
      return { status: 200 as const, body: await editAndRecord(input, changes, done, entry) };
    },
    remove: async (input: WriteInput<Code>) => remove(input, await lockFor(input, 'delete')),
    /**
     * Deletes content, unless others have replied (`isAnswered`, called once the row is locked) and the caller may then not do it.
     * @throws has_replies
     */
    removeUnanswered: async (input: WriteInput<Code | 'has_replies'>, isAnswered: () => Promise<boolean>) => {
      const done = await lockFor(input, 'delete');
      if (!(await isAnswered())) return remove(input, done);
      const facts = { isAuthor: done.of === input.caller.id, isAnswered: true };
      if (!isAllowed(policies[type].delete, input.caller, facts)) throw input.refuse('has_replies');
      // Replies belong to others, so the entry has no owner and is logged even if the author deletes them.
      return remove(input, { target: done.target, id: done.id });
    },
    /**
     * Sets the texts to those of a revision.
     * @throws revision_not_found
     */
    restoreRevision: async (input: WriteInput<Code | 'revision_not_found'> & { path: { number: number } }) => {
      const { path, database, refuse } = input;
      const done = await lockFor(input, 'update');
      const content = { type, id: path.id };
      const texts = await findRevision({ ...content, number: path.number }, database, refuse);
      const entry = { ...done, details: { revision: String(path.number) } };
      await editAndRecord(input, texts as Texts & Partial<More>, done, entry);
      return { status: 200 as const, body: { ...content, ...texts, hidden: await hiddenOf(database, content) } };
    },
  };
}
