import { kinds, lists } from '../../community/kinds.js';
import { entryContentSql, searchSources } from '../../community/search/sources.js';
import { type ContentKind, sqlOf } from '../../content/kind.js';
import { row, valueSql } from '../../core/database/row.js';
import { type Invariant, madeBy, nothingAfterwards } from './invariant.js';

const contents = Object.values<ContentKind>(kinds);
const r = row('r');
const moved = contents.filter(({ inPlace }) => inPlace === undefined);

const areaOf = ({ table }: ContentKind): string => lists.find((each) => each.table === table)?.area ?? 'moderation';

/** One query over all kinds. */
const ofEach = (each: readonly ContentKind[], query: (kind: ContentKind) => string): string =>
  each.map(query).join(' UNION ALL ');

/** SQL of all content of a kind, removed or not: id and owner. */
const everySql = (kind: ContentKind): string => {
  const { author, isPresent } = sqlOf(kind, r);
  const ownSql = (table: string): string => `SELECT r.id, ${author} AS owner_id FROM ${table} r`;
  if (kind.inPlace === undefined) return `${ownSql(kind.table)} UNION ALL ${ownSql(`removed.${kind.table}`)}`;
  const isRemoved = `EXISTS (SELECT FROM removals WHERE target_type = '${kind.type}' AND target_id = r.id)`;
  return `${ownSql(kind.table)} WHERE ${isPresent} OR ${isRemoved}`;
};

/** Revisions belong to existing content, and to its owner. */
const revisionsOf = (kind: ContentKind): Invariant => ({
  area: areaOf(kind),
  rule: `a revision of a ${kind.noun} is of one that is there, and belongs to whom that belongs to`,
  query: `
    SELECT format('revision %s of ${kind.type} %s', v.number, v.target_id) AS subject,
      coalesce('user ' || v.owner_id, 'no owner') AS kept,
      CASE WHEN t.id IS NULL THEN 'no such ${kind.type}' ELSE coalesce('user ' || t.owner_id, 'no owner') END AS counted
    FROM revisions v LEFT JOIN (${everySql(kind)}) t ON t.id = v.target_id
    WHERE v.target_type = '${kind.type}' AND (t.id IS NULL OR v.owner_id IS DISTINCT FROM t.owner_id)`,
});

/** Likes and votes are counted, and belong to existing content. */
const reactionsOf = (kind: ContentKind): Invariant => ({
  area: areaOf(kind),
  rule: `${kind.reactions} of a ${kind.noun} is the sum of its reactions`,
  query: `
    SELECT '${kind.type} ' || coalesce(r.id, l.content_id) AS subject, r.kept::text, coalesce(l.counted, 0)::text AS counted
    FROM (
      SELECT id, ${kind.reactions} AS kept FROM ${kind.table} UNION ALL SELECT id, ${kind.reactions} FROM removed.${kind.table}
    ) r FULL JOIN (
      SELECT content_id, sum(value) AS counted FROM reactions WHERE kind = '${kind.type}' GROUP BY 1
    ) l ON l.content_id = r.id
    WHERE r.kept IS DISTINCT FROM coalesce(l.counted, 0)`,
});

/** Rules for search entries, if no external engine is used. */
const searchRules: readonly Invariant[] = searchSources.map((source) => {
  const entry = source.entry(r);
  return {
    area: lists.find(({ table }) => table === source.table)?.area ?? 'moderation',
    rule: `a search finds every ${source.type} that everybody may read by its present words, and no other`,
    query: `
    SELECT '${source.type} ' || coalesce(e.content_id, r.id) AS subject,
      CASE WHEN e.type IS NULL THEN 'not found' ELSE 'found' END AS kept,
      CASE WHEN r.id IS NULL THEN 'not for everybody' ELSE 'other words' END AS counted
    FROM (SELECT * FROM search_entries WHERE type = '${source.type}') e
    FULL JOIN (
      SELECT r.id, ${entryContentSql(entry)} AS content, ${entry.author} AS author_id, ${entry.area} AS area
      FROM ${source.table} r WHERE ${source.isOpen?.(r) ?? 'true'}
    ) r ON r.id = e.content_id
    WHERE (coalesce(e.content, entry_content(e.words)), e.author_id, e.area) IS DISTINCT FROM (r.content, r.author_id, r.area)
      AND NOT EXISTS (SELECT FROM search_engines)
      AND NOT EXISTS (SELECT FROM search_queue q WHERE q.type = '${source.type}' AND q.content_id = coalesce(e.content_id, r.id))`,
  };
});

