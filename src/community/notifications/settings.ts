import type { Handler } from '../../api/pipeline/handlers.js';
import { changeSettings, settingsOf } from './deliveries.js';

export const getNotificationSettings: Handler<'getNotificationSettings'> = async ({ caller, database }) => ({
  status: 200,
  body: await database.$one(settingsOf, [caller.id]),
});

export const updateNotificationSettings: Handler<'updateNotificationSettings'> = async ({ body, caller, database }) => {
  await database.$json(changeSettings, [caller.id, JSON.stringify(body)]);
  return { status: 200, body: await database.$one(settingsOf, [caller.id]) };
};
