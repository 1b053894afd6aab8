import { targetKinds } from '../../community/moderation/reports/report-targets.js';
import { Hiding } from '../components/entry.js';
import { Filters, Form } from '../components/form.js';
import { Badge, named } from '../components/parts.js';
import { Groups, groupFields } from '../site/pages/groups.js';
import type { TextKey } from '../texts/texts.js';
import { Card, lengths, listPage, type StaffPage } from './frame.js';

const { user: _, ...hideable } = targetKinds;

/** Content that is hidden, pending approval or deleted, most recently removed first. */
export const showHidden: StaffPage = async ({ read, listed, t }) => {
  const { content, ...list } = await read('listHiddenContent', listed('state', 'target_type', 'author'));
  const fields = [
    { name: 'state', label: t('field.status') },
    { name: 'target_type', label: t('field.type'), options: named(Object.keys(hideable), 'type', t) },
    { name: 'author', label: t('fact.author') },
  ];
  const cards = content.map(({ target_type: type, target_id: id, state, title, author, hidden_by, ...item }) => (
    <Card
      key={`${type} ${id}`}
      title={`${t(`type.${type}` as TextKey)}${title === null ? '' : `: ${title}`}`}
      beside={<Badge kind={state === 'held' ? 'open' : ''}>{t(`value.${state}` as TextKey)}</Badge>}
      said={item.excerpt}
      people={{ author, hidden_by }}
      times={{ since: item.since }}
      facts={{ reason: item.reason }}
    >
      {type !== 'file' && <Hiding type={type} of={{ id, hidden: { state } }} />}
    </Card>
  ));
  return listPage('hidden', { t, list, above: <Filters of="listHiddenContent" fields={fields} isFolded />, cards });
};

/** Sign-ups that wait for approval, oldest first. */
export const showSignUps: StaffPage = async ({ read, listed, parts, t }) => {
  const { sign_ups: waiting, ...list } = await read('listSignUps', listed());
  const cards = waiting.map(({ id, username: name, email, email_verified: isVerified, created_at: since }) => {
    const facts = { email: `${email}, ${t(isVerified ? 'email.confirmed' : 'email.not_confirmed')}` };
    return (
      <Card key={id} title={name} times={{ since }} facts={facts}>
        <Form of="approveSignUp" path={{ username: name }} submit={t('sign_up.approve', { name })} />
        <Form of="refuseSignUp" path={{ username: name }} submit={t('sign_up.refuse', { name })} danger quiet />
      </Card>
    );
  });
  return listPage('sign_ups', {
    t,
    list,
    above: parts.config.signUp !== 'approval' && <p>{t('sign_ups.off')}</p>,
    cards,
  });
};

/** Invitations, and the form for a new one, whose address is shown once. */
export const showInvitations: StaffPage = async ({ read, listed, parts, t }) => {
  const { invitations, ...list } = await read('listInvitations', listed());
  const fields = [
    { name: 'max_uses', value: 1 },
    { name: 'expires_at', label: t('invitation.good'), options: lengths([1, 7, 30, 90], t), value: 'P7D' },
  ];
  const above = (
    <>
      <p>{t(`invitations.${parts.config.signUp}`)}</p>
      <Form of="createInvitation" fields={fields} submit={t('invitation.create')} once="url" />
    </>
  );
  const cards = invitations.map(({ id, creator, uses, max_uses: most, created_at: at, expires_at: good_until }) => {
    const facts = { used: t('invitation.uses', { uses, most }) };
    return (
      <Card
        key={id}
        title={t('invitation.number', { id })}
        people={{ created_by: creator }}
        times={{ at, good_until }}
        facts={facts}
      >
        <Form of="revokeInvitation" path={{ id }} submit={t('invitation.revoke', { id })} danger quiet />
      </Card>
    );
  });
  return listPage('invitations', { t, list, above, cards });
};

/** All groups, and the form for a new one. */
export const showStaffGroups: StaffPage = async ({ read, listed, t }) => {
  const { groups, ...list } = await read('listGroups', listed());
  return {
    ...list,
    title: t('groups'),
    content: (
      <>
        <Form
          of="createGroup"
          summary={t('group.create')}
          card
          fields={['slug', ...groupFields(t)]}
          submit={t('group.create')}
          next="/groups/{slug}"
        />
        <Groups groups={groups} />
      </>
    ),
  };
};
