import { Prisma } from '../../generated/prisma/client.js';
import { kinds } from '../community/kinds.js';
import type { Transaction } from '../core/database/client.js';
import { row, valueSql } from '../core/database/row.js';
import type { Community, TitledReport } from './community/types.js';
import type { Making } from './making.js';
import { hour, later, timeOn } from './times.js';

type Target = { id: number; authorId: number | null };

const person = { table: 'users', title: 'username', author: 'id' } as const;

/** Creates the demo's reports, a day or so apart, some of them resolved. */
export async function createReports({ tx, now, random, idOf }: Making, { reports }: Community): Promise<void> {
  for (const [place, { reporter, titled, handler, resolution, ...report }] of reports.entries()) {
    const { id: targetId, authorId } = await targetOf(tx, report.target_type, titled);
    const reportedAt = timeOn(now, reports.length - place, random);
    const claimedAt = later(reportedAt, random);
    await tx.report.create({
      data: {
        targetType: report.target_type,
        targetId,
        authorId,
        reporterId: idOf(reporter),
        reason: report.reason,
        note: report.note ?? null,
        createdAt: new Date(reportedAt),
        ...(handler !== undefined && {
          ...{ status: resolution?.outcome ?? 'claimed', handlerId: idOf(handler), claimedAt: new Date(claimedAt) },
        }),
        ...(resolution !== undefined && {
          ...{ resolutionNote: resolution.note ?? null, resolvedAt: new Date(later(claimedAt, random, 10)) },
        }),
      },
      select: { id: true },
    });
  }
}

/** Creates the demo's replies that wait for approval. */
export async function createPending({ tx, now, random, idOf }: Making, { pending }: Community): Promise<void> {
  for (const [place, { author, in: titled, content, reason }] of pending.entries()) {
    const { id: topicId } = await targetOf(tx, 'topic', titled);
    const at = new Date(now.getTime() - (pending.length - place - random.next() / 2) * 5 * hour);
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
