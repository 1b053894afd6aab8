import { isTextKey, type Translate } from './texts.js';

/** The subject of a notification. A title is null if it has none. */
type Notice = { type: string; target_id: number; actor: string | null; title: string | null };

/**
 * The sentence of a notification for its recipient, on pages and in mails. For own content it reports the approval by
 * staff.
 */
export function noticeIn(t: Translate, { type, target_id: id, actor, title }: Notice, username?: string): string {
  const key = actor === username ? 'notice.approved' : `notice.${type}`;
  const values = { actor: actor ?? t('notice.somebody'), title: title ?? t('notice.order', { id }) };
  return t(isTextKey(key) ? key : 'notice.other', values);
}
