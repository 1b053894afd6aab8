import { Prisma } from '../../../generated/prisma/client.js';
import { queueMail } from '../../api/mail/queue.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { deletePictures, noteFirst, picturesOf } from '../../content/pictures/pictures.js';
import { purgePerson } from '../../content/removal/purge.js';
import type { Database } from '../../core/database/client.js';
import { sql } from '../../core/database/formats.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Config } from '../../core/platform/config.js';
import { discard } from '../../core/storage/discard.js';
import { removeAvatar } from './avatars/queries.js';
import { removeFactors } from './factors/factors.js';
import { noProfile } from './profile-rules.js';
import { endSessions } from './users.js';

type DeletionParts = Pick<Parts, 'database' | 'config'>;

/**
 * Closes an account, to be deleted some days later. Until then its owner can only cancel that: all sessions end, keys
 * are refused, their claimed reports reopen, their stores close. All other visible content stays until the deletion.
 * Returns the time of that; a second call changes nothing.
 */
export function planDeletion({ database, config }: DeletionParts, id: number): Promise<Date> {
  return inTransaction(database, async (transaction) => {
    // Requests that create something lock this row, so that what they create is closed as well.
    await transaction.$queryRaw`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
    const [planned] = await transaction.$queryRaw<{ username: string; email: string | null; at: Date }[]>`
      UPDATE users SET delete_at = clock_timestamp() + make_interval(days => ${config.deletionGraceDays}::integer)
      WHERE id = ${id} AND deleted_at IS NULL AND delete_at IS NULL RETURNING username::text, email::text, delete_at AS at`;
    if (planned === undefined) {
      const { deleteAt, deletedAt } = await transaction.user.findUniqueOrThrow({
        where: { id },
        select: { deleteAt: true, deletedAt: true },
      });
      return deleteAt ?? deletedAt ?? new Date();
    }
    const { username, email, at } = planned;
    await endSessions(transaction, id);
    await transaction.report.updateMany({
      where: { handlerId: id, status: 'claimed' },
      data: { status: 'open', handlerId: null, claimedAt: null },
    });
    await transaction.store.updateMany({
      where: { ownerId: id, status: 'active' },
      data: { status: 'inactive', reopens: true },
    });
    if (email !== null) {
      const data = { username, at: sql(at) };
      await queueMail(transaction, config, { kind: 'deletion_planned', to: email, userId: id, data });
    }
    return at;
  });
}

/** Cancels a planned deletion, and reopens the stores that were open. False if the account has been deleted. */
export function keepAccount({ database }: Pick<DeletionParts, 'database'>, id: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await transaction.$queryRaw`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
    const kept = await transaction.user.updateMany({ where: { id, deletedAt: null }, data: { deleteAt: null } });
    if (kept.count === 0) return false;
    // A store that moderators have closed meanwhile reopens when they restore it.
    await transaction.store.updateMany({
      where: { ownerId: id, reopens: true, status: 'inactive' },
      data: { status: 'active', reopens: false },
    });
    return true;
  });
}

/** Accounts per query. */
const batch = 100;

/**
 * Deletes the accounts that are due, each in a transaction of its own. Safe to run concurrently, and to be killed.
 * Returns how many.
 */
