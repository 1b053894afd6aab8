import type { VNode } from 'preact';
import { mostPeople, peopleNamed, postsOf } from '../../community/moderation/lookup.js';
import { reasonToLeaveAlone } from '../../community/moderation/policy.js';
import { previewOf } from '../../core/contract/preview.js';
import { problem } from '../../core/contract/problems.js';
import { isRole, type Schemas, useSite } from '../components/context.js';
import { Hiding } from '../components/entry.js';
import { Filters, Form } from '../components/form.js';
import { Badge, Button, Empty, FactList, Section, When } from '../components/parts.js';
import type { TextKey } from '../texts/texts.js';
import { Card, lengths, Person, type StaffPage } from './frame.js';

/** Redirects to the user of this exact name; otherwise shows partial matches. */
export const showPeople: StaffPage = async ({ query, parts, t }) => {
  const name = query('name')?.trim() ?? '';
  const found = await peopleNamed(parts, name);
  const person = found.find(({ username }) => username.toLowerCase() === name.toLowerCase());
  return {
    title: t('staff.people'),
    leadsTo: person && `/staff/people/${person.username}`,
    problem: name !== '' && found.length === 0 ? problem('user_not_found', { message: t('people.none') }) : null,
    content: (
      <>
        <Filters fields={[{ name: 'name', label: t('people.name') }]} submit={t('people.look_up')} />
        <ul>
          {found.map(({ username, role, since }) => (
            <li key={username}>
              <Person name={username} />, {t(`value.${role}` as TextKey)}, {t('person.since')} <When at={since} />
            </li>
          ))}
        </ul>
        {found.length === mostPeople && <p class="soft">{t('people.more')}</p>}
      </>
    ),
  };
};

/** A user as staff see them, with the newest warnings and removals. */
export const showPerson: StaffPage = async ({ read, account, parts, path, t }) => {
  const newest = { per_page: 5 };
  const [{ username, member_since: since, counts, standing }, { warnings, total }, { removals }, posts] =
    await Promise.all([
      read('getUser'),
      read('listUserWarnings', newest),
      read('listPersonRemovals', { ...newest, username: path.username }),
      postsOf(parts, path.username ?? ''),
    ]);
  const canUndo = standing !== null && reasonToLeaveAlone(standing, account) === null;
  const kinds = ['topics', 'questions', 'answers', 'videos'] as const;
  return {
    title: username,
    content: (
      <>
        <p class="soft">
          {t('person.since')} <When at={since} isDay />:{' '}
          {kinds.map((kind) => t(`person.${kind}`, { count: counts[kind] })).join(', ')}
        </p>
        {standing === null ? <Empty>{t('person.deleted')}</Empty> : <PersonActions standing={standing} />}
        <p class="actions">
          {standing && (
            <Button href={`/staff/reports?target=user:${standing.id}`} text={t('person.reports')} quiet small />
          )}
          {isRole(account, 'admin') && (
            <Button href={`/staff/log?target=user:${username}`} text={t('person.done_about')} quiet small />
          )}
          {isRole(account, 'admin') && (
            <Button href={`/staff/log?actor=${username}`} text={t('person.done_by')} quiet small />
          )}
        </p>
        {total > 0 && (
          <Section id="warnings" title={t('warnings.count', { count: total })}>
            {warnings.map(({ id, text, warned_by: by, created_at: at, acknowledged_at: end }) => {
              const facts = { acknowledged: end === null ? t('warning.not_yet') : <When at={end} /> };
              return (
                <Card key={id} title={<When at={at} />} isBelow said={text} people={{ warned_by: by }} facts={facts} />
              );
            })}
          </Section>
        )}
        {removals.length > 0 && (
          <Section id="removals" title={t('removals')}>
            {removals.map((removal) => (
              <Removal key={removal.id} removal={removal} canUndo={canUndo} />
            ))}
          </Section>
        )}
        <Section id="posts" title={t('posts')}>
          {posts.length === 0 && <Empty>{t('posts.none')}</Empty>}
          {posts.map(({ type, id, title, text, at }) => (
            <Card
              key={`${type} ${id}`}
              title={`${t(`type.${type}`)}: ${title}`}
              isBelow
              said={previewOf(text, 300)}
              times={{ at }}
            >
              <Hiding type={type} of={{ id }} />
            </Card>
          ))}
        </Section>
      </>
    ),
  };
};

