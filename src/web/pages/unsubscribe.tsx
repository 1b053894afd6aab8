import {
  unsubscribe as endMails,
  type Mailed,
  readUnsubscribeToken,
} from '../../community/notifications/unsubscribing.js';
import { problem } from '../../core/contract/problems.js';
import { Note } from '../components/parts.js';
import type { Visit } from '../visit.js';
import { everybody, formPage } from './form-page.js';

/** The recipient of a valid unsubscribe link. @throws route_not_found for an invalid link */
async function recipientOf({ req, parts }: Visit): Promise<{ userId: number; which: Mailed }> {
  const found = await readUnsubscribeToken(parts.database.prisma, String(req.params.token));
  if (found === null) throw problem('route_not_found');
  return found;
}

/**
 * Target of the unsubscribe link in mails. Mail scanners follow links, so GET changes nothing. Mail programs post to it
 * without a session (RFC 8058): the secret link authorises it.
 */
export const unsubscribe = formPage(everybody, {
  show: async (visit) => {
    const { t } = visit;
    const { which } = await recipientOf(visit);
    return {
      title: t('unsubscribe'),
      content: (
        <>
          <p>{t(`unsubscribe.${which}`)}</p>
          <form method="post" class="card">
            <button type="submit">{t('unsubscribe')}</button>
          </form>
        </>
      ),
    };
  },
  act: async (visit) => {
    const { t, parts } = visit;
    const { userId, which } = await recipientOf(visit);
    await endMails(parts.database, userId, which);
    return {
      title: t('unsubscribe.done'),
      content: (
        <>
          <Note kind="done">{t('unsubscribe.inbox')}</Note>
          <a href="/notifications/settings">{t('notifications.settings')}</a>
        </>
      ),
    };
  },
});
