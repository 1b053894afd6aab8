import { isTextKey, type Translate } from './texts.js';

/** The subject of a notification. A title is null if it has none. */
type Notice = {
  type: string;
  target_id: number;
  actor: string | null;
  title: string | null;
  report_status?: string | null;
};

/**
 * The sentence of a notification for its recipient, on pages and in mails. For own content it reports the approval by
 * staff.
 */
export function noticeIn(t: Translate, notice: Notice, username?: string): string {
  const { type, target_id: id, actor, title, report_status: outcome } = notice;
  const key = actor === username ? 'notice.approved' : outcome ? `notice.report.${outcome}` : `notice.${type}`;
  const values = { actor: actor ?? t('notice.somebody'), title: title ?? t('notice.order', { id }) };
  return t(isTextKey(key) ? key : 'notice.other', values);
}
