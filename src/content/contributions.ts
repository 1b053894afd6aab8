import { approvedOf, countApproved, mostApproved, newcomerOf } from '../accounts/access/newcomers.js';
import type { Caller } from '../api/http/caller.js';
import type { Reply } from '../api/pipeline/idempotency.js';
import { type AnyInput, type Handle, isOfHideable, isUnshared, type Operation } from '../api/pipeline/operation.js';
import { JsonText, type Statement, type StatementRunner } from '../database/statement.js';
import type { NewcomerRules } from '../operations/config.js';
import { type ContentType, hiddenOf, removeContent } from './removal.js';

/** The fields of content of any kind that have text of its author. */
const written = ['title', 'name', 'content', 'body', 'description'];
/** The fields that decide whether others see it. */
const deciding = ['status', 'visibility'];
/** Their values with which only its owner and staff see it. */
const unseen: readonly unknown[] = ['draft', 'inactive', 'suspended', 'private'];
/** The status that a store and a product have while they are pending. */
const pendingStatus: Partial<Record<ContentType, string>> = { store: 'suspended', product: 'inactive' };

type Content = Record<string, unknown> & { id: number };
type Contribution = { content: Content; texts: string[]; isNew: boolean };

/** What was made or edited, as others would see it; null where they see nothing, or nothing else than before. */
function contributionOf({ body }: Pick<AnyInput, 'body'>, reply: Reply): Contribution | null {
  const content = (reply.body instanceof JsonText ? reply.body.parse() : reply.body) as Content;
  if (deciding.some((field) => unseen.includes(content[field]))) return null;
  const changes = (body ?? content) as Record<string, unknown>;
  const changed = (fields: string[]) => fields.some((field) => field in changes);
  const isNew = reply.status === 201 || (body !== undefined && changed(deciding));
  if (!isNew && !changed(written)) return null;
  // The reply to what makes something does not repeat it.
  const whole = { ...content, ...changes };
  return { content, isNew, texts: written.map((field) => whole[field]).filter((text) => typeof text === 'string') };
}

const numberOf = (links: number): string => `${links} ${links === 1 ? 'link' : 'links'}`;

/** Why the contribution has to be approved; null if it has not. */
async function pendingReason(
  { database, parts }: Pick<AnyInput, 'database' | 'parts'>,
  caller: Caller,
  { texts, isNew }: Contribution,
  { reviewPosts, reviewLinks }: NewcomerRules,
  links: number,
): Promise<string | null> {
  // What is known of the caller may be older than the last approval.
  const isFirst = isNew && caller.approved < reviewPosts && (await approvedOf(database, caller.id)) < reviewPosts;
  if (isFirst) return 'The first contributions of new members wait for approval.';
  if (parts.hasReviewWord(texts)) return 'It has a word that moderators look at first.';
  return reviewLinks !== null && links > reviewLinks ? `It has more than ${numberOf(reviewLinks)}.` : null;
}

/**
 * Counts what a member contributed, or makes it pending, in the transaction that made it. For members who are no longer new it costs nothing.
 * @throws too_many_links
 */
async function review(type: ContentType, input: AnyInput, caller: Caller, reply: Reply): Promise<Reply> {
  const { database, parts, refuse } = input;
  const rules = parts.config.newcomers;
  const isNewcomer = newcomerOf(caller, parts.config) !== null;
  const contribution = isNewcomer || caller.approved < mostApproved ? contributionOf(input, reply) : null;
  if (contribution === null) return reply;
  if (isNewcomer) {
    const { maxLinks, reviewLinks } = rules;
    const links = maxLinks === null && reviewLinks === null ? 0 : parts.countLinks(contribution.texts);
    if (maxLinks !== null && links > maxLinks) {
      throw refuse('too_many_links', { message: `New members can use at most ${numberOf(maxLinks)} in a text.` });
    }
    const reason = await pendingReason(input, caller, contribution, rules, links);
    if (reason !== null && (await database.$one(hasStaff, [])).parse()) {
      // What only its author sees is not counted either.
      if (!(await isSeenByStaff(type, database, contribution.content))) return reply;
      return makePending(type, input, contribution.content, { status: reply.status, reason });
    }
  }
  if (contribution.isNew && caller.approved < mostApproved) await countApproved(database, caller.id);
  return reply;
}

/** Whether there are staff who could approve it. */
const hasStaff: Statement<boolean> = {
  name: 'has_staff',
  text: `SELECT to_json(EXISTS (
    SELECT FROM users WHERE role <> 'member' AND deleted_at IS NULL AND (suspended_at IS NULL OR suspended_until <= now())
  ))::text AS reply`,
};

/** $1 video. */
const isShown: Statement<boolean> = {
  name: 'is_video_shown',
  text: `SELECT (visibility <> 'private')::text AS reply FROM videos WHERE id = $1`,
};

/** Whether moderators see such content: a comment on a private video is seen by the video's owner alone. */
async function isSeenByStaff(
  type: ContentType,
  { $one }: Pick<StatementRunner, '$one'>,
  content: Content,
): Promise<boolean> {
  return type !== 'comment' || (await $one(isShown, [content.video_id])).parse();
}

/** Removes content until it is approved, and says so where the reply has a field for it. */
async function makePending(
  type: ContentType,
  { database }: Pick<AnyInput, 'database'>,
  content: Content,
  { status, reason }: Pick<Reply, 'status'> & { reason: string },
): Promise<Reply> {
  const removed = { type, id: content.id };
  await removeContent(database, removed, { state: 'held', actor: null, reason });
  const hidden = 'hidden' in content ? { hidden: await hiddenOf(database, removed) } : {};
  const pending = 'status' in content && pendingStatus[type] !== undefined ? { status: pendingStatus[type] } : {};
  return { status, body: { ...content, ...pending, ...hidden } };
}

/** The operation, with what is asked of new members where it makes or edits content. */
export function contributing(operation: Operation): Operation {
  const { contribution, handler } = operation;
  if (contribution === null || isUnshared(handler) || isOfHideable(handler)) return operation;
  const reviewed =
    (handle: Handle): Handle =>
    async (input) => {
      const reply = await handle(input);
      const { caller } = input;
      return caller?.role === 'member' ? review(contribution, input, caller, reply) : reply;
    };
  return {
    ...operation,
    handler:
      typeof handler === 'function'
        ? reviewed(handler)
        : { prepare: async (given) => reviewed(await handler.prepare(given)) },
  };
}
