import { isTextKey, type Translate } from './texts.js';

/** The subject of a notification. A title is null if it has none. */
type Notice = {
  type: string;
  target_id: number;
  reason?: string;
  actor: string | null;
  /** Names of who did it, the latest first, and their number. */
  actors: readonly string[];
  actor_count: number;
  title: string | null;
  report_status?: string | null;
};

/**
 * The sentence of a notification for its recipient, on pages and in mails. For own content it reports the approval by
 * staff.
 */
export function noticeIn(t: Translate, notice: Notice, username?: string): string {
  const { type, reason, target_id: id, actor, title, report_status: outcome } = notice;
  const key =
    actor === username
      ? 'notice.approved'
      : reason === 'mention'
        ? 'notice.mention'
        : outcome
          ? `notice.report.${outcome}`
          : `notice.${type}`;
  const values = { actor: whoIn(t, notice), count: notice.actor_count, title: title ?? t('order.number', { id }) };
  return t(isTextKey(key) ? key : 'notice.other', values);
}

/** The people of a notification: two of them by name. */
function whoIn(t: Translate, { actors: [one, other], actor_count: count }: Notice): string {
  if (one === undefined) return t('notice.somebody');
  return other === undefined ? one : t('notice.several', { one, other, more: count - 2 });
}
