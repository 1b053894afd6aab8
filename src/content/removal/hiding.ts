import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import { queueMail } from '../../api/mail/queue.js';
import type { Input } from '../../api/pipeline/handlers.js';
import { isoSql } from '../../core/database/formats.js';
import { type JsonText, replying } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { type Content, hiddenOf, removeContent } from './removal.js';

/** SQL of a row `m` of `removals` in the contract's format. `staff` is SQL: whether the reader sees who removed it. */
export const hiddenContent = (staff: string) => ({
  columns: `
    m.target_type, m.target_id, m.parent_id, m.state, m.reason, ${isoSql('m.at')} AS since,
    CASE WHEN ${staff} THEN actor.username END AS hidden_by, m.author_id, author.username AS author, m.title, m.excerpt`,
  joins: 'LEFT JOIN users author ON author.id = m.author_id LEFT JOIN users actor ON actor.id = m.actor_id',
});

const fields = hiddenContent('true');
/** $1 removal. */
const hiddenContentById = replying('HiddenContent', {
  name: 'hidden_content_by_id',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT ${fields.columns} FROM removals m ${fields.joins} WHERE m.id = $1) r`,
});

type Hide = {
  actor: number;
  reason: string | null;
  config: Pick<Config, 'mail' | 'site'>;
};

/** Hidden content, and whether its state or reason has changed. */
export type Hiding = { hidden: JsonText<components['schemas']['HiddenContent']>; isChanged: boolean };

/**
 * Hides content, or sets the reason of hidden or pending content, within a transaction, and notifies the author, unless it is already
 * hidden for this reason. Null if there is no such content for moderators.
 */
export async function hide(
  database: Input<OperationId>['database'],
  content: Content,
  { actor, reason, config }: Hide,
): Promise<Hiding | null> {
  const before = await hiddenOf(database, content);
  const removal = await removeContent(database, content, { state: 'hidden', actor, reason });
  if (removal === null) return null;
  const isChanged = before?.state !== 'hidden' || before.reason !== reason;
  if (isChanged) await tellAuthor(database, config, removal, actor);
  return { hidden: await database.$one(hiddenContentById, [removal]), isChanged };
}

type HiddenMail = {
  id: number;
  username: string;
  email: string;
  kind: string;
  title: string | null;
  reason: string | null;
};

/** Queues the mail to the author about the hidden content and the reason, unless they hid it themselves. */
async function tellAuthor(
  database: Input<OperationId>['database'],
  config: Pick<Config, 'mail' | 'site'>,
  removal: number,
  actor: number,
): Promise<void> {
  if (config.mail === null) return;
  const [author] = await database.$queryRaw<HiddenMail[]>`
    SELECT u.id, u.username::text, u.email::text, m.target_type AS kind, m.title, m.reason
    FROM removals m JOIN users u ON u.id = m.author_id
    WHERE m.id = ${removal} AND u.id <> ${actor} AND u.email IS NOT NULL AND u.deleted_at IS NULL`;
  if (author === undefined) return;
  const { id, email, ...data } = author;
  const mail = { ...data, contact: config.site.contact };
  await queueMail(database, config, { kind: 'content_hidden', to: email, userId: id, data: mail });
}