/** Rules for content of every kind, derived from its declaration. */
export const contentInvariants: readonly Invariant[] = [
  ...contents.map((kind) =>
    nothingAfterwards(
      areaOf(kind),
      kind.noun,
      `SELECT '${kind.type} ' || r.id AS subject, ${valueSql(kind.author, r)} AS author_id, r.created_at FROM ${kind.table} r`,
    ),
  ),
  ...contents.filter(({ isRevised }) => isRevised).map(revisionsOf),
  ...contents.filter(({ reactions }) => reactions !== undefined).map(reactionsOf),
  nothingAfterwards('identity', 'like', madeBy('reactions', 'reaction to', 'user_id', `kind || ' ' || content_id`)),
  ...searchRules,
  {
    area: 'moderation',
    rule: 'a report names the author of the content that it is about',
    query: `
      SELECT 'report ' || r.id AS subject, coalesce(r.author_id::text, 'no author') AS kept,
        coalesce(t.author_id::text, 'no author') AS counted
      FROM reports r JOIN (
        ${ofEach(contents, ({ type, table, author }) => `SELECT '${type}' AS type, r.id, ${valueSql(author, r)} AS author_id FROM ${table} r`)}
        UNION ALL SELECT 'user', id, id FROM users
      ) t ON t.type = r.target_type AND t.id = r.target_id
      WHERE t.author_id IS DISTINCT FROM r.author_id`,
  },
  {
    area: 'moderation',
    rule: 'what is removed has its row among what was removed, and none where everybody looks',
    query: ofEach(
      moved,
      ({ type, table }) => `
      SELECT '${type} ' || m.target_id AS subject, m.state AS kept,
        CASE WHEN there.id IS NOT NULL THEN 'there for everybody' ELSE 'nowhere' END AS counted
      FROM removals m LEFT JOIN removed.${table} r ON r.id = m.target_id AND r.removal = m.id
      LEFT JOIN ${table} there ON there.id = m.target_id
      WHERE m.target_type = '${type}' AND (r.id IS NULL OR there.id IS NOT NULL)`,
    ),
  },
  {
    area: 'moderation',
    rule: 'removed content that stays in its table has the status that says so, and what is deleted is deleted',
    query: ofEach(
      contents.filter(({ inPlace }) => inPlace !== undefined),
      ({ type, table, inPlace, isPresent }) => `
      SELECT '${type} ' || r.id AS subject, m.state AS kept, r.status::text AS counted
      FROM ${table} r JOIN removals m ON m.target_type = '${type}' AND m.target_id = r.id
      WHERE r.status <> '${inPlace?.status}' OR m.state = 'deleted' AND ${isPresent?.(r) ?? 'false'}`,
    ),
  },
  {
    area: 'moderation',
    rule: 'content has tags that are there, at most five, and none that was merged into another',
    query: ofEach(
      contents.filter(({ tags }) => tags !== undefined),
      ({ type, table }) => `
      SELECT '${type} ' || r.id AS subject, r.tag_ids::text AS kept, array_agg(t.id)::text AS counted
      FROM (SELECT id, tag_ids FROM ${table} UNION ALL SELECT id, tag_ids FROM removed.${table}) r
      LEFT JOIN tags t ON t.id = ANY (r.tag_ids) AND t.merged_into_id IS NULL
      WHERE r.tag_ids <> '{}' GROUP BY r.id, r.tag_ids HAVING count(t.id) <> cardinality(r.tag_ids) OR count(t.id) > 5`,
    ),
  },
  {
    area: 'moderation',
    rule: 'what is removed belongs to something that is there or removed',
    query: ofEach(
      moved.filter(({ parents = [], parentId }) => parents.length === 1 && parentId !== undefined),
      ({ type, parents: [parent] = [] }) => `
      SELECT '${type} ' || m.target_id AS subject, 'removed' AS kept, 'nothing in ${parent?.table}' AS counted
      FROM removals m WHERE m.target_type = '${type}'
        AND NOT EXISTS (SELECT FROM ${parent?.table} p WHERE p.id = m.parent_id)
        AND NOT EXISTS (SELECT FROM removed.${parent?.table} p WHERE p.id = m.parent_id)`,
    ),
  },
];
