import {
  unsubscribe as endMails,
  type Mailed,
  readUnsubscribeToken,
} from '../../community/notifications/unsubscribing.js';
import { problem } from '../../core/contract/problems.js';
import { Note } from '../components/parts.js';
import type { Visit } from '../visit.js';
import { everybody, formPage } from './form-page.js';

/** @throws route_not_found of a link that is none of ours */
async function asked({ req, parts }: Visit): Promise<{ userId: number; which: Mailed }> {
  const found = await readUnsubscribeToken(parts.database.prisma, String(req.params.token));
  if (found === null) throw problem('route_not_found');
  return found;
}

/**
 * What the link in a mail with notifications leads to. Programs that look through mails follow links: nothing ends by looking. Its form is also sent by
 * mail programs (RFC 8058), which have no session: the link is what permits it.
 */
export const unsubscribe = formPage(everybody, {
  show: async (visit) => {
    const { t } = visit;
    const { which } = await asked(visit);
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
    const { userId, which } = await asked(visit);
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
