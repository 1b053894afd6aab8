import { createHash } from 'node:crypto';
import type { Queries } from '../../core/database/client.js';
import type { Config } from '../../core/platform/config.js';

const names = ['terms', 'withdrawal'] as const;

/**
 * The pages of the site that buyers are shown before they order, and their version: the time of the last change by an admin. Files of the
 * operator have no time that is the same on all nodes; theirs is a checksum.
 */
export async function termsNow(database: Pick<Queries, 'sitePage'>, { site: { texts } }: Pick<Config, 'site'>) {
  const stored = await database.sitePage.findMany({
    where: { name: { in: [...names] } },
    orderBy: { updatedAt: 'desc' },
    select: { name: true, updatedAt: true },
  });
  const pages = names.filter((name) => texts[name] !== undefined || stored.some((page) => page.name === name));
  const checksum = () =>
    createHash('sha256')
      .update(JSON.stringify(pages.map((name) => texts[name])))
      .digest('hex')
      .slice(0, 12);
  return { pages, version: stored[0]?.updatedAt.toISOString() ?? (pages.length === 0 ? null : checksum()) };
}
