import type { Invariant } from './invariant.js';

const moved = ['topic', 'reply', 'question', 'answer', 'video', 'comment', 'file', 'share'];
const tables: Record<string, string> = { reply: 'replies' };
const tableOf = (type: string): string => tables[type] ?? `${type}s`;

/** Rules for content that is hidden, waits for approval or is deleted. */
export const removalInvariants: readonly Invariant[] = [
  {
    area: 'moderation',
    rule: 'what is away has its row among what was removed, and none where everybody looks',
    query: moved
      .map(
        (type) => `
      SELECT '${type} ' || m.target_id AS subject, m.state AS kept,
        CASE WHEN there.id IS NOT NULL THEN 'there for everybody' ELSE 'nowhere' END AS counted
      FROM removals m LEFT JOIN removed.${tableOf(type)} r ON r.id = m.target_id AND r.removal = m.id
      LEFT JOIN ${tableOf(type)} there ON there.id = m.target_id
      WHERE m.target_type = '${type}' AND (r.id IS NULL OR there.id IS NOT NULL)`,
      )
      .join(' UNION ALL '),
  },
  {
    area: 'moderation',
    rule: 'a product or store that is away is inactive or suspended, and what is deleted is deleted',
    query: `
      SELECT 'product ' || p.id AS subject, m.state AS kept, format('%s, deleted at %s', p.status, p.deleted_at) AS counted
      FROM products p LEFT JOIN removals m ON m.target_type = 'product' AND m.target_id = p.id
      WHERE (m.state IS NOT NULL AND p.status <> 'inactive') OR coalesce(m.state = 'deleted', false) AND p.deleted_at IS NULL
      UNION ALL
      SELECT 'store ' || s.id, m.state, s.status::text
      FROM stores s JOIN removals m ON m.target_type = 'store' AND m.target_id = s.id WHERE s.status <> 'suspended'`,
  },
  {
    area: 'moderation',
    rule: 'what is away belongs to something that is there or away',
    query: [
      ['reply', 'topic'],
      ['answer', 'question'],
      ['comment', 'video'],
    ]
      .map(
        ([type = '', parent = '']) => `
      SELECT '${type} ' || m.target_id AS subject, 'away' AS kept, 'no ${parent}' AS counted
      FROM removals m WHERE m.target_type = '${type}'
        AND NOT EXISTS (SELECT FROM ${tableOf(parent)} p WHERE p.id = m.parent_id)
        AND NOT EXISTS (SELECT FROM removed.${tableOf(parent)} p WHERE p.id = m.parent_id)`,
      )
      .join(' UNION ALL '),
  },
];