/** A user's standing, and the actions of staff. */
export function PersonActions({ standing }: { standing: Schemas['UserStanding'] }): VNode | null {
  const { t, account, here } = useSite();
  if (account === null) return null;
  const { username, role, suspension, silence } = standing;
  const facts = [
    [t('fact.role'), t(`value.${role}` as TextKey)],
    [t('fact.suspended'), <Restriction of={suspension} />],
    [t('fact.silenced'), <Restriction of={silence} />],
  ] as const;
  const isAllowed = reasonToLeaveAlone(standing, account) === null;
  const about = { path: { username }, next: here.pathname };
  const warn = {
    summary: t('person.warn'),
    fields: [{ name: 'text', label: t('person.warning'), hint: t('person.warn.hint') }],
    submit: t('person.warn'),
  };
  const ways = { hide: t('removal.hide'), delete: t('removal.delete') };
  const remove = {
    summary: t('removal.new'),
    fields: [
      { name: 'reason', hint: t('removal.reason') },
      { name: 'action', label: t('removal.how'), options: ways },
    ],
    submit: t('removal.new'),
    next: `/staff/people/${username}`,
  };
  const giveRole = {
    summary: t('person.role'),
    fields: [{ name: 'role', label: t('fact.role'), value: role }],
    submit: t('person.role'),
  };
  return (
    <>
      <FactList of={facts} />
      {!isAllowed && <Empty>{t(standing.id === account.id ? 'person.yourself' : 'person.staff')}</Empty>}
      {isAllowed && (
        <div class="actions">
          <Restricting kind="suspend" username={username} isOn={suspension !== null} />
          <Restricting kind="silence" username={username} isOn={silence !== null} />
          <Form of="createWarning" {...about} {...warn} danger />
          <Form of="createPersonRemoval" {...about} {...remove} danger />
          {isRole(account, 'admin') && <Form of="setUserRole" {...about} {...giveRole} />}
        </div>
      )}
    </>
  );
}

function Restriction({ of }: { of: Schemas['Restriction'] | null }): VNode {
  const { t } = useSite();
  if (of === null) return <>{t('no')}</>;
  return (
    <>
      <When at={of.since} /> – {of.until === null ? t('person.without_end') : <When at={of.until} />}
      <span class="reason">{of.reason}</span>
    </>
  );
}

type RestrictingProps = {
  kind: 'suspend' | 'silence';
  username: string;
  isOn: boolean;
  /** Name of the entry that it belongs to; several can be about the same user. */
  entry?: string;
};

/** Form to suspend or silence a user, and to lift that. */
export function Restricting({ kind, username, isOn, entry }: RestrictingProps): VNode {
  const { t } = useSite();
  const about = { path: { username }, entry, ...(entry && { id: `${kind}-${entry}` }) };
  const summary = t(isOn ? `person.${kind}.otherwise` : `person.${kind}`);
  const length = { options: lengths([1, 7, 30, 365], t), none: t('person.until_ended'), value: 'P7D' };
  const fields = [
    { name: 'reason', hint: t('person.reason') },
    { name: 'until', label: t('person.how_long'), ...length },
  ];
  return (
    <>
      {isOn && <Form of={`un${kind}User`} {...about} submit={t(`person.un${kind}`)} quiet />}
      <Form of={`${kind}User`} {...about} summary={summary} fields={fields} submit={t(`person.${kind}`)} danger />
    </>
  );
}

/** Progress of a bulk removal, and the button to undo it. */
function Removal({ removal, canUndo }: { removal: Schemas['PersonRemoval']; canUndo: boolean }): VNode {
  const { t, here } = useSite();
  const { id, state, items, left, finished_at: ended } = removal;
  const done = state === 'restoring' ? Math.max(items - left, 0) : items;
  return (
    <Card
      title={t(removal.action === 'delete' ? 'removal.of.delete' : 'removal.of.hide')}
      isBelow
      beside={<Badge kind={ended === null ? 'open' : ''}>{t(`value.${state}` as TextKey)}</Badge>}
      people={{ started_by: removal.begun_by }}
      times={{ since: removal.created_at, ended }}
      facts={{ removed: items, reason: removal.reason }}
    >
      {ended === null && (
        <>
          <label for={`removal-${id}`}>{t('removal.progress', { done, left })}</label>
          <progress id={`removal-${id}`} value={done} max={Math.max(done + left, 1)} />
          <Button href={here.pathname} text={t('refresh')} quiet small />
        </>
      )}
      {canUndo && (state === 'removing' || state === 'removed') && (
        <Form of="undoPersonRemoval" path={{ id }} submit={t('removal.undo')} quiet />
      )}
    </Card>
  );
}