export async function deleteDueAccounts(parts: DeletionParts & Pick<Parts, 'storage' | 'log'>): Promise<number> {
  const { database, config, log } = parts;
  const due = await database.prisma.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE delete_at <= now() ORDER BY delete_at LIMIT ${batch}`;
  let deleted = 0;
  for (const { id } of due) {
    try {
      const left = await deleteDueAccount(database, id, config);
      if (left === null) continue;
      deleted++;
      for (const key of left) await discard(parts, key);
    } catch (error) {
      // Continues with the others.
      log.warn({ err: error, user: id }, 'an account could not be deleted yet');
    }
  }
  return deleted;
}

/**
 * Anonymizes an account: what others could see stays, under a `deleted-…` name. Keys, sessions, apps and grants end,
 * stores close. Files, private videos, deleted content and revisions, which only the person could see, are deleted;
 * reports by and about them lose their notes. Returns the keys of the objects to delete.
 */
export async function deleteAccount(
  database: Pick<Database, 'prisma' | 'pool'>,
  id: number,
  config: Pick<Config, 'mail'> = { mail: null },
): Promise<string[]> {
  const left = await erase(database, id, config, Prisma.sql`true`);
  if (left === null) throw new Error(`There is no account ${id} to delete`);
  return left;
}

/** Deletes an account if the planned time has come, by the database's clock; else null. */
function deleteDueAccount(
  database: Pick<Database, 'prisma' | 'pool'>,
  id: number,
  config: Pick<Config, 'mail'>,
): Promise<string[] | null> {
  return erase(database, id, config, Prisma.sql`delete_at <= now()`);
}

function erase(
  database: Pick<Database, 'prisma' | 'pool'>,
  id: number,
  config: Pick<Config, 'mail'>,
  condition: Prisma.Sql,
): Promise<string[] | null> {
  const owned = { ownerId: id };
  return inTransaction(database, async (transaction) => {
    // Locks first, as creating content and cancelling the deletion do, so that nothing created meanwhile is missed.
    const [person] = await transaction.$queryRaw<{ username: string; email: string | null; language: string | null }[]>`
      SELECT username::text, email::text, language FROM users WHERE id = ${id} AND deleted_at IS NULL AND ${condition} FOR UPDATE`;
    if (person === undefined) return null;
    await transaction.user.update({
      where: { id, deletedAt: null },
      data: {
        username: `deleted-${id}`,
        email: null,
        emailVerifiedAt: null,
        pendingEmail: null,
        passwordHash: null,
        suspendedFor: null,
        silencedFor: null,
        warnedAt: null,
        language: null,
        ...noProfile,
      },
    });
    const products = await transaction.product.findMany({
      where: { ownerId: id, picture: { not: null } },
      select: { id: true },
    });
    const pictures = [...(await removeAvatar(transaction, id)), ...(await deletePictures(transaction, picturesOf(id)))];
    await noteFirst(
      transaction,
      products.map((product) => product.id),
    );
    // Clock time after waiting for the lock, so that all that the person made is older.
    await transaction.$executeRaw`UPDATE users SET deleted_at = clock_timestamp(), delete_at = NULL WHERE id = ${id}`;
    await transaction.$executeRaw`
      UPDATE api_keys SET revoked_at = clock_timestamp() WHERE user_id = ${id} AND revoked_at IS NULL`;
    await transaction.mail.deleteMany({ where: { userId: id } });
    await transaction.invitation.deleteMany({ where: { creatorId: id } });
    await transaction.emailToken.deleteMany({ where: { userId: id } });
    if (person.email !== null) {
      await queueMail(transaction, config, {
        kind: 'account_deleted',
        to: person.email,
        language: person.language,
        data: { username: person.username },
      });
    }
    await endSessions(transaction, id);
    // Includes all tokens that were issued through them, for all people.
    await transaction.app.deleteMany({ where: owned });
    await transaction.appGrant.deleteMany({ where: { userId: id } });
    await transaction.webhook.deleteMany({ where: owned });
    await removeFactors(transaction, id);
    await transaction.identity.deleteMany({ where: { userId: id } });
    await transaction.topicRead.deleteMany({ where: { userId: id } });
    await transaction.watch.deleteMany({ where: { userId: id } });
    await transaction.bookmark.deleteMany({ where: { userId: id } });
    await transaction.ignoredUser.deleteMany({ where: { OR: [{ userId: id }, { ignoredId: id }] } });
    await transaction.fileGrant.deleteMany({ where: { userId: id } });
    await transaction.groupMember.deleteMany({ where: { userId: id } });
    await transaction.conversationPerson.deleteMany({ where: { userId: id } });
    await transaction.draft.deleteMany({ where: { userId: id } });
    await transaction.uploadSession.updateMany({ where: { ...owned, endedAt: null }, data: { endedAt: new Date() } });
    await transaction.notification.deleteMany({ where: { userId: id } });
    await transaction.notificationSetting.deleteMany({ where: { userId: id } });
    await transaction.notificationMail.deleteMany({ where: { userId: id } });
    // Clears notes by the person and about them, and releases the reports that they had claimed.
    await transaction.$executeRaw`
      UPDATE reports SET note = NULL, resolution_note = NULL
      WHERE reporter_id = ${id} OR (target_type = 'user' AND target_id = ${id})`;
    await transaction.warning.deleteMany({ where: { userId: id } });
    await transaction.personRemoval.updateMany({ where: { userId: id }, data: { reason: null } });
    await transaction.report.updateMany({
      where: { handlerId: id, status: 'claimed' },
      data: { status: 'open', handlerId: null, claimedAt: null },
    });
    await transaction.store.updateMany({ where: { ownerId: id, status: 'active' }, data: { status: 'inactive' } });
    await transaction.store.updateMany({ where: { ownerId: id, reopens: true }, data: { reopens: false } });
    await transaction.$executeRaw`DELETE FROM traders WHERE store_id IN (SELECT id FROM stores WHERE owner_id = ${id})`;
    const archives = await transaction.$queryRaw<{ key: string | null }[]>`
      DELETE FROM exports WHERE user_id = ${id} RETURNING object_key AS "key"`;
    // Before their private videos are deleted, since it finds comments of others through them.
    const purged = await purgePerson(transaction, id);
    const [own] = await transaction.$queryRaw<{ keys: string[] }[]>`SELECT delete_private(${id}::integer) AS keys`;
    await transaction.fileFolder.deleteMany({ where: { ownerId: id } });
    await transaction.revision.deleteMany({ where: owned });
    const archiveKeys = archives.flatMap(({ key }) => key ?? []);
    return [...(own?.keys ?? []), ...archiveKeys, ...purged, ...pictures];
  });
}
