import type { VNode } from 'preact';
import { previewOf } from '../../../core/contract/preview.js';
import { isRole, nameOf, type Schemas, useSite } from '../../components/context.js';
import { Form, fieldsOf } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { Badge, Empty, Pager, Prose, Row, Rows, Section, State, When } from '../../components/parts.js';
import type { Translate } from '../../texts/texts.js';

type Group = Schemas['Group'];
type Member = Schemas['GroupMember'];

const visibilities = ['public', 'members', 'hidden'] as const;
const joinings = ['open', 'request', 'invitation'] as const;

/** The fields of a group, whose choices are sentences. */
export const groupFields = (t: Translate, group: Partial<Group> = {}) => [
  ...fieldsOf(['name', 'description'], group),
  {
    ...{ name: 'visibility', value: group.visibility },
    options: Object.fromEntries(visibilities.map((each) => [each, t(`group.visibility.${each}`)])),
  },
  {
    ...{ name: 'joining', value: group.joining },
    options: Object.fromEntries(joinings.map((each) => [each, t(`group.joining.${each}`)])),
  },
];

const stateTexts = { requested: 'group.requested', invited: 'group.invited', member: 'value.member' } as const;

/** The reader's state in a group, and whether it is hidden. */
function GroupBadges({ of: { visibility, my_state: state, is_owner: isOwner } }: { of: Group }): VNode {
  const { t } = useSite();
  return (
    <>
      {state !== 'none' && <Badge kind="open">{t(isOwner ? 'group.owner' : stateTexts[state])}</Badge>}
      {visibility === 'hidden' && <State of="hidden" />}
    </>
  );
}

/** A list of groups. */
export function Groups({ groups }: { groups: readonly Group[] }): VNode {
  const { t } = useSite();
  return (
    <Rows empty={<Nothing of="groups" />}>
      {groups.map((group) => (
        <Row
          key={group.id}
          href={`/groups/${group.slug}`}
          title={group.name}
          badges={<GroupBadges of={group} />}
          excerpt={previewOf(group.description, 200)}
          tone={group.id}
        >
          {t('group.members', { count: group.member_count })}
          {group.request_count !== null && group.request_count > 0 && (
            <> · {t('group.requests.count', { count: group.request_count })}</>
          )}
        </Row>
      ))}
    </Rows>
  );
}

/** The reader's own groups, and all that they may know of. */
export const showGroups: SitePage = async ({ read, listed, account, t }) => {
  const [{ groups, ...list }, { groups: own }] = await Promise.all([
    read('listGroups', listed()),
    account === null ? { groups: [] } : read('listMyGroups', { per_page: 100 }),
  ]);
  return {
    ...list,
    title: t('groups'),
    content: (
      <>
        {own.length > 0 && (
          <Section id="own" title={t('groups.own')}>
            <Groups groups={own} />
          </Section>
        )}
        <Section id="all" title={t('groups.all')}>
          <Groups groups={groups} />
        </Section>
      </>
    ),
  };
};

/** Buttons to join and leave. */
function Joining({ of: { slug, joining, my_state: state, visibility } }: { of: Group }): VNode {
  const { t, account } = useSite();
  const path = { slug, username: account?.username ?? '' };
  const leave = (submit: string) => (
    <Form
      of="removeGroupMember"
      path={path}
      submit={submit}
      quiet
      {...(visibility === 'hidden' && { next: '/groups' })}
    />
  );
  if (state === 'member') return leave(t('group.leave'));
  if (state === 'requested') return leave(t('group.withdraw'));
  if (state === 'invited') {
    return (
      <>
        <Form of="addGroupMember" path={path} submit={t('group.accept')} />
        {leave(t('group.decline'))}
      </>
    );
  }
  if (joining === 'invitation') return <Badge>{t('group.joining.invitation')}</Badge>;
  return <Form of="addGroupMember" path={path} submit={t(joining === 'open' ? 'group.join' : 'group.ask')} />;
}

type PeopleProps = { slug: string; people: readonly Member[]; manages?: boolean };

