import type { components } from '../../../generated/openapi.js';
import { avatarUrlSql, interfaceAt } from '../../accounts/users/avatars/queries.js';
import { isModerator, viewerOf } from '../../api/auth/authentication.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { countedList, keysetRows, listPage } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { isListed } from '../../content/removal/visibility.js';
import { isoSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import type { Statement } from '../../core/database/statement.js';
import { findGroup } from './seeing.js';

/** Members of a group. */
const most = 100_000;

type State = components['schemas']['GroupMembershipState'];

/** The state of somebody without a row. */
const outside: { state: State; is_owner: boolean } = { state: 'none', is_owner: false };

/** $1 group, $2 state, $3 rows of a page, $4 rows before it, $5 page, $6 URL of the API. The count of a group's members is kept. */
const memberPage = listPage({
  name: 'group_members',
  schema: 'GroupMemberList',
  field: 'members',
  ...countedList(`(
    SELECT CASE WHEN $2::text = 'member' THEN g.member_count ELSE (
      SELECT count(*)::integer FROM group_members w WHERE w.group_id = g.id AND w.state = $2::group_member_state
    ) END FROM groups g WHERE g.id = $1::integer
  )`),
  ...keysetRows(
    {
      table: 'group_members',
      id: 'user_id',
      where: 'r.group_id = $1::integer AND r.state = $2::group_member_state',
      keys: ['is_owner', 'since', 'user_id'],
      isReversed: true,
    },
    { size: '$3', before: '$4' },
  ),
  columns: `
    u.username, u.display_name, ${avatarUrlSql('$6')} AS avatar_url, m.is_owner, m.state, ${isoSql('m.since')} AS since`,
  from: 'JOIN group_members m ON m.group_id = $1::integer AND m.user_id = page.id JOIN users u ON u.id = page.id',
  page: '$5',
  size: '$3',
});

export const listGroupMembers: Handler<'listGroupMembers'> = async (input) => {
  const { path, query, caller, database, parts, origin, refuse } = input;
  const { state = 'member', page = 1, per_page: perPage = 20 } = query;
  const viewer = viewerOf(caller);
  const group = await findGroup(database, viewer, path.slug, refuse);
  if (!group.sees_members) throw refuse('not_member');
  if (state !== 'member' && !group.is_owner && !viewer[1]) throw refuse('not_owner');
  const values = [group.id, state, perPage, (page - 1) * perPage, page, interfaceAt(origin(), parts.config)];
  return { status: 200, body: await database.$one(...requestedRows(memberPage, values, query)) };
};

/** $1 username. Locks the account, so that it is not deleted meanwhile. */
const lockPerson: Statement<{ id: number; username: string }> = {
  name: 'lock_group_person',
  text: `
    SELECT json_build_object('id', r.id, 'username', r.username)::text AS reply
    FROM users r WHERE r.username = $1::citext AND ${isListed(row('r'))} FOR KEY SHARE`,
};

/** $1 group, whose members are changed one after the other. */
const lockGroup: Statement<{ joining: components['schemas']['GroupJoining']; members: number }> = {
  name: 'lock_group',
  text: `
    SELECT json_build_object('joining', joining, 'members', member_count)::text AS reply
    FROM groups WHERE id = $1 FOR NO KEY UPDATE`,
};

/** $1 group, $2 user. */
const memberOf: Statement<typeof outside> = {
  name: 'member_of_group',
  text: `
    SELECT json_build_object('state', state, 'is_owner', is_owner)::text AS reply
    FROM group_members WHERE group_id = $1 AND user_id = $2`,
};

/** A locked group, what the caller may do, and the state of the person whom the path names. */
async function lockMember({ path, caller, database, refuse }: Input<'addGroupMember'> | Input<'removeGroupMember'>) {
  const isStaff = isModerator(caller);
  const { id, slug } = await findGroup(database, [caller.id, isStaff], path.slug, refuse);
  const person = (await database.$json(lockPerson, [path.username]))?.parse();
  if (person === undefined) throw refuse('user_not_found');
  const group = (await database.$json(lockGroup, [id]))?.parse();
  if (group === undefined) throw refuse('group_not_found');
  const stateOf = async (user: number) => (await database.$json(memberOf, [id, user]))?.parse() ?? outside;
  const before = await stateOf(person.id);
  const isOwner = (await stateOf(caller.id)).is_owner;
  const isSelf = person.id === caller.id;
  if (!isSelf && !isStaff && !isOwner) throw refuse('not_owner');
  return { ...group, id, slug, person, before, isStaff, isOwner, isSelf };
}
type Locked = Awaited<ReturnType<typeof lockMember>>;

/** The state that people reach by themselves; null if they need an invitation. */
function joinedBy(state: State, joining: Locked['joining']): State | null {
  if (state === 'member' || state === 'invited' || joining === 'open') return 'member';
  return state === 'requested' || joining === 'request' ? 'requested' : null;
}

/** The state after the caller has added somebody; null if they may not. */
function stateAfter({ before: { state }, joining, isStaff, isOwner, isSelf }: Locked): State | null {
  if (isStaff) return 'member';
  if (isSelf) return joinedBy(state, joining);
  return isOwner && (state === 'member' || state === 'requested') ? 'member' : 'invited';
}

export const addGroupMember: Handler<'addGroupMember'> = async (input) => {
  const { body, caller, database, record, refuse } = input;
  const locked = await lockMember(input);
  const { id, slug, person, before, isStaff, isOwner, isSelf } = locked;
  const state = stateAfter(locked);
  if (state === null) throw refuse('not_invited');
  const { is_owner: wanted = before.is_owner } = body;
  if (wanted !== before.is_owner && !isStaff && !isOwner) throw refuse('not_owner');
  if (wanted && state !== 'member') throw refuse('not_member', { message: 'Only members can be owners.' });
  if (state === 'member' && before.state !== 'member' && locked.members >= most) {
    throw refuse('quota_exceeded', { message: `A group can have at most ${most} members.` });
  }
  if (state !== before.state || wanted !== before.is_owner) {
    await database.$executeRaw`
      INSERT INTO group_members AS m (group_id, user_id, state, is_owner)
      VALUES (${id}, ${person.id}, ${state}::group_member_state, ${wanted})
      ON CONFLICT (group_id, user_id) DO UPDATE SET state = excluded.state, is_owner = excluded.is_owner,
        since = CASE WHEN m.state = excluded.state THEN m.since ELSE excluded.since END`;
    const isOwn = isOwner || (isSelf && wanted === before.is_owner && state === joinedBy(before.state, locked.joining));
    const details = { group: slug, state, ...(wanted === before.is_owner ? {} : { owner: String(wanted) }) };
    await record({ target: 'user', id: person.id, details, of: isOwn ? caller.id : [] });
  }
  return { status: 200, body: { slug, username: person.username, state, is_owner: wanted } };
};

export const removeGroupMember: Handler<'removeGroupMember'> = async (input) => {
  const { caller, database, record } = input;
  const { id, slug, person, before, isOwner, isSelf } = await lockMember(input);
  if (before.state !== 'none') {
    await database.groupMember.deleteMany({ where: { groupId: id, userId: person.id } });
    const of = isOwner || isSelf ? caller.id : [];
    await record({ target: 'user', id: person.id, details: { group: slug, state: before.state }, of });
  }
  return { status: 200, body: { slug, username: person.username, state: 'none', is_owner: false } };
};
