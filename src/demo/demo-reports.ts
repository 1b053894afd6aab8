import type { Transaction } from '../database/client.js';
import { day } from './community/schedule.js';
import type { Community, Name, TitledReport } from './community/types.js';

/** Makes the demo community's reports, some of which its moderators have resolved. */
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

async function targetOf(
  tx: Transaction,
  type: TitledReport['target_type'],
  title: string,
): Promise<{ id: number; authorId: number | null }> {
  const where = { title };
  const select = { id: true, authorId: true } as const;
  switch (type) {
    case 'topic':
      return tx.topic.findFirstOrThrow({ where, select });
    case 'question':
      return tx.question.findFirstOrThrow({ where, select });
    case 'video':
      return tx.video.findFirstOrThrow({ where, select });
    case 'product': {
      const { id, ownerId } = await tx.product.findFirstOrThrow({ where, select: { id: true, ownerId: true } });
      return { id, authorId: ownerId };
    }
    case 'user': {
      const { id } = await tx.user.findFirstOrThrow({ where: { username: title }, select: { id: true } });
      return { id, authorId: id };
    }
  }
}