/** People of a group, with what owners and staff do with each. */
function People({ slug, people, manages = false }: PeopleProps): VNode {
  const site = useSite();
  const { t } = site;
  return (
    <Rows empty={t('group.empty')}>
      {people.map(({ username, is_owner: isOwner, state, since }) => (
        <Row
          key={username}
          href={`/users/${username}`}
          title={nameOf(site, username)}
          face={username}
          badges={isOwner && <Badge kind="staff">{t('group.owner')}</Badge>}
        >
          @{username} · <When at={since} />
          {manages && <Decisions path={{ slug, username }} state={state} isOwner={isOwner} />}
        </Row>
      ))}
    </Rows>
  );
}

type DecisionProps = { path: { slug: string; username: string }; state: Member['state']; isOwner: boolean };

/** Buttons about one person, for owners and staff. */
function Decisions({ path, state, isOwner }: DecisionProps): VNode {
  const { t } = useSite();
  const role = [{ name: 'is_owner', value: !isOwner, hidden: true }];
  const removal = { requested: 'group.decline', invited: 'group.uninvite', member: 'remove' } as const;
  return (
    <>
      {state === 'requested' && <Form of="addGroupMember" path={path} submit={t('group.admit')} />}
      {state === 'member' && (
        <Form
          of="addGroupMember"
          path={path}
          fields={role}
          submit={t(isOwner ? 'group.demote' : 'group.promote')}
          quiet
        />
      )}
      <Form of="removeGroupMember" path={path} submit={t(removal[state])} quiet danger={state === 'member'} />
    </>
  );
}

/** A group: what it is about, who is in it, and for owners and staff who waits. */
export const showGroup: SitePage = async ({ read, listed, account, t }) => {
  const group = await read('getGroup');
  const { slug, name, visibility, joining, member_count: count, is_owner: isOwner, my_state: state } = group;
  const isStaff = isRole(account, 'moderator');
  const manages = isOwner || isStaff;
  const seesMembers = visibility === 'public' || state === 'member' || state === 'invited' || isStaff;
  const waiting = (wanted: Member['state']) =>
    manages ? read('listGroupMembers', { state: wanted, per_page: 100 }) : { members: [] };
  const [list, requested, invited] = await Promise.all([
    seesMembers ? read('listGroupMembers', listed()) : null,
    waiting('requested'),
    waiting('invited'),
  ]);
  const adding = { name: 'username', label: t('account.username'), required: true };
  return {
    title: name,
    trail: { '/groups': t('groups') },
    description: previewOf(group.description, 200),
    isPrivate: visibility === 'hidden',
    beside: (
      <>
        <GroupBadges of={group} />
        <Joining of={group} />
      </>
    ),
    content: (
      <>
        <Prose html={group.description_html ?? ''} />
        <p class="soft">
          {t(`group.visibility.${visibility}`)} {t(`group.joining.${joining}`)}
        </p>
        {requested.members.length > 0 && (
          <Section id="requests" title={t('group.requests')}>
            <People slug={slug} people={requested.members} manages />
          </Section>
        )}
        <Section id="members" title={t('group.members', { count })}>
          {list === null ? (
            <Empty>{t('problem.not_member')}</Empty>
          ) : (
            <People slug={slug} people={list.members} manages={manages} />
          )}
          {list !== null && <Pager page={list.page} pages={list.pages} />}
        </Section>
        {invited.members.length > 0 && (
          <Section id="invited" title={t('group.invited')}>
            <People slug={slug} people={invited.members} manages />
          </Section>
        )}
        {manages && (
          <Form
            of="addGroupMember"
            id="add"
            path={{ slug, username: '{username}' }}
            fields={[adding]}
            summary={t(isStaff ? 'group.add' : 'group.invite')}
            card
            submit={t(isStaff ? 'group.add' : 'group.invite')}
          />
        )}
        {(isOwner || isRole(account, 'admin')) && (
          <Form
            of="updateGroup"
            path={{ slug }}
            fields={groupFields(t, group)}
            summary={t('group.settings')}
            card
            submit={t('save')}
          />
        )}
        <Form of="deleteGroup" path={{ slug }} submit={t('group.delete')} danger next="/groups" />
      </>
    ),
  };
};
