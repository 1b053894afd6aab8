import type { VNode } from 'preact';
import { pageOf } from '../../../api/http/page-address.js';
import { nameOf, type Schemas, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { Badge, Button, Row, Rows, When } from '../../components/parts.js';
import { noticeIn } from '../../texts/notices.js';
import type { Translate } from '../../texts/texts.js';

type Notification = Schemas['Notification'];

/** The user's notifications, newest first. */
export const showNotifications: SitePage = async ({ read, query, t }) => {
  const {
    notifications,
    unread_count: unread,
    next_cursor: next,
  } = await read('listNotifications', { cursor: query('cursor') });
  const [newest] = notifications;
  return {
    title: t('notifications'),
    isKept: false,
    beside: (
      <>
        {unread > 0 && newest !== undefined && (
          <Form
            of="markNotificationsRead"
            fields={[{ name: 'until', value: newest.id, hidden: true }]}
            submit={t('notifications.mark_all')}
            inPlace={{ done: t('notifications.all_marked'), ends: '.unread' }}
            quiet
          />
        )}
        <Button href="/notifications/settings" text={t('notifications.settings')} quiet />
      </>
    ),
    content: (
      <Rows empty={t('notifications.none')}>
        {notifications.map((each) => (
          <Line key={each.id} of={each} />
        ))}
      </Rows>
    ),
    below: next !== null && <a href={`/notifications?cursor=${next}`}>{t('notifications.older')}</a>,
  };
};

/** The address that marks a notification as read, and leads to its page. */
const followed = (of: Notification): string =>
  of.read_at === null ? `/notifications/${of.id}?${new URLSearchParams({ to: pageOf(of) })}` : pageOf(of);

function Line({ of }: { of: Notification }): VNode {
  const site = useSite();
  const { t, account } = site;
  const actors = of.actors.map((name) => nameOf(site, name));
  return (
    <Row
      href={followed(of)}
      title={noticeIn(t, { ...of, actors }, account?.username)}
      excerpt={of.excerpt}
      badges={
        of.read_at === null && (
          <span id={`new-${of.id}`} class="unread">
            <Badge kind="open">{t('notifications.new')}</Badge>
          </span>
        )
      }
      {...(of.actor !== null && { face: of.actor })}
    >
      {t(`reason.${of.reason as 'own'}`)} · <When at={of.created_at} />
      {of.read_at === null && (
        <Form
          of="markNotificationsRead"
          fields={[{ name: 'ids.0', value: of.id, hidden: true }]}
          submit={t('notifications.mark')}
          inPlace={{ done: t('notifications.marked'), ends: `#new-${of.id}` }}
          class="inline unread"
          quiet
        />
      )}
    </Row>
  );
}

/** The people from whom somebody accepts messages. */
const froms = (t: Translate): Record<string, string> => ({
  everybody: t('messages.from.everybody'),
  followed: t('messages.from.followed'),
  nobody: t('messages.from.nobody'),
});

/** Notification settings. */
export const showNotificationSettings: SitePage = async ({ read, t }) => {
  const [settings, { messages_from: from }] = await Promise.all([
    read('getNotificationSettings'),
    read('getMessageSettings'),
  ]);
  const reasons = ['mention', 'message', 'group', 'order', 'own', 'watched'] as const;
  const fields = reasons.map((name) => ({ name, value: settings[name], label: t(`reason.${name}`), none: null }));
  return {
    title: t('notifications.settings'),
    trail: { '/notifications': t('notifications') },
    content: (
      <>
        <p>{t('notifications.about')}</p>
        <Form of="updateNotificationSettings" fields={fields} submit={t('save')} />
        <h2>{t('messages')}</h2>
        <Form
          of="updateMessageSettings"
          fields={[
            {
              name: 'messages_from',
              value: from,
              label: t('messages.from'),
              hint: t('messages.from.hint'),
              options: froms(t),
              none: null,
            },
          ]}
          submit={t('save')}
        />
      </>
    ),
  };
};
