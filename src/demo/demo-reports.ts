import { Prisma } from '../../generated/prisma/client.js';
import { kinds } from '../community/kinds.js';
import type { Transaction } from '../core/database/client.js';
import { row, valueSql } from '../core/database/row.js';
import { day } from './community/schedule.js';
import type { Community, Name, TitledReport } from './community/types.js';

type Target = { id: number; authorId: number | null };

const person = { table: 'users', title: 'username', author: 'id' } as const;

/** Creates the demo's reports, some of them resolved. */
export async function createReports(
  tx: Transaction,
  { reports }: Pick<Community, 'reports'>,
  now: Date,
  idOf: (name: Name) => number,
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() - days * day);
  let age = reports.length;
  for (const { reporter, titled, handler, resolution, ...report } of reports) {
    const { id: targetId, authorId } = await targetOf(tx, report.target_type, titled);
    await tx.report.create({
      data: {
        targetType: report.target_type,
        targetId,
        authorId,
        reporterId: idOf(reporter),
        reason: report.reason,
        note: report.note ?? null,
        createdAt: at(age),
        ...(handler === undefined
          ? {}
          : { status: resolution?.outcome ?? 'claimed', handlerId: idOf(handler), claimedAt: at(age - 0.2) }),
        ...(resolution === undefined ? {} : { resolutionNote: resolution.note ?? null, resolvedAt: at(age - 0.3) }),
      },
    });
    age -= 1;
  }
}

/** Creates the demo's replies that wait for approval. */
export async function createPending(
  tx: Transaction,
  { pending }: Pick<Community, 'pending'>,
  now: Date,
  idOf: (name: Name) => number,
): Promise<void> {
  for (const [place, { author, in: titled, content, reason }] of pending.entries()) {
    const { id: topicId } = await targetOf(tx, 'topic', titled);
    const at = new Date(now.getTime() - ((pending.length - place) * day) / 4);
    const { id } = await tx.reply.create({
      data: { topicId, authorId: idOf(author), content, createdAt: at },
      select: { id: true },
    });
    await tx.$executeRaw`SELECT take_away('reply', ${id}::integer, 'held', NULL, ${reason}::text)`;
    await tx.removal.updateMany({ where: { targetType: 'reply', targetId: id }, data: { at } });
  }
}

async function targetOf(tx: Transaction, type: TitledReport['target_type'], title: string): Promise<Target> {
  const r = row('r');
  const { table, title: column, author } = type === 'user' ? person : kinds[type];
  const [of, isTitled] = [author, column].map((value) => Prisma.raw(valueSql(value, r)));
  const [found] = await tx.$queryRaw<Target[]>`
    SELECT r.id, ${of} AS "authorId" FROM ${Prisma.raw(table)} r WHERE ${isTitled} = ${title} LIMIT 1`;
  if (found === undefined) throw new Error(`There is no ${type} with the title ${title}`);
  return found;
}
