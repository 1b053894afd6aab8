import { createHash } from 'node:crypto';
import type { Queries } from '../../core/database/client.js';
import type { Config } from '../../core/platform/config.js';

const names = ['terms', 'withdrawal'] as const;
/** Texts that buyers are shown before they order. */
export type Terms = Partial<Record<(typeof names)[number], string>>;

/**
 * The texts of the site that buyers are shown before they order, an admin's or else the operator's, and their version: a checksum, so that
 * it is the same on all nodes and never names other texts.
 */
export async function termsNow(
  database: Pick<Queries, 'sitePage'>,
  { site }: Pick<Config, 'site'>,
): Promise<{ texts: Terms; version: string | null }> {
  const stored = await database.sitePage.findMany({ where: { name: { in: [...names] } } });
  const found = names.flatMap((name) => {
    const text = stored.find((page) => page.name === name)?.text ?? site.texts[name] ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  if (found.length === 0) return { texts: {}, version: null };
  const version = createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 12);
  return { texts: Object.fromEntries(found), version };
}
