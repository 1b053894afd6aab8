import type { Database } from '../../core/database/client.js';
import type { Logger } from '../../core/platform/log.js';
import { discard } from '../../core/storage/discard.js';
import type { Storage } from '../../core/storage/storage.js';

type Services = { database: Pick<Database, 'prisma'>; storage: Storage; log: Logger };

/** Sessions whose objects are deleted one after the other, with a query for all. */
const batch = 20;

/**
 * Ends the sessions whose time is over, and deletes the parts of all that have ended. An ended session gets no more parts, so that each is
 * seen here. Idempotent and safe to run concurrently. Returns how many sessions are gone.
 */
export async function clearUploads({ database: { prisma }, storage, log }: Services): Promise<number> {
  await prisma.$executeRaw`
    UPDATE upload_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND expires_at < clock_timestamp()`;
  for (let gone = 0; ; ) {
    const ended = await prisma.uploadSession.findMany({
      where: { endedAt: { not: null } },
      select: { id: true, objectKey: true, parts: { select: { objectKey: true } } },
      orderBy: { id: 'asc' },
      take: batch,
    });
    for (const { id, objectKey, parts } of ended) {
      for (const part of parts) await discard({ storage, log }, part.objectKey);
      if (objectKey !== null) await discard({ storage, log }, objectKey);
      await prisma.uploadSession.deleteMany({ where: { id } });
    }
    gone += ended.length;
    if (ended.length < batch) return gone;
  }
}
