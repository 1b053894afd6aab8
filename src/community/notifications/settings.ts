import type { Handler } from '../../api/pipeline/handlers.js';
import { changeSettings, settingsOf } from './deliveries.js';

export const getNotificationSettings: Handler<'getNotificationSettings'> = async ({ caller, database }) => ({
  status: 200,
  body: await database.$one(settingsOf, [caller.id]),
});

export const updateNotificationSettings: Handler<'updateNotificationSettings'> = async ({ body, caller, database }) => {
  const { mention, message, order, own, watched } = body;
  await database.$json(changeSettings, [caller.id, JSON.stringify({ mention, message, order, own, watched })]);
  return { status: 200, body: await database.$one(settingsOf, [caller.id]) };
};
