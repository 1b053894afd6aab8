import { isTextKey, type Translate } from './texts.js';

/** What a notification is of. A title is null where it has none. */
type Notice = { type: string; target_id: number; actor: string | null; title: string | null };

/** What happened, in a sentence for who is notified of it, on the pages and in mails. Of their own it is news where staff have approved it. */
export function noticeIn(t: Translate, { type, target_id: id, actor, title }: Notice, username?: string): string {
  const key = actor === username ? 'notice.approved' : `notice.${type}`;
  const values = { actor: actor ?? t('notice.somebody'), title: title ?? t('notice.order', { id }) };
  return t(isTextKey(key) ? key : 'notice.other', values);
}
