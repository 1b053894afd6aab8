import { colourOf, initialsOf } from '../../accounts/users/avatars/generated.js';
import { interfaceAt } from '../../accounts/users/avatars/queries.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import { pageOf } from '../../api/http/page-address.js';
import type { MailContent, MailEntry } from '../../api/mail/blocks.js';
import type { MailKind } from '../../api/mail/kinds/kind.js';
import { isMailText, type Why } from '../../api/mail/texts/texts.js';
import { previewOf } from '../../core/contract/preview.js';
import type { Database } from '../../core/database/client.js';
import { arraySql } from '../../core/database/formats.js';
import type { Statement } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import { isActiveSql, readableSql } from './readable.js';
import { type Mailed, unsubscribeToken } from './unsubscribing.js';

/** Most events and notifications in a mail, and most people that mails are queued for at once. */
const [mostRead, mostTold, queuedAtOnce] = [500, 50, 500];
/** Characters of an excerpt. */
const excerpt = 300;

/** SQL: true if a user `u` gets mail. */
const getsMail = `u.email_verified_at IS NOT NULL AND u.deleted_at IS NULL AND NOT ${restrictedSql('suspended')}`;

const queueDue: Statement<number> = {
  name: 'queue_notification_mails',
  text: `
    WITH due AS (
      SELECT user_id, delivery, since FROM notification_mails WHERE due_at <= now()
      ORDER BY due_at LIMIT ${queuedAtOnce} FOR UPDATE SKIP LOCKED
    ),
    taken AS (
      UPDATE notification_mails m SET since = NULL, due_at = NULL, sent_at = now() FROM due
      WHERE (m.user_id, m.delivery) = (due.user_id, due.delivery)
    ),
    queued AS (
      INSERT INTO mails (user_id, kind, recipient, data)
      SELECT u.id, 'notifications', u.email,
        jsonb_build_object('delivery', due.delivery, 'since', due.since, 'until', now())
      FROM due JOIN users u ON u.id = due.user_id WHERE ${getsMail}
    )
    SELECT count(*)::text AS reply FROM due`,
};

/** Queues the mails with notifications that are due, one for each person. Safe on several nodes at once. */
export async function queueNotificationMails({ json }: Pick<Database, 'json'>): Promise<void> {
  for (let queued = queuedAtOnce; queued === queuedAtOnce; ) queued = (await json(queueDue, []))?.parse() ?? 0;
}

type Line = {
  type: string;
  reason: string;
  target_id: number;
  actor: string | null;
  /** Display name of the actor, and the path of their picture below that of the API. */
  name: string | null;
  picture: string | null;
  title: string | null;
  excerpt: string;
  path: string;
  /** Display names of who did it, the latest first, without repetition. */
  actors: string[];
  actor_count: number;
};
type Row = Omit<Line, 'actors' | 'actor_count'> & { thread: string };
type UnreadNotifications = { username: string; name: string; rows: Row[] };

/**
 * $1 user, $2 address, $3 kind of mail, $4 and $5 since and until when, $6 active areas. Without read notifications,
 * and without what only staff may read, since a mailbox has no second factor.
 */
const unreadLines: Statement<UnreadNotifications> = {
  name: 'unread_lines',
  text: `
    SELECT row_to_json(mail)::text AS reply FROM (
      SELECT u.username, coalesce(u.display_name, u.username) AS name, coalesce((
        SELECT ${arraySql('line', { order: 'line.position DESC' })} FROM (
          SELECT n.position, n.type, n.reason, n.resource_id AS target_id, a.username AS actor,
            coalesce(a.display_name, a.username) AS name,
            '/users/' || a.username || '/avatar?v=' || a.avatar_version AS picture, coalesce(n.thread, n.position::text) AS thread,
            shown.title, shown.excerpt, shown.path
          FROM (
            SELECT * FROM notifications n WHERE n.user_id = $1 AND n.read_at IS NULL AND n.delivery = $3::text AND ${isActiveSql('$6::text[]')}
              AND n.created_at BETWEEN greatest($4::timestamptz, now() - interval '3 days') AND $5::timestamptz
            ORDER BY n.position DESC LIMIT ${mostRead}
          ) n CROSS JOIN LATERAL ${readableSql({ viewer: '$1::integer', staff: 'false' })} shown
          LEFT JOIN users a ON a.id = n.actor_id
        ) line
      ), '[]') AS rows
      FROM users u WHERE u.id = $1::integer AND u.email = $2::citext AND ${getsMail}
    ) mail`,
};

/** Lines of a mail: events of one thread are one line, with the text of the latest. */
function linesOf(rows: readonly Row[]): Line[] {
  const threads = new Map<string, Row[]>();
  for (const row of rows) threads.set(row.thread, [...(threads.get(row.thread) ?? []), row]);
  return [...threads.values()].slice(0, mostTold).map((each) => {
    const [latest] = each as [Row];
    const actors = [...new Map(each.map(({ actor, name }) => [actor, name])).values()].filter((name) => name !== null);
    // Excerpts of strangers' texts must not stand out as lines or links of the mail.
    return { ...latest, excerpt: previewOf(latest.excerpt, excerpt), actors, actor_count: actors.length };
  });
}

type NotificationMailData = { delivery: Mailed; since: string; until: string };

/** The reason for a mail: that of its only line, or what the reader has asked for. */
function whyOf(lines: readonly Line[], delivery: Mailed): Why {
  const key = `why.${lines.length === 1 ? lines[0]?.reason : delivery}`;
  return isMailText(key) ? (key as Why) : `why.${delivery}`;
}

/**
 * Mails with notifications, which are read when the mail is sent. `sentenceOf` makes the sentence about an event for
 * its recipient.
 */
export function notificationMails(
  database: Pick<Database, 'json'>,
  config: Pick<Config, 'areas' | 'basePaths'>,
  sentenceOf: (line: Line, username: string, language: SiteLanguage) => string,
) {
  const notifications: MailKind<NotificationMailData> = async (
    { delivery, since, until },
    { recipient, userId, origin, prisma, language, t },
  ): Promise<MailContent | null> => {
    const values = [userId, recipient, delivery, since, until, [...config.areas]];
    const unread = (await database.json(unreadLines, values))?.parse();
    const lines = linesOf(unread?.rows ?? []);
    const [first] = lines;
    if (userId === null || unread === undefined || first === undefined) return null;
    const { username, name } = unread;
    const isOne = lines.length === 1;
    const entries = lines.map((line): MailEntry => {
      const { name: actor, picture, excerpt: text } = line;
      const face = actor !== null && {
        initials: initialsOf(actor),
        colour: colourOf(actor),
        picture: picture && interfaceAt(origin, config) + picture,
      };
      const event = sentenceOf(line, username, language);
      return { face: face || null, event, excerpt: text, url: isOne ? null : origin + pageOf(line) };
    });
    return {
      subject: isOne ? (entries[0]?.event ?? '') : t('news', { count: lines.length }),
      body: isOne
        ? [...entries, { label: t('read'), url: origin + pageOf(first) }]
        : [t('news.hello', { name }), ...entries, { label: t('inbox'), url: `${origin}/notifications` }],
      why: whyOf(lines, delivery),
      links: [{ label: t('settings'), url: `${origin}/notifications/settings` }],
      unsubscribe: `${origin}/unsubscribe/${await unsubscribeToken(prisma, userId, delivery)}`,
    };
  };
  return { notifications };
}
