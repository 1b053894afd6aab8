import { hasRole, isModerator, viewerOf } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { countedList, keysetRows, listPage } from '../../content/lists/lists.js';
import { type PageStatement, requestedRows } from '../../content/lists/walks.js';
import { trimmed } from '../../core/contract/text.js';
import { defined } from '../../core/database/defined.js';
import { replying } from '../../core/database/statement.js';
import { findGroup, groupFields, membershipOf, seesGroupSql } from './seeing.js';

/** Groups of a site. */
const most = 1000;

/** $1 viewer or null, $2 whether they are staff. */
const isSeen = seesGroupSql({ viewer: '$1', staff: '$2' });

const columns = groupFields({ viewer: '$1', staff: '$2' });
const ofViewer = membershipOf('$1');

/** $1 and $2 as above, $3 rows of a page, $4 rows before it, $5 page. */
const groupPage = (name: string, where: string): PageStatement<'GroupList'> =>
  listPage({
    name,
    schema: 'GroupList',
    field: 'groups',
    ...countedList(`(SELECT count(*)::integer FROM groups r WHERE ${where})`),
    ...keysetRows({ table: 'groups', where, keys: ['slug'], isReversed: false }, { size: '$3', before: '$4' }),
    columns,
    from: `JOIN groups g ON g.id = page.id ${ofViewer}`,
    page: '$5',
    size: '$3',
  });

const allGroups = groupPage('groups', isSeen);
const ownGroups = groupPage(
  'groups_of_member',
  `r.id IN (SELECT group_id FROM group_members WHERE user_id = $1::integer) AND ${isSeen}`,
);

type PageQuery = { page?: number; per_page?: number };
const valuesOf = ({ page = 1, per_page: perPage = 20 }: PageQuery): unknown[] => [perPage, (page - 1) * perPage, page];

export const listGroups: Handler<'listGroups'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...requestedRows(allGroups, [...viewerOf(caller), ...valuesOf(query)], query)),
});

export const listMyGroups: Handler<'listMyGroups'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...requestedRows(ownGroups, [caller.id, isModerator(caller), ...valuesOf(query)], query)),
});

/** $1 and $2 as above, $3 slug. */
const groupBySlug = replying('Group', {
  name: 'group',
  text: `
    SELECT row_to_json(shown)::text AS reply FROM (
      SELECT ${columns} FROM groups r JOIN groups g ON g.id = r.id ${ofViewer} WHERE r.slug = $3::citext AND ${isSeen}
    ) shown`,
});

export const getGroup: Handler<'getGroup'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(groupBySlug, [...viewerOf(caller), path.slug]), refuse, 'group_not_found');

export const createGroup: Handler<'createGroup'> = async ({ body, caller, database, record, refuse }) => {
  // Serializes creations: concurrent ones must not exceed the limit or get the same slug.
  await database.$executeRaw`LOCK TABLE groups IN SHARE ROW EXCLUSIVE MODE`;
  const { slug, visibility, joining, description = '' } = body;
  if ((await database.group.count({ where: { slug } })) > 0) throw refuse('already_exists');
  if ((await database.group.count()) >= most) {
    throw refuse('quota_exceeded', { message: `There can be at most ${most} groups.` });
  }
  const members = { create: { userId: caller.id, state: 'member', isOwner: true } } as const;
  const data = { slug, name: trimmed(body.name), description, visibility, joining, members };
  const { id } = await database.group.create({ data, select: { id: true } });
  await record({ target: 'group', id, details: { slug } });
  return { status: 201, body: await database.$one(groupBySlug, [...viewerOf(caller), slug]) };
};

export const updateGroup: Handler<'updateGroup'> = async ({ path, body, caller, database, record, refuse }) => {
  const {
    id,
    slug,
    is_owner: isOwner,
  } = await findGroup(database, [caller.id, isModerator(caller)], path.slug, refuse);
  if (!isOwner && !hasRole(caller, 'admin')) throw refuse('not_owner');
  const data = defined({ ...body, name: body.name && trimmed(body.name) });
  const { count } = await database.group.updateMany({
    where: { id, NOT: data },
    data: { ...data, updatedAt: new Date() },
  });
  if (count > 0) await record({ target: 'group', id, details: { slug }, of: isOwner ? caller.id : [] });
  return { status: 200, body: await database.$one(groupBySlug, [...viewerOf(caller), slug]) };
};

export const deleteGroup: Handler<'deleteGroup'> = async ({ path, database, record, refuse }) => {
  const [group] = await database.$queryRaw<{ id: number; slug: string }[]>`
    DELETE FROM groups WHERE slug = ${path.slug}::citext RETURNING id, slug::text`;
  if (group === undefined) throw refuse('group_not_found');
  await record({ target: 'group', id: group.id, details: { slug: group.slug } });
  return { status: 200, body: { id: group.id, deleted: true } };
};
