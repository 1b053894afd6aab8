import type pg from 'pg';
import { answersInvariants } from './invariants/answers.js';
import { appInvariants } from './invariants/apps.js';
import { contentInvariants } from './invariants/content.js';
import { fileInvariants } from './invariants/files.js';
import { forumInvariants } from './invariants/forum.js';
import { identityInvariants } from './invariants/identity.js';
import type { Invariant } from './invariants/invariant.js';
import { moderationInvariants } from './invariants/moderation.js';
import { shopInvariants } from './invariants/shops.js';
import { videoInvariants } from './invariants/videos.js';

/** Rows that violate a rule: their number, and a few examples. */
export type Breach = { area: string; rule: string; count: number; examples: string[] };

/** Disabled triggers: without them no counter is kept, nor any foreign key. */
const machinery: Invariant = {
  area: 'database',
  rule: 'no trigger is switched off',
  query: `
    SELECT format('trigger %s of %s', tgname, tgrelid::regclass) AS subject, 'off' AS kept, 'on' AS counted
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND t.tgenabled NOT IN ('O', 'A')`,
};

const invariants: readonly Invariant[] = [
  machinery,
  ...identityInvariants,
  ...appInvariants,
  ...moderationInvariants,
  ...forumInvariants,
  ...answersInvariants,
  ...shopInvariants,
  ...fileInvariants,
  ...videoInvariants,
  ...contentInvariants,
];

/** A breach as a sentence for operators. */
export function sentenceOf({ area, rule, count }: Breach): string {
  return `${area}: ${rule}. Not so ${count} ${count === 1 ? 'time' : 'times'}`;
}

/**
 * Checks all derived data, or that of some areas, and returns what disagrees. It reads one snapshot, so a service may write
 * meanwhile.
 */
export async function findBreaches(
  client: pg.ClientBase,
  areas?: readonly string[],
): Promise<{ rules: number; breaches: Breach[] }> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query('SET LOCAL statement_timeout = 0');
    const every = [...invariants, ...(await foreignKeys(client))];
    const rules = every.filter(({ area }) => areas?.includes(area) ?? true);
    const breaches: Breach[] = [];
    for (const { area, rule, query } of rules) {
      const { rows } = await client.query<{ found: string; subject: string; kept: string; counted: string }>(
        `SELECT count(*) OVER () AS found, subject, kept, counted FROM (${query}) wrong LIMIT 5`,
      );
      if (rows[0] === undefined) continue;
      const examples = rows.map(({ subject, kept, counted }) => `${subject}: ${kept}, but really ${counted}`);
      breaches.push({ area, rule, count: Number(rows[0].found), examples });
    }
    return { rules: rules.length, breaches };
  } finally {
    await client.query('ROLLBACK');
  }
}

/** One rule per foreign key: a restored dump, or rows written with triggers off, may violate them. */
async function foreignKeys(client: pg.ClientBase): Promise<Invariant[]> {
  const { rows } = await client.query<{ name: string; child: string; parent: string; both: string; given: string }>(`
    SELECT k.conname AS name, k.conrelid::regclass AS child, k.confrelid::regclass AS parent,
      string_agg(format('c.%I = p.%I', own.attname, far.attname), ' AND ' ORDER BY n) AS both,
      string_agg(format('c.%I IS NOT NULL', own.attname), ' AND ' ORDER BY n) AS given
    FROM pg_constraint k
    CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY pair (own_column, far_column, n)
    JOIN pg_attribute own ON own.attrelid = k.conrelid AND own.attnum = own_column
    JOIN pg_attribute far ON far.attrelid = k.confrelid AND far.attnum = far_column
    WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace
    GROUP BY k.oid, k.conname, k.conrelid, k.confrelid ORDER BY k.conname`);
  return rows.map(({ name, child, parent, both, given }) => ({
    area: 'database',
    rule: `what ${child} refers to by ${name} exists`,
    query: `
      SELECT to_jsonb(c)::text AS subject, 'a reference' AS kept, 'nothing in ${parent}' AS counted
      FROM ${child} c WHERE ${given} AND NOT EXISTS (SELECT 1 FROM ${parent} p WHERE ${both})`,
  }));
}
