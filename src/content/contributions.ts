import { approvedOf, countApproved, mostApproved, newcomerOf } from '../accounts/access/newcomers.js';
import type { Caller } from '../api/http/caller.js';
import type { Reply } from '../api/pipeline/idempotency.js';
import { type AnyInput, type Handle, isOfHideable, isUnshared, type Operation } from '../api/pipeline/operation.js';
import { JsonText, type Statement, type StatementRunner } from '../database/statement.js';
import type { NewcomerRules } from '../operations/config.js';
import { type ContentType, hiddenOf, removeContent } from './removal.js';

/** The fields in which content of any kind holds what somebody wrote. */
const written = ['title', 'name', 'content', 'body', 'description'];
/** The fields that decide whether others see it. */
const deciding = ['status', 'visibility'];
/** Their values with which nobody but its owner and staff does. */
const unseen: readonly unknown[] = ['draft', 'inactive', 'suspended', 'private'];
/** The status of what stays where it is when it is held. */
const heldStatus: Partial<Record<ContentType, string>> = { store: 'suspended', product: 'inactive' };

type Thing = Record<string, unknown> & { id: number };
type Contribution = { thing: Thing; texts: string[]; isNew: boolean };

/** What was made or edited, as others would see it; null where they see nothing, or nothing else than before. */
function contributionOf({ body }: Pick<AnyInput, 'body'>, reply: Reply): Contribution | null {
  const thing = (reply.body instanceof JsonText ? reply.body.parse() : reply.body) as Thing;
  if (deciding.some((field) => unseen.includes(thing[field]))) return null;
  const changes = (body ?? thing) as Record<string, unknown>;
  const changed = (fields: string[]) => fields.some((field) => field in changes);
  const isNew = reply.status === 201 || (body !== undefined && changed(deciding));
  if (!isNew && !changed(written)) return null;
  // The reply to what makes something does not repeat it.
  const whole = { ...thing, ...changes };
  return { thing, isNew, texts: written.map((field) => whole[field]).filter((text) => typeof text === 'string') };
}

const numberOf = (links: number): string => `${links} ${links === 1 ? 'link' : 'links'}`;

/** Why this waits for approval; null if it does not. */
async function reasonToHold(
  { database, parts }: Pick<AnyInput, 'database' | 'parts'>,
  caller: Caller,
  { texts, isNew }: Contribution,
  { heldPosts, heldLinks }: NewcomerRules,
  links: number,
): Promise<string | null> {
  // What is known of the caller may be older than the last approval.
  const isFirst = isNew && caller.approved < heldPosts && (await approvedOf(database, caller.id)) < heldPosts;
  if (isFirst) return 'The first contributions of new members wait for approval.';
  if (parts.hasHeldWord(texts)) return 'It has a word that moderators look at first.';
  return heldLinks !== null && links > heldLinks ? `It has more than ${numberOf(heldLinks)}.` : null;
}

/**
 * Counts what a member contributed, or holds it, in the transaction that made it. Of those who are known it costs nothing.
 * @throws too_many_links
 */
async function review(type: ContentType, input: AnyInput, caller: Caller, reply: Reply): Promise<Reply> {
  const { database, parts, refuse } = input;
  const rules = parts.config.newcomers;
  const isNewcomer = newcomerOf(caller, parts.config) !== null;
  const contribution = isNewcomer || caller.approved < mostApproved ? contributionOf(input, reply) : null;
  if (contribution === null) return reply;
  if (isNewcomer) {
    const { maxLinks, heldLinks } = rules;
    const links = maxLinks === null && heldLinks === null ? 0 : parts.countLinks(contribution.texts);
    if (maxLinks !== null && links > maxLinks) {
      throw refuse('too_many_links', { message: `New members can use at most ${numberOf(maxLinks)} in a text.` });
    }
    const reason = await reasonToHold(input, caller, contribution, rules, links);
    if (reason !== null && (await database.$one(hasStaff, [])).parse()) {
      // What nobody else sees makes nobody known either.
      if (!(await isForOthers(type, database, contribution.thing))) return reply;
      return hold(type, input, contribution.thing, { status: reply.status, reason });
    }
  }
  if (contribution.isNew && caller.approved < mostApproved) await countApproved(database, caller.id);
  return reply;
}

/** Whether there is anybody who could approve what is held. */
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

/** A comment on a private video is nobody's business but its owner's: no moderator could approve it. */
async function isForOthers(type: ContentType, { $one }: Pick<StatementRunner, '$one'>, thing: Thing): Promise<boolean> {
  return type !== 'comment' || (await $one(isShown, [thing.video_id])).parse();
}

/** Takes away what waits for approval, and says so where the reply has a place for it. */
async function hold(
  type: ContentType,
  { database }: Pick<AnyInput, 'database'>,
  thing: Thing,
  { status, reason }: Pick<Reply, 'status'> & { reason: string },
): Promise<Reply> {
  const content = { type, id: thing.id };
  await removeContent(database, content, { state: 'held', actor: null, reason });
  const hidden = 'hidden' in thing ? { hidden: await hiddenOf(database, content) } : {};
  const away = 'status' in thing && heldStatus[type] !== undefined ? { status: heldStatus[type] } : {};
  return { status, body: { ...thing, ...away, ...hidden } };
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
