import type { Parts } from '../../api/pipeline/parts.js';
import { sql } from '../../database/formats.js';
import { inTransaction } from '../../database/transaction.js';
import { discard } from '../../storage/discard.js';
import { queueMail } from '../mail/queue.js';
import { deleteDueAccount } from './accounts.js';
import { endSessions } from './people.js';

type Given = Pick<Parts, 'database' | 'config'>;

/**
 * Closes an account, which is deleted some days later. Until then only its owner notices, who cannot do anything but keep it: all
 * sessions end, keys are refused, reports that they had claimed are open to others. Their stores close, since nobody is there to
 * deliver. All else that others see stays until the end. Answers when that is; asking twice changes nothing.
 */
export function planDeletion({ database, config }: Given, id: number): Promise<Date> {
  return inTransaction(database, async (transaction) => {
    // Whoever makes something holds this row: what they make meanwhile is closed as well.
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

/**
 * Keeps an account that was about to be deleted, and opens the stores that were open. Of this and the deletion one wins: false
 * where the account is deleted.
 */
export function keepAccount({ database }: Pick<Given, 'database'>, id: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await transaction.$queryRaw`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
    const kept = await transaction.user.updateMany({ where: { id, deletedAt: null }, data: { deleteAt: null } });
    if (kept.count === 0) return false;
    // One that moderators have closed meanwhile opens when they do so.
    await transaction.store.updateMany({
      where: { ownerId: id, reopens: true, status: 'inactive' },
      data: { status: 'active', reopens: false },
    });
    return true;
  });
}

/** Accounts that are looked for at once. */
const batch = 100;

/**
 * Deletes the accounts whose time has come, each in a transaction of its own: safe to be done by several at once, and to be
 * killed in the middle. Answers how many.
 */
export async function deleteDueAccounts(given: Given & Pick<Parts, 'storage' | 'log'>): Promise<number> {
  const { database, config, log } = given;
  const due = await database.prisma.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE delete_at <= now() ORDER BY delete_at LIMIT ${batch}`;
  let deleted = 0;
  for (const { id } of due) {
    try {
      const left = await deleteDueAccount(database, id, config);
      if (left === null) continue;
      deleted++;
      for (const key of left) await discard(given, key);
    } catch (error) {
      // The others are not to wait for it.
      log.warn({ err: error, user: id }, 'an account could not be deleted yet');
    }
  }
  return deleted;
}
