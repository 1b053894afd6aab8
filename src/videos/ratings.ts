import type { Handler } from '../pipeline/handlers.js';
import { rate } from './sql.js';

const values = { like: 1, dislike: -1, none: 0 } as const;

export const rateVideo: Handler<'rateVideo'> = async ({ path, body, caller, database, refuse }) => {
  const reply = await database.$json(rate, [path.id, caller.id, values[body.rating], body.rating]);
  if (reply === null) {
    throw refuse('video_not_found');
  }
  return { status: 200, body: reply };
};
