import { isModerator } from '../../api/auth/authentication.js';
import type { Caller } from '../../api/http/caller.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { countUnread, markRead, notificationPage, type Reader, readerValues } from './queries.js';

const readerOf = (caller: Caller): Reader => ({ id: caller.id, isStaff: isModerator(caller) });

export const listNotifications: Handler<'listNotifications'> = async ({ query, caller, database, parts }) => {
  const { before = null, cursor = before, limit = 20 } = query;
  const reader = readerValues(readerOf(caller), parts.config);
  return {
    status: 200,
    body: await database.$one(notificationPage, [...reader, cursor === '*' ? null : cursor, limit]),
  };
};

export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ body, caller, database, parts }) => {
  await database.$json(markRead, [caller.id, body.ids ?? [], body.until ?? null]);
  return { status: 200, body: { unread_count: await countUnread(database, readerOf(caller), parts.config) } };
};
