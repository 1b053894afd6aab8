import { isModerator } from '../../api/auth/authentication.js';
import { approvedOf, countApproved, mostApproved, newcomerOf } from '../../api/auth/newcomers.js';
import type { Caller } from '../../api/http/caller.js';
import type { Reply } from '../../api/pipeline/idempotency.js';
import { type AnyInput, type Operation, wrapHandler } from '../../api/pipeline/operation.js';
import { type ContentKind, sqlOf, textColumns } from '../../content/kind.js';
import { type ContentType, hiddenOf, removeContent } from '../../content/removal/removal.js';
import { row } from '../../core/database/row.js';
import { JsonText, type Statement } from '../../core/database/statement.js';
import type { NewcomerRules } from '../../core/platform/config.js';
import { kinds } from '../kinds.js';

/** Fields with which authors publish content. */
const publishing = ['status', 'visibility'];

/** $1 type, $2 id. Published texts of content. */
const publishedTexts: Statement<string[]> = {
  name: 'published_texts',
  text: Object.values<ContentKind>(kinds)
    .map((kind) => {
      const { title, text, isPublished } = sqlOf(kind, row('r'));
      return `
        SELECT to_json(array_remove(ARRAY[${title}, ${text}]::text[], NULL))::text AS reply FROM ${kind.table} r
        WHERE $1::text = '${kind.type}' AND r.id = $2::integer AND ${isPublished}`;
    })
    .join(' UNION ALL '),
};

type CreatedContent = Record<string, unknown> & { id: number };
type Contribution = { content: CreatedContent; texts: string[]; isNew: boolean };

/** Reply of a contribution, and whether its operation takes a body. */
type Result = { reply: Reply; takesBody: boolean };

/** Created or edited content; null if it is not published, or its published texts did not change. */
async function contributionOf(
  type: ContentType,
  { body = {}, database }: Pick<AnyInput, 'body' | 'database'>,
  { reply, takesBody }: Result,
): Promise<Contribution | null> {
  const content = (reply.body instanceof JsonText ? reply.body.parse() : reply.body) as CreatedContent;
  const isSent = (field: string) => Object.hasOwn(body as object, field);
  const isNew = reply.status === 201 || publishing.some(isSent);
  // An operation without a body restores a text.
  if (!isNew && takesBody && !textColumns(kinds[type]).some(isSent)) return null;
  const texts = (await database.$json(publishedTexts, [type, content.id]))?.parse();
  return texts === undefined ? null : { content, isNew, texts };
}

const numberOf = (links: number): string => `${links} ${links === 1 ? 'link' : 'links'}`;

/** Reason why a contribution needs approval; null if it does not. */
async function pendingReason(
  { database, parts }: Pick<AnyInput, 'database' | 'parts'>,
  caller: Caller,
  { texts, isNew }: Contribution,
  { reviewPosts, reviewLinks }: NewcomerRules,
  links: number,
): Promise<string | null> {
  // The caller's count may be older than the last approval.
  const isFirst = isNew && caller.approved < reviewPosts && (await approvedOf(database, caller.id)) < reviewPosts;
  if (isFirst) return 'The first contributions of new members wait for approval.';
  if (parts.hasReviewWord(texts)) return 'It has a word that moderators look at first.';
  return reviewLinks !== null && links > reviewLinks ? `It has more than ${numberOf(reviewLinks)}.` : null;
}

/**
 * Counts a member's contribution, or makes it pending, in the transaction that created it. Costs nothing for
 * established members.
 * @throws too_many_links
 */
async function review(type: ContentType, input: AnyInput, caller: Caller, result: Result): Promise<Reply> {
  const { reply } = result;
  const { database, parts, refuse } = input;
  const rules = parts.config.newcomers;
  const isNewcomer = newcomerOf(caller, parts.config) !== null;
  const isNewStore = type === 'store' && reply.status === 201 && parts.config.stores === 'approval';
  const contribution =
    isNewStore || isNewcomer || caller.approved < mostApproved ? await contributionOf(type, input, result) : null;
  if (contribution === null) return reply;
  if (isNewStore) {
    const reason = 'New stores wait for approval.';
    return makePending(type, input, contribution.content, { status: reply.status, reason });
  }
  if (isNewcomer) {
    const { maxLinks, reviewLinks } = rules;
    const links = maxLinks === null && reviewLinks === null ? 0 : parts.countLinks(contribution.texts);
    if (maxLinks !== null && links > maxLinks) {
      throw refuse('too_many_links', { message: `New members can use at most ${numberOf(maxLinks)} in a text.` });
    }
    const reason = await pendingReason(input, caller, contribution, rules, links);
    if (reason !== null && (await database.$one(hasStaff, [])).parse()) {
      return makePending(type, input, contribution.content, { status: reply.status, reason });
    }
  }
  if (contribution.isNew && caller.approved < mostApproved) await countApproved(database, caller.id);
  return reply;
}

/** True if there are staff who could approve it. */
const hasStaff: Statement<boolean> = {
  name: 'has_staff',
  text: `SELECT to_json(EXISTS (
    SELECT FROM users WHERE role >= 'moderator' AND deleted_at IS NULL AND (suspended_at IS NULL OR suspended_until <= now())
  ))::text AS reply`,
};

/** Removes content until it is approved, and shows that in the reply if it has a field for it. */
async function makePending(
  type: ContentType,
  { database }: Pick<AnyInput, 'database'>,
  content: CreatedContent,
  { status, reason }: Pick<Reply, 'status'> & { reason: string },
): Promise<Reply> {
  const removed = { type, id: content.id };
  await removeContent(database, removed, { state: 'held', actor: null, reason });
  const hidden = 'hidden' in content ? { hidden: await hiddenOf(database, removed) } : {};
  const { inPlace }: ContentKind = kinds[type];
  const pending = 'status' in content && inPlace !== undefined ? { status: inPlace.status } : {};
  return { status, body: { ...content, ...pending, ...hidden } };
}

/** Wraps an operation that creates or edits content with the review of new members' contributions. */
export function withReview(operation: Operation): Operation {
  const { contribution, bodySchema } = operation;
  if (contribution === null) return operation;
  const takesBody = bodySchema !== undefined;
  return wrapHandler(operation, (handle) => async (input) => {
    const reply = await handle(input);
    const { caller } = input;
    const type = contribution === '{type}' ? (input.path as { type: ContentType }).type : contribution;
    return caller === null || isModerator(caller) ? reply : review(type, input, caller, { reply, takesBody });
  });
}
